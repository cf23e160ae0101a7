// SPDX-License-Identifier: MIT

import Foundation

/// What keeps a test from going on, in words that say what to do.
package struct Trouble: Error, CustomStringConvertible {
  package let description: String

  package init(_ description: String) { self.description = description }
}
