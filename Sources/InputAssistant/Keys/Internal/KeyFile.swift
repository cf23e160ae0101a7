// SPDX-License-Identifier: MIT

/// A data file of rows of keys, one statement a line.
///
/// `name WORDS` names the layout; `layer NAME`, `bottom NAME`, `terminal NAME` and `pad NAME` begin a
/// section, whose rows follow as `row KEY KEY …`; `alternates KEY TEXT …` says what a long press on a key
/// offers, which are names where the key's is one: `alternates <tab> <home> <end>`.
/// Lines that start with # are comments.
struct KeyFile: Hashable {
  /// What is wrong with a line of the file.
  struct Mistake: Error, Hashable, CustomStringConvertible {
    let file: String
    let line: Int
    let reason: String
    var description: String { "\(file):\(line): \(reason)" }
  }

  var name = ""
  /// Rows by section, such as "layer letters".
  var sections: [String: [[KeyLayout.Key]]] = [:]
  /// What a long press offers, by the text of the key.
  var alternates: [String: [String]] = [:]
  /// What a long press offers on a key that types no text.
  var strokes: [KeyStroke.Key: [KeyStroke.Key]] = [:]
}
