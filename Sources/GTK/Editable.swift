// SPDX-License-Identifier: MIT

import GLib

extension String {
  /// The text with a replacement character for each NUL, which ends a string for C.
  var withoutNUL: String {
    utf8.contains(0) ? replacing("\0", with: "\u{FFFD}") : self
  }
}

/// What the two text widgets have in common. Positions count Unicode scalars, as GTK's do.
@MainActor
package protocol Editable: Widget {
  var text: String { get set }
  /// How many Unicode scalars there are.
  var count: Int { get }
  func text(in range: Range<Int>) -> String
  /// The selection, or the caret as an empty range.
  var selection: Range<Int> { get set }
  func insert(_ text: String)
  func delete(_ range: Range<Int>)

  /// Whether the user may change the text.
  var isEditable: Bool { get }

  func cut()
  func copy()
  func paste()

  /// Called after any change of the text.
  func onChange(_ handler: @escaping @MainActor () -> Void)
  /// Called after the caret or the selection has moved.
  func onSelectionChange(_ handler: @escaping @MainActor () -> Void)
  /// Asked before text goes in or out; false refuses it.
  func onInsert(_ handler: @escaping @MainActor (_ text: String, _ position: Int) -> Bool)
  func onDelete(_ handler: @escaping @MainActor (_ range: Range<Int>) -> Bool)

  func set(purpose: InputPurpose, hints: InputHints)
  /// The widget that has the keyboard focus while text is typed.
  var focusWidget: Widget { get }

  /// Underlines a range, or takes the line away.
  func underline(_ range: Range<Int>?)

  // Places are in points in the widget's parent, which has it at its origin, as the text lies now.

  /// Where the caret shows at a position: a line of no width.
  func caret(at position: Int) -> TextBox
  /// What shows of a range: a box for each piece of a line.
  func boxes(of range: Range<Int>) -> [TextBox]
  /// The position that is nearest to a point.
  func position(nearX x: Double, y: Double) -> Int
  /// The character under a point, by the position before it; nil where there is none.
  func character(atX x: Double, y: Double) -> Int?
  /// The position so many steps of the caret to the right, or to the left below 0; nil past an end.
  func position(_ position: Int, movedRight steps: Int) -> Int?
  /// The position so many lines below, or above below 0; nil past an end.
  func position(_ position: Int, movedDown lines: Int) -> Int?
  /// The lines as they show that a paragraph takes up.
  func lines(in paragraph: Range<Int>) -> [Range<Int>]
}

extension Editable {
  /// Called when the text changes that an input method shows before it is inserted.
  package func onPreedit(_ handler: @escaping @MainActor (_ preedit: String) -> Void) {
    focusWidget.onString("preedit-changed", handler)
  }

  /// Asked before the user copies or cuts, by whatever key; false refuses it.
  package func onCopy(_ handler: @escaping @MainActor () -> Bool) {
    let widget = focusWidget.raw
    for signal in ["copy-clipboard", "cut-clipboard"] {
      // The handler dies with the widget.
      focusWidget.onVoid(signal) { Object.stop(widget, signal, unless: handler) }
    }
  }
}
