// SPDX-License-Identifier: MIT

import Foundation
import NotesKit

/// A text with its selection drawn in: `a «b» c`, or `a| b` for a caret.
struct Marked: Hashable, CustomStringConvertible, ExpressibleByStringLiteral {
  var text: String
  var selection: NSRange

  init(_ text: String, _ selection: NSRange) {
    self.text = text
    self.selection = selection
  }

  init(stringLiteral drawn: String) {
    let units = Array(drawn.utf16)
    let marks = units.indices.filter { "«»|".utf16.contains(units[$0]) }
    let start = marks.first ?? 0
    let end = max(start, (marks.last ?? 0) - max(0, marks.count - 1))
    let plain = units.indices.filter { !marks.contains($0) }.map { units[$0] }
    self.init(
      String(decoding: plain, as: UTF16.self), NSRange(location: start, length: end - start))
  }

  var description: String {
    var units = Array(text.utf16)
    if selection.length == 0 {
      units.insert(contentsOf: "|".utf16, at: selection.location)
    } else {
      units.insert(contentsOf: "»".utf16, at: NSMaxRange(selection))
      units.insert(contentsOf: "«".utf16, at: selection.location)
    }
    return String(decoding: units, as: UTF16.self)
  }

  /// The character after the selection, or a space.
  var next: Character {
    Range(selection, in: text).flatMap { text[$0.upperBound...].first } ?? " "
  }

  typealias Edit = (String, NSRange) -> MarkdownEdit?

  /// What an edit makes of it; the same where there is none.
  func after(_ edit: Edit) -> Marked {
    guard let edit = edit(text, selection) else { return self }
    return Marked(edit.applied(to: text), edit.selection)
  }

  func after(_ style: Markdown.Style) -> Marked {
    after { Markdown.toggle(style, in: $0, selection: $1) }
  }

  var state: MarkdownState { MarkdownState(in: text, selection: selection) }

  /// Every selection of every text of up to so many letters.
  static func all(_ alphabet: [String], upTo length: Int) -> [Marked] {
    var texts: Set<String> = [""]
    for _ in 0..<length { texts.formUnion(texts.flatMap { text in alphabet.map { text + $0 } }) }
    return texts.flatMap { text in
      // Between scalars, as widgets give them.
      let places = (text.unicodeScalars.indices + [text.endIndex]).map { $0.utf16Offset(in: text) }
      return places.flatMap { start in
        places.filter { $0 >= start }.map {
          Marked(text, NSRange(location: start, length: $0 - start))
        }
      }
    }
  }
}
