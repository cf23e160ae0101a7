// SPDX-License-Identifier: MIT

/// What the command line asks for.
package enum NotesArguments: Hashable, Sendable {
  case open(folder: String)
  case help
  /// With what is wrong, in one line.
  case mistake(String)

  /// Exit codes, from sysexits.h: how it was called, and a folder that can't be used.
  package static let usageExitCode: Int32 = 64
  package static let folderExitCode: Int32 = 73

  package static let helpText = """
    Usage: Notes [FOLDER]

    Edits the Markdown files (*.md) of a folder; without one, those of
    $XDG_DATA_HOME/toprail-notes (~/.local/share/toprail-notes). The folder is made if it is
    missing. Deleted notes stay in its .toprail-notes-trash for thirty days.

      --help   show this text

    Exit codes: 0 after the window was closed, 64 for a mistake in the command line, 69 without a
    display, 73 if the folder can't be made, read or written to.

    """

  /// - Parameters:
  ///   - arguments: without the program's name.
  ///   - environment: looks a variable up.
  package init(_ arguments: [String], environment: (String) -> String?) {
    var folders: [String] = []
    var takesOptions = true
    for argument in arguments {
      if takesOptions, argument == "--help" || argument == "-h" {
        self = .help
        return
      }
      if takesOptions, argument == "--" {
        takesOptions = false
      } else if takesOptions, argument.hasPrefix("-") {
        self = .mistake("unknown option '\(argument)'")
        return
      } else {
        folders.append(argument)
      }
    }
    self = Self.choice(of: folders, environment: environment)
  }

  private static func choice(of folders: [String], environment: (String) -> String?) -> Self {
    guard folders.count < 2 else { return .mistake("more than one folder: '\(folders[1])'") }
    if let folder = folders.first {
      return folder.isEmpty ? .mistake("the folder's name is empty") : .open(folder: folder)
    }
    // The base directory specification has relative paths ignored.
    if let data = environment("XDG_DATA_HOME"), data.hasPrefix("/") {
      return .open(folder: data + "/toprail-notes")
    }
    guard let home = environment("HOME"), !home.isEmpty else {
      return .mistake("neither XDG_DATA_HOME nor HOME is set; name a folder")
    }
    return .open(folder: home + "/.local/share/toprail-notes")
  }
}
