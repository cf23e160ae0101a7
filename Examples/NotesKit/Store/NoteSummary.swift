// SPDX-License-Identifier: MIT

/// A row of the list.
package struct NoteSummary: Hashable, Sendable {
  package var id: NoteID
  package var title: String
  package var preview: String
  /// Seconds since 1970.
  package var modified: Double
}
