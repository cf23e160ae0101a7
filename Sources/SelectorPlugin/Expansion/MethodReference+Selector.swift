// SPDX-License-Identifier: MIT

extension MethodReference {
  /// The call of Selectors' initialiser that stands for this reference.
  ///
  /// A bare name means the declared type around it and not the dynamic `Self`: a selector that an
  /// instance of a subclass makes in inherited code must run on the base class, too.
  func selector(in type: EnclosingType?) throws(ExpansionError) -> String {
    let method = function(of: try owner(in: type))
    return "Selector(\(method), named: \"\(self.method.name)\")"
  }

  private func owner(in type: EnclosingType?) throws(ExpansionError) -> String {
    guard !isQualified else { return base.source }
    guard let type else {
      throw ExpansionError(
        message: "'\(method.name)' stands in no type here; "
          + "write the method's type, as in '#Selector(Editor.\(method.name))'",
        offset: method.offset)
    }
    guard !["struct", "enum", "actor"].contains(type.keyword) else {
      throw ExpansionError(
        message: "a selector runs on objects and '\(type.name)' is declared as \(type.keyword); "
          + "write a method of a class or protocol, as in '#Selector(Editor.\(method.name))'",
        offset: method.offset)
    }
    return type.name
  }

  /// A function from the target to its method.
  ///
  /// A closure, because the compiler accepts `(any Actions).bold` but then refuses the function that it
  /// makes of it: the target could be used off the main actor. A cast that spells the target's type
  /// leaves no choice; it needs the attribute to be a function that may go to the main actor.
  private func function(of owner: String) -> String {
    let member = method.text + labels.map(\.text).joined()
    guard let first = cast.first, isQualified || base.source == "Self" else {
      let type = cast.isEmpty ? "" : " as \(cast.source)"
      return "{ (target: \(owner)) in target.\(member)\(type) }"
    }
    let type = cast.map { $0.text == "Self" ? $0.replaced(by: owner) : $0 }.source
    return "\(owner).\(member) as \(first.text == "@" ? "" : "@MainActor ")\(type)"
  }
}

extension Token {
  fileprivate func replaced(by text: String) -> Token {
    Token(text: text, offset: offset, followsSpace: followsSpace)
  }
}
