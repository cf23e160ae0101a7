// SPDX-License-Identifier: MIT

import NotesKit
import UIKit

/// The editor's shortcuts bar: three groups whose items show what the text at the caret is.
@MainActor
class EditorBar {
  private let bold: UIBarButtonItem
  private let italic: UIBarButtonItem
  private let code: UIBarButtonItem
  private let heading: UIBarButtonItem
  private let list: UIBarButtonItem
  private let checkBox: UIBarButtonItem
  private let quote: UIBarButtonItem
  private let link: UIBarButtonItem
  private let undo: UIBarButtonItem
  private let redo: UIBarButtonItem

  init(editor: EditorViewController) {
    typealias Editor = EditorViewController
    func item(_ title: String, _ symbol: String, _ action: Selector) -> UIBarButtonItem {
      let image = UIImage(systemName: symbol)
      let item = UIBarButtonItem(image: image, style: .plain, target: editor, action: action)
      item.title = title
      item.accessibilityLabel = title
      return item
    }
    bold = item("Bold", "bold", #Selector(Editor.toggleBold))
    italic = item("Italic", "italic", #Selector(Editor.toggleItalic))
    code = item("Code", "chevron.left.forwardslash.chevron.right", #Selector(Editor.toggleCode))
    heading = item("Heading", "textformat.size", #Selector(Editor.cycleHeading))
    list = item("List", "list.bullet", #Selector(Editor.toggleList))
    checkBox = item("Check Box", "checkmark.square", #Selector(Editor.toggleCheckBox))
    quote = item("Quote", "increase.quotelevel", #Selector(Editor.toggleQuote))
    link = item("Link", "link", #Selector(Editor.toggleLink))
    undo = item("Undo", "arrow.uturn.backward", #Selector(Editor.undoEdit))
    redo = item("Redo", "arrow.uturn.forward", #Selector(Editor.redoEdit))
  }

  /// Puts the groups on a text view's bar, in place of the system's.
  func install(on textView: UITextView) {
    func group(_ title: String, _ symbol: String, _ items: [UIBarButtonItem])
      -> UIBarButtonItemGroup
    {
      let representative = UIBarButtonItem(
        image: UIImage(systemName: symbol), style: .plain, target: nil, action: nil)
      representative.title = title
      representative.accessibilityLabel = title
      return UIBarButtonItemGroup(barButtonItems: items, representativeItem: representative)
    }
    textView.inputAssistantItem.leadingBarButtonGroups = [
      group("Format", "textformat", [bold, italic, code]),
      group("Structure", "list.bullet", [heading, list, checkBox, quote, link]),
    ]
    textView.inputAssistantItem.trailingBarButtonGroups = [
      group("History", "clock.arrow.circlepath", [undo, redo])
    ]
  }

  /// Shows what a text is at a selection, and whether there is anything to undo.
  func refresh(_ state: MarkdownState, history: UndoManager?, isEditable: Bool) {
    select(bold, state.isBold)
    select(italic, state.isItalic)
    select(code, state.isCode)
    select(heading, state.headingLevel > 0)
    select(list, state.isList)
    select(checkBox, state.checkBox != nil)
    select(quote, state.isQuote)
    select(link, state.isLink)
    for item in [bold, italic, code, heading, list, checkBox, quote, link] {
      enable(item, isEditable)
    }
    enable(undo, isEditable && history?.canUndo == true)
    enable(redo, isEditable && history?.canRedo == true)
  }

  // Only what differs is set, so that the bar isn't read again at every key.

  private func select(_ item: UIBarButtonItem, _ isSelected: Bool) {
    if item.isSelected != isSelected { item.isSelected = isSelected }
  }

  private func enable(_ item: UIBarButtonItem, _ isEnabled: Bool) {
    if item.isEnabled != isEnabled { item.isEnabled = isEnabled }
  }
}
