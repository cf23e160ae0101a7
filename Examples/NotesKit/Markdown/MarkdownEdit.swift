// SPDX-License-Identifier: MIT

package import Foundation

/// One replacement in a text, and what is selected afterwards. Positions are UTF-16 offsets.
package struct MarkdownEdit: Hashable, Sendable {
  package var range: NSRange
  package var replacement: String
  package var selection: NSRange

  /// The text after the edit.
  package func applied(to text: String) -> String {
    let units = Array(text.utf16)
    let start = units[..<range.location]
    return String(
      decoding: start + Array(replacement.utf16) + units[NSMaxRange(range)...], as: UTF16.self)
  }
}
