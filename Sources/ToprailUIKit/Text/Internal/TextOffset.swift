// SPDX-License-Identifier: MIT

/// A place in the text of a text field or text view.
final class TextOffset: UITextPosition {
  /// UTF-16 units from the start.
  let units: Int

  init(_ units: Int) {
    self.units = units
    super.init()
  }

  override func isEqual(_ object: Any?) -> Bool { (object as? TextOffset)?.units == units }
  override var hash: Int { units }
  override var description: String { "position \(units)" }
}
