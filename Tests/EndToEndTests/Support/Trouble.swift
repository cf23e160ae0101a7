// SPDX-License-Identifier: MIT

import Foundation

/// What keeps a test from going on, in words that say what to do.
struct Trouble: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
