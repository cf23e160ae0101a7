// SPDX-License-Identifier: MIT

/// What the compiler puts in the place of `#Selector(…)`.
struct SelectorExpansion {
  let source: String

  /// Expands one use of the macro.
  ///
  /// - Parameters:
  ///   - macro: The macro as written, from `#` to the closing parenthesis.
  ///   - lexicalContext: The declarations around it without their bodies, innermost first.
  ///   - declaration: Which of the macro's declarations the compiler chose.
  init(
    of macro: String, in lexicalContext: [String], as declaration: MacroDeclaration
  ) throws(ExpansionError) {
    guard declaration != .noMethod else {
      // The declaration is unavailable: its own error is the one to show, and this isn't ever run.
      self.source = "{ () -> Selector in fatalError() }()"
      return
    }
    let argument = try Self.argument(of: macro)
    guard declaration != .objectiveCSelector else {
      self.source = "#selector(\(argument.source))"
      return
    }
    let reference = try MethodReference(argument)
    try reference.check(as: declaration)
    self.source = try reference.selector(in: .innermost(of: lexicalContext))
  }

  private static func argument(of macro: String) throws(ExpansionError) -> ArraySlice<Token> {
    let tokens = Lexer.tokens(of: macro)
    guard let opening = tokens.firstIndex(where: { $0.text == "(" }),
      let closing = tokens.closingIndex(of: opening)
    else { throw .notAMethod(at: tokens[...]) }
    return tokens[(opening + 1)..<closing]
  }
}
