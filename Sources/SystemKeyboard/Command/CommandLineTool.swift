// SPDX-License-Identifier: MIT

import Suggestions

/// What the program does before it becomes a keyboard.
package enum CommandLineTool {
  /// How it goes on.
  package enum Outcome: Hashable, Sendable {
    /// As a keyboard, as wanted.
    case run(Options)
    /// Not at all.
    case exit(ExitCode)
  }

  /// Reads the configuration file and the command line, and does what needs no compositor.
  ///
  /// - Parameter arguments: Without the program's name.
  package static func begin(
    _ arguments: [String], environment: (String) -> String? = LexiconPlace.variable
  ) -> Outcome {
    do {
      switch try ProgramCommand(arguments) {
      case .help: return print(ProgramCommand.helpText)
      case .version: return print(ProgramCommand.versionText)
      case .ask(let request): return ask(request, environment)
      case .run: return .run(try options(arguments, environment))
      }
    } catch {
      Terminal.complain("\(error.message.printable); see toprail --help")
      return .exit(.usage)
    }
  }

  private static func options(
    _ arguments: [String], _ environment: (String) -> String?
  ) throws(UsageMistake) -> Options {
    guard let path = ConfigurationFile.path(environment: environment) else {
      return try options(arguments, over: Options())
    }
    let file = ConfigurationFile(path: path)
    for mistake in file.mistakes { Terminal.complain("\(mistake); it is passed over") }
    return try options(arguments, over: file.options)
  }

  private static func options(
    _ arguments: [String], over options: Options
  ) throws(UsageMistake) -> Options {
    guard case .run(let options) = try ProgramCommand(arguments, over: options) else {
      return options
    }
    return options
  }

  private static func ask(
    _ request: ControlRequest, _ environment: (String) -> String?
  ) -> Outcome {
    do {
      let address = try ControlAddress(environment: environment)
      return print(try ControlClient.ask(request, at: address))
    } catch {
      Terminal.complain(error.message)
      return .exit(error.exitCode)
    }
  }

  private static func print(_ text: String) -> Outcome {
    .exit(Terminal.print(text) ? .success : .output)
  }
}
