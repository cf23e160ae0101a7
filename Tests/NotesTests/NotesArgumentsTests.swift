// SPDX-License-Identifier: MIT

import NotesKit
import Testing

@Suite struct NotesArgumentsTests {
  private let environment = ["XDG_DATA_HOME": "/data", "HOME": "/home/ada"]

  @Test(
    arguments: [
      ([], .open(folder: "/data/toprail-notes")),
      (["/srv/notes"], .open(folder: "/srv/notes")),
      (["--", "--help"], .open(folder: "--help")),
      (["--help"], .help), (["x", "-h"], .help),
      (["--colour"], .mistake("unknown option '--colour'")),
      (["a", "b"], .mistake("more than one folder: 'b'")),
      ([""], .mistake("the folder's name is empty")),
    ] as [([String], NotesArguments)])
  func commandLines(arguments: [String], expected: NotesArguments) {
    #expect(NotesArguments(arguments) { environment[$0] } == expected)
  }

  @Test func folders() {
    let relative = ["XDG_DATA_HOME": "data", "HOME": "/home/ada"]
    #expect(
      NotesArguments([]) { relative[$0] }
        == .open(folder: "/home/ada/.local/share/toprail-notes"))
    #expect(
      NotesArguments([]) { _ in nil }
        == .mistake("neither XDG_DATA_HOME nor HOME is set; name a folder"))
  }
}
