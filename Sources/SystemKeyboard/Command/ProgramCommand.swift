// SPDX-License-Identifier: MIT

/// What the command line asks for.
package enum ProgramCommand: Hashable, Sendable {
  /// To be the keyboard, as wanted.
  case run(Options)
  /// To ask the keyboard that runs.
  case ask(ControlRequest)
  case help
  case version

  /// - Parameters:
  ///   - arguments: Without the program's name.
  ///   - options: What the configuration file says; the command line goes over it.
  package init(_ arguments: [String], over options: Options = Options()) throws(UsageMistake) {
    let word = arguments.first ?? ""
    if let request = ControlRequest(rawValue: word) {
      self = try Self.ask(request, arguments.dropFirst())
    } else {
      self = word == "help" ? .help : try Self.read(arguments[...], over: options)
    }
  }

  private static func ask(
    _ request: ControlRequest, _ rest: ArraySlice<String>
  ) throws(UsageMistake) -> ProgramCommand {
    guard !rest.contains("--help"), !rest.contains("-h") else { return .help }
    guard rest.isEmpty else { throw UsageMistake("\(request.rawValue) takes nothing else") }
    return .ask(request)
  }

  private static func read(
    _ arguments: ArraySlice<String>, over options: Options
  ) throws(UsageMistake) -> ProgramCommand {
    var (arguments, options) = (arguments, options)
    while let argument = arguments.popFirst() {
      switch argument {
      case "--help", "-h": return .help
      case "--version": return .version
      default: try apply(argument, &arguments, to: &options)
      }
    }
    return .run(options)
  }

  private static func apply(
    _ argument: String, _ rest: inout ArraySlice<String>, to options: inout Options
  ) throws(UsageMistake) {
    guard argument.hasPrefix("--") else {
      throw UsageMistake("'\(argument)' is neither an option nor show, hide, toggle or elements")
    }
    let parts = argument.dropFirst(2).split(
      separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard let option = Option.named(parts[0]) else {
      throw UsageMistake("there is no option --\(parts[0])")
    }
    var value = parts.count > 1 ? String(parts[1]) : nil
    if value == nil { value = option.placeholder == nil ? "yes" : rest.popFirst() }
    guard let value else {
      throw UsageMistake("--\(option.name) needs a value: \(option.expectation)")
    }
    guard option.apply(&options, value) else {
      throw UsageMistake("--\(option.name) can't be '\(value)': it is \(option.expectation)")
    }
  }
}
