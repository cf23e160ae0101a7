// SPDX-License-Identifier: MIT

/// What the compiler asks.
///
/// Only what this program reads is listed: the compiler sends more keys, and other requests for other
/// kinds of macro.
enum HostMessage: Decodable {
  case getCapability
  case expandFreestandingMacro(
    macro: MacroReference, syntax: Syntax, lexicalContext: [Syntax]?)
}

/// The type that a macro declaration names as its implementation in `#externalMacro`.
struct MacroReference: Decodable {
  let typeName: String
}

/// A piece of the source: the macro with its arguments, or a declaration around it without its body.
struct Syntax: Decodable {
  let source: String
  let location: SourceLocation
}

/// Where a piece of the source begins.
struct SourceLocation: Decodable {
  let fileName: String
  /// In bytes from the beginning of the file.
  let offset: Int
}
