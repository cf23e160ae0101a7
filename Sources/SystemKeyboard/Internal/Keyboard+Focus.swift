// SPDX-License-Identifier: MIT

import GLib
import InputAssistant

extension Keyboard {
  /// Another field has the focus, the same one anew, or none.
  func focusChanged() {
    if client.field.isActive {
      let traits = fieldTraits
      protectMemory(of: traits)
      if client.isBack, session.isActive, session.traits == traits {
        session.textChanged()
      } else {
        begin(traits: traits)
      }
      visibility.fieldActivated()
    } else {
      visibility.fieldDeactivated()
      stopWatching()
      settle()
    }
  }

  /// What is shown stays as it is for a moment: another field often comes at once.
  private func settle() {
    settleTimer = MainLoop.timer(VisibilityPolicy.settling) { [unowned self] in
      guard !client.field.isActive else { return }
      Program.setDumpable(true)
      if window.isShown { beginWithoutField() } else { session.end() }
    }
  }

  /// The field that has the focus asks for something else.
  func traitsChanged() {
    let traits = fieldTraits
    protectMemory(of: traits)
    session.traitsChanged(traits)
  }

  /// What the field asks for; what was ever secret in it stays so.
  private var fieldTraits: InputTraits {
    let field = client.field
    var traits = InputTraits(
      hint: field.hint, purpose: field.purpose, suggestsInTerminals: options.suggestsInTerminals)
    if field.isSecure { traits.isSecure = true }
    return traits
  }

  /// What is typed in secret is in no crash's picture of the memory.
  private func protectMemory(of traits: InputTraits) { Program.setDumpable(!traits.isSecure) }

  private func begin(traits: InputTraits) {
    protectMemory(of: traits)
    session.begin(traits: traits, bar: Bar(), client: client, owner: self)
  }

  /// Types into whatever has the keyboard's focus, of which nothing is known.
  func beginWithoutField() {
    var traits = InputTraits()
    traits.autocapitalization = .none
    begin(traits: traits)
  }
}
