// SPDX-License-Identifier: MIT

extension ProgramCommand {
  /// What `--version` prints.
  package static let versionText = "toprail 0.1.0\n"

  /// What `--help` prints.
  package static var helpText: String {
    """
    Usage: toprail [OPTION]...
           toprail show|hide|toggle|elements

    An on-screen keyboard for Wayland, with typing suggestions above its keys. It needs a compositor
    built on wlroots, such as sway or phoc, and runs until the session ends.

      show, hide, toggle     ask the keyboard that runs in this session; prints shown or hidden
      elements               prints what is where on it, a line each, parted by tabs: first "surface",
                             output, width, height, scale, shown or hidden; then id, kind, x, y,
                             width, height and title. All but scale are points: scale says how many
                             pixels one has. x and y count from the left and upper edge of the
                             keyboard, which lies at the bottom of its output, as wide as that

    Options; of several words the first is the default:

    \(optionLines.joined(separator: "\n"))

    Options are also read from ~/.config/toprail/toprail.conf ($XDG_CONFIG_HOME, if that is set), a
    line each, such as "theme = dark" or "no-suggestions = yes"; the command line wins.

    Signals: USR1 hides, USR2 shows, RTMIN toggles; TERM, INT and HUP end the program.

    Exit codes:
       0  all went well, or the session has ended
      64  a mistake in the command line
      69  no compositor that can show keyboards, or no keyboard to show, hide, toggle or ask
      70  a mistake of the program's
      74  the answer can't be written
      75  a keyboard runs already, or the one that runs doesn't answer

    """
  }

  private static var optionLines: [String] {
    var lines: [String] = []
    for option in Option.all {
      let value = option.placeholder.map { " \($0)" } ?? ""
      lines += self.lines("--\(option.name)\(value)", option.help)
    }
    return lines + self.lines("--help", ["show this text"])
      + self.lines("--version", ["show the version"])
  }

  /// An option with what it does beside it, or below it where it is too long.
  private static func lines(_ option: String, _ help: [String]) -> [String] {
    let column = 25
    let indent = String(repeating: " ", count: column)
    let below = help.map { indent + $0 }
    guard option.utf8.count + 4 <= column else { return ["  \(option)"] + below }
    let space = String(repeating: " ", count: column - 2 - option.utf8.count)
    return ["  \(option)\(space)\(help[0])"] + below.dropFirst()
  }
}
