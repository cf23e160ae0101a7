// SPDX-License-Identifier: MIT

/// A piece of a text input's text; an empty one is a caret.
///
/// Text inputs make them; they are good until the text changes.
///
/// Source: <https://developer.apple.com/documentation/uikit/uitextrange>
open class UITextRange: NSObject {
  /// Where the piece starts.
  public let start: UITextPosition
  /// Where the piece ends.
  public let end: UITextPosition

  init(_ range: NSRange) {
    start = UITextPosition(offset: range.location)
    end = UITextPosition(offset: range.location + range.length)
    super.init()
  }

  /// Whether there is nothing in the piece.
  open var isEmpty: Bool { start.offset == end.offset }

  var nsRange: NSRange { NSRange(location: start.offset, length: end.offset - start.offset) }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UITextRange)?.nsRange == nsRange
  }

  open override var hash: Int { start.offset &* 31 &+ end.offset }
}
