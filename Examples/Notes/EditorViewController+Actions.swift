// SPDX-License-Identifier: MIT

import NotesKit
import UIKit

// What the bar and the keyboard's shortcuts do.
extension EditorViewController {
  static let shortcuts: [UIKeyCommand] = [
    UIKeyCommand(input: "b", modifierFlags: .command, action: #Selector(toggleBold)),
    UIKeyCommand(input: "i", modifierFlags: .command, action: #Selector(toggleItalic)),
    UIKeyCommand(input: "e", modifierFlags: .command, action: #Selector(toggleCode)),
    UIKeyCommand(input: "h", modifierFlags: .command, action: #Selector(cycleHeading)),
    UIKeyCommand(input: "l", modifierFlags: .command, action: #Selector(toggleList)),
    UIKeyCommand(
      input: "l", modifierFlags: [.command, .shift], action: #Selector(toggleCheckBox)),
    UIKeyCommand(input: "q", modifierFlags: [.command, .shift], action: #Selector(toggleQuote)),
    UIKeyCommand(input: "k", modifierFlags: .command, action: #Selector(toggleLink)),
  ]

  func toggleBold() { perform { Markdown.toggle(.bold, in: $0, selection: $1) } }
  func toggleItalic() { perform { Markdown.toggle(.italic, in: $0, selection: $1) } }
  func toggleCode() { perform { Markdown.toggle(.code, in: $0, selection: $1) } }
  func cycleHeading() { perform(Markdown.cycleHeading) }
  func toggleList() { perform(Markdown.toggleList) }
  func toggleCheckBox() { perform(Markdown.toggleCheckBox) }
  func toggleQuote() { perform(Markdown.toggleQuote) }
  func toggleLink() { perform(Markdown.toggleLink) }
  func undoEdit() { form.body.undoManager?.undo() }
  func redoEdit() { form.body.undoManager?.redo() }
}
