// SPDX-License-Identifier: MIT

/// The kinds of macro declaration that the library has; the raw value is the name given to
/// `#externalMacro`.
///
/// Which one the compiler picks tells the type of the macro's argument, and, since the platform that is
/// built for selects the declarations, what to expand to.
enum MacroDeclaration: String {
  /// A method that takes one argument: the sender, or, if no object is named, the object itself.
  case method = "Method"
  /// A method that knows its object and takes no or two arguments.
  case boundMethod = "BoundMethod"
  /// A method with more arguments than a selector passes.
  case longMethod = "LongMethod"
  /// Nothing that could be a selector; the compiler has reported that.
  case noMethod = "NoMethod"
  /// Any Objective-C method.
  case objectiveCSelector = "ObjectiveCSelector"
}
