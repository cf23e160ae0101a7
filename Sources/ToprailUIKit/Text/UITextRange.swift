// SPDX-License-Identifier: MIT

public import Foundation

/// A piece of a text input's text; an empty one is a caret.
///
/// Text inputs make them; they are good until the text changes. A view of your own that conforms to
/// `UITextInput` makes a subclass that overrides the three properties.
///
/// Source: <https://developer.apple.com/documentation/uikit/uitextrange>
open class UITextRange: NSObject {
  /// A range that says nothing; for subclasses.
  public override init() { super.init() }

  /// Where the piece starts.
  open var start: UITextPosition { UITextPosition() }
  /// Where the piece ends.
  open var end: UITextPosition { UITextPosition() }
  /// Whether there is nothing in the piece.
  open var isEmpty: Bool { start.isEqual(end) }
}
