// SPDX-License-Identifier: MIT

import InputAssistant
import UIKit

/// An app for the tests and pictures alone: one field with the traits that its arguments name.
///
/// `KeysFixture numberPad go secure words` has a secret field with a pad of digits, a return key that
/// goes, and suggestions.
@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  private let words = FixedWords()

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let wishes = Set(CommandLine.arguments.dropFirst())
    if wishes.contains("words") { Toprail.suggestionProvider = words }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    window.rootViewController = FieldViewController(wishes)
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}

/// Offers the same three words whatever is typed.
@MainActor
private final class FixedWords: SuggestionProvider {
  func suggest(
    _ context: TextContext, traits: InputTraits, into suggestions: inout [Suggestion]
  ) {
    for text in ["first", "second", "third"] {
      suggestions.append(Suggestion(text: text, kind: .completion))
    }
  }
}
