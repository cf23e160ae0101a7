// SPDX-License-Identifier: MIT

import Foundation

/// A piece of the text of a text field or text view.
final class TextSpan: UITextRange {
  /// In UTF-16 units.
  let units: NSRange

  init(_ units: NSRange) {
    self.units = units
    super.init()
  }

  override var start: UITextPosition { TextOffset(units.location) }
  override var end: UITextPosition { TextOffset(units.location + units.length) }
  override var isEmpty: Bool { units.length == 0 }

  override func isEqual(_ object: Any?) -> Bool { (object as? TextSpan)?.units == units }
  override var hash: Int { units.location &* 31 &+ units.length }
  override var description: String { "range \(units.location)..<\(units.location + units.length)" }
}
