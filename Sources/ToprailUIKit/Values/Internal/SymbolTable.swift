// SPDX-License-Identifier: MIT

/// Names of SF Symbols with the icons that stand for them and what is spoken for them.
///
/// The table is a data file of three columns parted by tabs; lines that start with # are comments.
struct SymbolTable {
  struct Symbol: Hashable {
    let iconName: String
    let spokenName: String
  }

  /// What is wrong with a line of the file.
  struct Mistake: Error, CustomStringConvertible {
    let line: Int
    let reason: String
    var description: String { "symbols.tsv:\(line): \(reason)" }
  }

  /// All symbols by their SF name.
  let symbols: [String: Symbol]
  private let spokenNames: [String: String]

  init(parsing text: String) throws(Mistake) {
    var symbols: [String: Symbol] = [:]
    var spokenNames: [String: String] = [:]
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    where !line.isEmpty && !line.hasPrefix("#") {
      let (name, symbol) = try Self.entry(line, number: index + 1)
      guard symbols.updateValue(symbol, forKey: name) == nil else {
        throw Mistake(line: index + 1, reason: "\(name) is there twice")
      }
      // Several symbols share an icon; the first line speaks for it.
      if spokenNames[symbol.iconName] == nil { spokenNames[symbol.iconName] = symbol.spokenName }
    }
    self.symbols = symbols
    self.spokenNames = spokenNames
  }

  private static func entry(
    _ line: Substring, number: Int
  ) throws(Mistake) -> (String, Symbol) {
    let columns = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    guard columns.count == 3 else {
      throw Mistake(line: number, reason: "\(columns.count) columns instead of 3")
    }
    guard !columns.contains(where: \.isEmpty) else {
      throw Mistake(line: number, reason: "a column is empty")
    }
    return (columns[0], Symbol(iconName: columns[1], spokenName: columns[2]))
  }

  subscript(name: String) -> Symbol? { symbols[name] }

  func spokenName(icon: String) -> String? { spokenNames[icon] }

  /// The table that is built in; a mistake in it, which the tests find, leaves it empty.
  static let shared: SymbolTable =
    (try? SymbolTable(parsing: String(decoding: PackageResources.symbols_tsv, as: UTF8.self)))
    ?? SymbolTable()

  private init() {
    symbols = [:]
    spokenNames = [:]
  }
}
