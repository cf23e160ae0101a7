// SPDX-License-Identifier: MIT

public import Foundation

/// A box of selected text: what a selection covers of one line.
///
/// A view of your own that conforms to `UITextInput` makes a subclass that overrides the properties.
///
/// Source: <https://developer.apple.com/documentation/uikit/uitextselectionrect>
open class UITextSelectionRect: NSObject {
  /// A box that says nothing; for subclasses.
  public override init() { super.init() }

  /// The box in the text input's coordinates, in points.
  open var rect: CGRect { .zero }
  /// Which way the text in the box runs.
  open var writingDirection: NSWritingDirection { .natural }
  /// Whether the selection starts in the box.
  open var containsStart: Bool { false }
  /// Whether the selection ends in the box.
  open var containsEnd: Bool { false }
  /// Whether the text runs from the top down. Here it never does.
  open var isVertical: Bool { false }
}
