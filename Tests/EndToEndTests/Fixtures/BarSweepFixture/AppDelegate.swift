// SPDX-License-Identifier: MIT

import InputAssistant
import UIKit

/// An app for the tests alone: a bar with something of everything on it, suggestions included.
@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  private let words = FixedWords()

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    Toprail.suggestionProvider = words
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 800, height: 600))
    window.rootViewController = SweepViewController()
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}

/// Offers the same three words whatever is typed, and only the first of them after an "x".
@MainActor
private final class FixedWords: SuggestionProvider {
  func suggest(
    _ context: TextContext, traits: InputTraits, into suggestions: inout [Suggestion]
  ) {
    suggestions.removeAll(keepingCapacity: true)
    suggestions.append(Suggestion(text: "first", kind: .literal))
    guard !context.before.hasSuffix("x") else { return }
    suggestions.append(Suggestion(text: "second", kind: .completion))
    suggestions.append(Suggestion(text: "a considerably longer third", kind: .prediction))
  }
}
