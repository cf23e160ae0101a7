// SPDX-License-Identifier: MIT

extension MethodReference {
  /// Refuses what the compiler's type check let through although no selector can stand for it.
  func check(as declaration: MacroDeclaration) throws(ExpansionError) {
    if declaration == .longMethod {
      throw ExpansionError(
        message: "a selector passes a sender and an event and '\(method.name)' takes more; "
          + "write a method with at most two arguments",
        offset: method.offset)
    }
    if declaration == .boundMethod, isQualified, let first = base.first {
      throw ExpansionError(
        message: "'\(base.source).\(method.name)' is the method of one object or a static method; "
          + "write an instance method's type, as in '#Selector(Editor.\(method.name))'",
        offset: first.offset)
    }
  }
}
