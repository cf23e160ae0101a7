// SPDX-License-Identifier: MIT

extension ArraySlice<Token> {
  /// The declaration without attributes and modifiers such as `@objc(Name)`, `public`, `private(set)`.
  var withoutModifiers: ArraySlice<Token> {
    var rest = self
    while let first = rest.first {
      if first.text == "@" {
        rest = rest.dropFirst(2).withoutRestOfAttribute
      } else if modifiers.contains(first.text) || rest.isClassMember {
        rest = rest.dropFirst().withoutGroup
      } else {
        return rest
      }
    }
    return rest
  }

  /// An attribute's name may be qualified and generic and have arguments.
  private var withoutRestOfAttribute: ArraySlice<Token> {
    switch first?.text {
    case ".": dropFirst(2).withoutRestOfAttribute
    case "<", "(": withoutGroup.withoutRestOfAttribute
    default: self
    }
  }

  private var withoutGroup: ArraySlice<Token> {
    guard let first, ["(", "<"].contains(first.text) else { return self }
    return closingIndex(of: startIndex).map { self[($0 + 1)...] } ?? []
  }

  /// Whether `class` is a modifier here and declares no type.
  private var isClassMember: Bool {
    guard first?.text == "class", let next = dropFirst().first else { return false }
    return modifiers.contains(next.text) || members.contains(next.text)
  }
}

private let members: Set = ["func", "var", "let", "subscript"]

private let modifiers: Set = [
  "public", "package", "internal", "fileprivate", "private", "open", "final", "indirect",
  "override",
  "nonisolated", "distributed", "static",
]
