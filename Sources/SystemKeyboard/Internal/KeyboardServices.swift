// SPDX-License-Identifier: MIT

import GLib
import InputAssistant
import Suggestions

/// What the keyboard does beside typing: it is asked over a socket and the session's bus, follows the
/// desktop's looks, and reads its words.
@MainActor
final class KeyboardServices {
  private let keyboard: Keyboard
  private var server: ControlServer?
  private var link: DesktopLink?

  /// - Throws: What is wrong if a keyboard runs already; without a runtime folder nobody can ask, and
  ///   that is all.
  init(_ keyboard: Keyboard) throws(ControlFailure) {
    self.keyboard = keyboard
    try listen()
    joinBus()
    MainLoop.whenIdle { [weak self] in self?.finishStart() }
  }

  /// Takes the socket away; the next keyboard of this session may start.
  func stop() { server = nil }

  private func listen() throws(ControlFailure) {
    do {
      let address = try ControlAddress(environment: LexiconPlace.variable)
      server = try ControlServer(address) { [unowned keyboard] in keyboard.answer($0) }
    } catch .isRunning {
      throw .isRunning
    } catch {
      Terminal.complain("it can't be asked from the command line: \(error.message)")
    }
  }

  /// Tells the session's bus what is shown, hears what it wants, and names another input method.
  private func joinBus() {
    let link = DesktopLink(
      isShown: keyboard.visibility.isShown,
      onRequest: { [unowned keyboard] in keyboard.visibility.request($0) },
      onPreferences: { [unowned keyboard] in keyboard.follow($0) })
    let change = keyboard.visibility.onChange
    keyboard.visibility.onChange = { isShown in
      change?(isShown)
      link.isShown = isShown
    }
    keyboard.onInputMethodTaken = {
      link.findRival { Terminal.complain(RivalInputMethod.message($0)) }
    }
    self.link = link
  }

  /// What can wait until the first picture is shown.
  private func finishStart() {
    link?.start()
    openLexicon()
    // Not when somebody is about to type: Chromium takes half a second to have the focus again.
    keyboard.client.prepareKeys()
    Program.releaseCode()
  }

  private func openLexicon() {
    guard keyboard.options.showsSuggestions, let engine = makeEngine() else { return }
    // Asked once for nobody: the first search has the file read, and ends early if that takes long.
    var words: [Suggestion] = []
    engine.suggest(TextContext(), traits: InputTraits(), into: &words)
    keyboard.session.whenIdle = MainLoop.whenIdle
    keyboard.session.provider = engine
  }

  private func makeEngine() -> SuggestionEngine? {
    do {
      let path = keyboard.options.lexicon
      if let lexicon = try path.map(Lexicon.init(path:)) ?? Lexicon.installed() {
        return SuggestionEngine(lexicon: lexicon)
      }
      Terminal.complain(Self.noLexicon)
    } catch {
      Terminal.complain("\(error)")
    }
    return nil
  }

  private static let noLexicon =
    "there is no lexicon, so no words are suggested; `make lexicon` builds one, --lexicon FILE takes"
    + " another, and --no-suggestions does without"
}
