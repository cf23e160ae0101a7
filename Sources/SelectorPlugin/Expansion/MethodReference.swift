// SPDX-License-Identifier: MIT

/// What stands between the macro's parentheses: `handle(_:)`, `Editor.handle`, `over as () -> Void`.
struct MethodReference: Equatable {
  /// The type or object before the method, without the dot; empty for a bare name.
  let base: [Token]
  let method: Token
  /// The argument labels with their parentheses; empty if left out.
  let labels: [Token]
  /// The type after `as`; empty without a cast.
  let cast: [Token]

  /// Whether the base names a type or an object other than the one around the macro.
  var isQualified: Bool {
    !base.isEmpty && !["self", "Self", "super"].contains(base.source)
  }

  /// - Parameter argument: The tokens between the parentheses.
  init(_ argument: ArraySlice<Token>) throws(ExpansionError) {
    let castIndex = argument.topLevelIndex(of: "as") ?? argument.endIndex
    self.cast = Array(argument[castIndex...].dropFirst())
    var rest = argument[..<castIndex].withoutOuterParentheses
    self.labels = try rest.removeLabels()
    guard let method = rest.popLast(), method.isWord else {
      throw .notAMethod(at: argument)
    }
    self.method = method
    if let dot = rest.popLast(), dot.text != "." || rest.isEmpty {
      throw .notAMethod(at: argument)
    }
    self.base = Array(rest)
  }
}

extension ArraySlice<Token> {
  fileprivate var withoutOuterParentheses: ArraySlice<Token> {
    guard first?.text == "(", closingIndex(of: startIndex) == endIndex - 1 else { return self }
    return dropFirst().dropLast().withoutOuterParentheses
  }

  fileprivate mutating func removeLabels() throws(ExpansionError) -> [Token] {
    guard last?.text == ")", let opening = openingIndex(of: endIndex - 1) else { return [] }
    let labels = self[opening...]
    guard labels.dropFirst().dropLast().areLabels
    else {
      throw ExpansionError(
        message: "'#Selector' names a method and doesn't call it; leave out the arguments, "
          + "as in '#Selector(save)' or '#Selector(handle(_:))'",
        offset: labels[opening].offset)
    }
    self = self[..<opening]
    return Array(labels)
  }
}

extension ArraySlice<Token> {
  private var areLabels: Bool {
    !isEmpty && count.isMultiple(of: 2)
      && enumerated().allSatisfy { $0.isMultiple(of: 2) ? $1.isWord : $1.text == ":" }
  }
}

extension ExpansionError {
  static func notAMethod(at tokens: ArraySlice<Token>) -> ExpansionError {
    ExpansionError(
      message: "'#Selector' takes a method's name, as in '#Selector(save)', "
        + "'#Selector(handle(_:))' or '#Selector(Editor.save)'",
      offset: tokens.first?.offset ?? 0)
  }
}
