// SPDX-License-Identifier: MIT

/// Reads a file of keys line by line.
struct KeyFileParser {
  let file: String
  private var result = KeyFile()
  private var section: String?
  private var sectionLine = 0
  private var line = 0

  init(file: String) { self.file = file }

  mutating func read(_ text: Substring, number: Int) throws(KeyFile.Mistake) {
    line = number
    let words = text.split(whereSeparator: \.isWhitespace)
    guard let statement = words.first else { return }
    let rest = words.dropFirst()
    switch statement {
    case "name": try readName(rest)
    case "layer", "bottom", "terminal", "pad": try begin(statement, rest)
    case "row": try readRow(rest)
    case "alternates": try readAlternates(rest)
    default: throw mistake("\(statement) is no statement")
    }
  }

  func finish(lines: Int) throws(KeyFile.Mistake) -> KeyFile {
    guard !result.name.isEmpty else {
      throw KeyFile.Mistake(file: file, line: lines, reason: "there is no name")
    }
    try requireRows()
    return result.withAlternates
  }

  private func mistake(_ reason: String) -> KeyFile.Mistake {
    KeyFile.Mistake(file: file, line: line, reason: reason)
  }

  private mutating func readName(_ words: ArraySlice<Substring>) throws(KeyFile.Mistake) {
    guard !words.isEmpty else { throw mistake("the name is missing") }
    guard result.name.isEmpty else { throw mistake("there is a name already") }
    result.name = words.joined(separator: " ")
  }

  private mutating func begin(
    _ kind: Substring, _ words: ArraySlice<Substring>
  ) throws(KeyFile.Mistake) {
    guard words.count == 1, let name = words.first else {
      throw mistake("\(kind) takes one name")
    }
    guard !["layer", "terminal"].contains(kind) || KeyLayer(rawValue: String(name)) != nil else {
      throw mistake("\(name) is no layer")
    }
    try requireRows()
    let section = "\(kind) \(name)"
    guard result.sections[section] == nil else { throw mistake("\(section) is there twice") }
    result.sections[section] = []
    (self.section, sectionLine) = (section, line)
  }

  private func requireRows() throws(KeyFile.Mistake) {
    guard let section, result.sections[section]?.isEmpty == true else { return }
    throw KeyFile.Mistake(file: file, line: sectionLine, reason: "\(section) has no rows")
  }

  private mutating func readRow(_ words: ArraySlice<Substring>) throws(KeyFile.Mistake) {
    guard let section else {
      throw mistake("a row before the first layer, bottom, terminal or pad")
    }
    var keys: [KeyLayout.Key] = []
    var gap = 0.0
    for word in words {
      let (name, width) = try measured(word)
      if name == "<gap>" {
        gap += width
      } else {
        keys.append(KeyLayout.Key(try action(name), width: width, gap: gap))
        gap = 0
      }
    }
    guard !keys.isEmpty else { throw mistake("the row has no keys") }
    let units = KeyLayout.units(of: keys)
    guard units <= 10 else {
      throw mistake("the row is \(units) keys wide instead of 10 at the most")
    }
    result.sections[section]?.append(keys)
  }

  /// Takes the width off a key: `a*1.5`. A star by itself is a key.
  private func measured(_ word: Substring) throws(KeyFile.Mistake) -> (Substring, Double) {
    guard let star = word.dropFirst().lastIndex(of: "*") else { return (word, 1) }
    let number = word[word.index(after: star)...]
    guard let width = Double(number), width >= 0.25, width <= 10 else {
      throw mistake("\(number) is no width from 0.25 to 10")
    }
    return (word[..<star], width)
  }

  private func action(_ name: Substring) throws(KeyFile.Mistake) -> KeyLayout.Key.Action {
    guard name.hasPrefix("<"), name.hasSuffix(">"), name.count > 2 else {
      return .text(String(name))
    }
    let inner = String(name.dropFirst().dropLast())
    if let layer = KeyLayer(rawValue: inner) { return .layer(layer) }
    if let stroke = KeyStroke.Key(name: inner) { return .stroke(stroke) }
    switch inner {
    case "space": return .space
    case "return": return .return
    case "backspace": return .backspace
    case "shift": return .shift
    case "hide": return .hide
    case "control": return .modifier(.control)
    case "alt": return .modifier(.alt)
    case "layer": return .layer(.symbols)
    default: throw mistake("\(name) is no key")
    }
  }

  private mutating func readAlternates(_ words: ArraySlice<Substring>) throws(KeyFile.Mistake) {
    guard let key = words.first.map(String.init), words.count > 1 else {
      throw mistake("alternates takes a key and what it offers")
    }
    guard result.alternates[key] == nil else {
      throw mistake("alternates of \(key) are there twice")
    }
    result.alternates[key] = words.dropFirst().map(String.init)
    guard case .stroke(let stroke) = try action(Substring(key)) else { return }
    result.strokes[stroke] = try words.dropFirst().map { (word) throws(KeyFile.Mistake) in
      guard case .stroke(let other) = try action(word) else {
        throw mistake("\(word) is no key without text")
      }
      return other
    }
  }
}

extension KeyFile {
  /// The same file with its alternates and capitals at their keys.
  fileprivate var withAlternates: KeyFile {
    var file = self
    for (section, rows) in sections {
      file.sections[section] = rows.map { $0.map(completed) }
    }
    return file
  }

  private func completed(_ key: KeyLayout.Key) -> KeyLayout.Key {
    var key = key
    if case .stroke(let stroke) = key.action { key.strokes = strokes[stroke] ?? [] }
    guard case .text(let text) = key.action else { return key }
    key.alternates = alternates[text] ?? []
    if text.count == 1, text.capitalForm != text { key.shifted = text.capitalForm }
    return key
  }
}

extension String {
  /// The capital of a letter; the text itself where there is none.
  var capitalForm: String { self == "ß" ? "ẞ" : uppercased() }
}
