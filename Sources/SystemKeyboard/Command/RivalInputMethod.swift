// SPDX-License-Identifier: MIT

/// Other programs that may have the seat's input method, by their names on the session bus.
package enum RivalInputMethod {
  private static let programs: [(name: String, program: String)] = [
    ("org.fcitx.Fcitx5", "fcitx5"),
    ("org.fcitx.Fcitx", "fcitx"),
    ("org.freedesktop.IBus", "ibus"),
    ("org.maliit.server", "maliit"),
    ("sm.puri.OSK0", "another on-screen keyboard (squeekboard?)"),
  ]

  /// The program that most probably has the input method; nil where nobody known is there.
  ///
  /// - Parameter names: The names that somebody else owns.
  package static func program(among names: [String]) -> String? {
    programs.first { program in names.contains { $0 == program.name } }?.program
  }

  /// What to tell about it, in one line.
  package static func message(_ program: String?) -> String {
    "\(program ?? "another program") is this session's input method; until it ends, keys are typed"
      + " without suggestions and 'toprail show' shows the keyboard"
  }
}
