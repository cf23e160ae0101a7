// SPDX-License-Identifier: MIT

import InputAssistant
import Suggestions

/// Where words come from: found when they are first asked for, so that starting an app needs none.
@MainActor
final class SuggestionSource {
  /// The engine over the lexicon that is installed.
  static var installed: SuggestionSource { SuggestionSource { SuggestionEngine.installed() } }

  private(set) lazy var provider = find()
  private let find: @MainActor () -> (any SuggestionProvider)?

  /// - Parameter find: called once, when words are first asked for.
  init(finding find: @escaping @MainActor () -> (any SuggestionProvider)?) { self.find = find }

  convenience init(_ provider: (any SuggestionProvider)?) { self.init { provider } }
}
