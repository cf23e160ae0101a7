// SPDX-License-Identifier: MIT

/// The type declaration, or the extension of a type, that the macro stands in.
struct EnclosingType: Equatable {
  /// The word that declares it: `class`, `struct`, `extension`, …
  let keyword: String
  /// How code inside the declaration spells the type.
  ///
  /// Inside its own declaration a type's plain name reaches it however deep it is nested, and stands
  /// for the type with its generic arguments. For an extension it is the extended type as written.
  let name: String

  /// Finds the innermost one.
  ///
  /// - Parameter lexicalContext: The declarations around the macro without their bodies, innermost
  ///   first, closures and functions among them.
  static func innermost(of lexicalContext: [String]) -> EnclosingType? {
    lexicalContext.lazy.compactMap(EnclosingType.init).first
  }

  init(keyword: String, name: String) {
    self.keyword = keyword
    self.name = name
  }

  /// Reads the head of a declaration; nil if it declares no type.
  init?(_ declaration: String) {
    let head = Lexer.tokens(of: declaration)[...].withoutModifiers
    guard let keyword = head.first?.text else { return nil }
    let rest = head.dropFirst()
    switch keyword {
    case "class", "actor", "struct", "enum", "protocol":
      self.init(keyword: keyword, name: rest.prefix(1).source)
    case "extension":
      let ends = [":", "where", "{"]
      self.init(keyword: keyword, name: rest.prefix { !ends.contains($0.text) }.source)
    default:
      return nil
    }
  }
}
