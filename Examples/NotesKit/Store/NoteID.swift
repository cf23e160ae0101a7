// SPDX-License-Identifier: MIT

/// Names a note as long as the store lives, whatever its file is called.
package struct NoteID: Hashable, Sendable {
  let number: Int
}
