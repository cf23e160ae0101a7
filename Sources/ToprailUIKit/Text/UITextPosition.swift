// SPDX-License-Identifier: MIT

public import Foundation

/// A place in a text input's text, between two characters.
///
/// Text inputs make them; they are good until the text changes. Text fields and text views take an
/// old one, or one of another field, for the nearest place in the text that they have. A view of your
/// own that conforms to `UITextInput` makes a subclass that says where the place is.
///
/// Source: <https://developer.apple.com/documentation/uikit/uitextposition>
open class UITextPosition: NSObject {
  /// A place that says nothing; for subclasses.
  public override init() { super.init() }
}
