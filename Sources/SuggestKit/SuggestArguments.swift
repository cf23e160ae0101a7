// SPDX-License-Identifier: MIT

package import Suggestions

/// What the command line asks for.
package struct SuggestArguments: Hashable, Sendable {
  /// What to do.
  package enum Command: Hashable, Sendable {
    case complete(String)
    case info
    case evaluate([Measurement])
    case help
  }

  package var command: Command
  /// The size of lexicon asked for; nil for the full one or, without it, the compact one.
  package var model: LexiconSize?
  package var language = "en"
  /// The lexicon's file, instead of the one that is found by language and size.
  package var lexicon: String?
  /// Whether to answer in JSON where the answer is else for people.
  package var isJSON = false
  /// Whether a word that was typed past is not shown again.
  package var suppressesRejected = false

  /// - Parameter arguments: without the program's name.
  package init(_ arguments: [String]) throws(Failure) {
    var reader = ArgumentReader(arguments)
    self = try reader.read()
  }

  init(command: Command) {
    self.command = command
  }
}
