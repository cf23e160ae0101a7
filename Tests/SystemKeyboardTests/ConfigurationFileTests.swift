// SPDX-License-Identifier: MIT

import Foundation
import SystemKeyboard
import TestSupport
import Testing

@Suite struct ConfigurationFileTests {
  private static func path(_ environment: [String: String]) -> String? {
    ConfigurationFile.path { environment[$0] }
  }

  @Test func liesWhereConfigurationLies() {
    #expect(
      Self.path(["XDG_CONFIG_HOME": "/c", "HOME": "/h"]) == "/c/toprail/toprail.conf")
    #expect(Self.path(["HOME": "/h"]) == "/h/.config/toprail/toprail.conf")
    #expect(
      Self.path(["XDG_CONFIG_HOME": "c", "HOME": "/h"]) == "/h/.config/toprail/toprail.conf")
    #expect(Self.path([:]) == nil)
  }

  @Test func hasTheNamesOfTheCommandLine() {
    let file = ConfigurationFile(
      """
      # My keyboard
        mode=always
      theme =  dark\t
      \r
      ignore = foot
      ignore = org.kde.*
      no-suggestions = yes
      suggest-in-terminals = no
      text-scale = 1.5
      lexicon = /a b/=.lex
      """, path: "f")
    var options = Options()
    options.mode = .always
    options.theme = .dark
    options.ignoredApps = [AppPattern("foot"), AppPattern("org.kde.*")]
    options.showsSuggestions = false
    options.textScale = 1.5
    options.lexicon = "/a b/=.lex"
    #expect(file.options == options)
    #expect(file.mistakes.isEmpty)
  }

  @Test func aBadLineIsNamedAndPassedOver() {
    let file = ConfigurationFile(
      "theme = pink\n\nlayout\ncolo\u{1B}r = red\nmode = never\nhelp = yes\n= x", path: "/c/f")
    #expect(file.options.mode == .never)
    #expect(file.options.theme == .auto)
    #expect(
      file.mistakes == [
        "/c/f:1: theme can't be 'pink': it is auto|light|dark|high-contrast",
        "/c/f:3: a line is 'name = value'",
        "/c/f:4: there is no option 'colo?r'",
        "/c/f:6: there is no option 'help'",
        "/c/f:7: there is no option ''",
      ])
  }

  @Test func theCommandLineGoesOverIt() throws {
    let file = ConfigurationFile("theme = dark\nignore = a\nlayer = overlay", path: "f")
    let command = try ProgramCommand(["--theme", "light", "--ignore", "b"], over: file.options)
    guard case .run(let options) = command else {
      Issue.record("\(command)")
      return
    }
    #expect(options.theme == .light && options.layer == .overlay)
    #expect(options.ignoredApps == [AppPattern("a"), AppPattern("b")])
  }

  @Test func whatIsNoFileSaysSo() throws {
    let folder = try PrivateFolder()
    #expect(ConfigurationFile(path: folder.path(of: "none")).mistakes.isEmpty)
    #expect(ConfigurationFile(path: folder.path).mistakes == ["\(folder.path): it is no file"])
    let pipe = folder.path(of: "pipe")
    #expect(mkfifo(pipe, 0o600) == 0)
    #expect(ConfigurationFile(path: pipe).mistakes == ["\(pipe): it is no file"])
    let large = folder.path(of: "large")
    try Data(repeating: 10, count: 70000).write(to: URL(filePath: large))
    #expect(
      ConfigurationFile(path: large).mistakes == ["\(large): it is larger than 65536 bytes"])
    try Data([0x6D, 0xFF, 0x00, 0x3D] + Array("\nmode = never".utf8))
      .write(to: URL(filePath: folder.path(of: "bytes")))
    let bytes = ConfigurationFile(path: folder.path(of: "bytes"))
    #expect(bytes.mistakes.count == 1 && bytes.options.mode == .never)
  }

  @Test func mayBeginWithAByteOrderMark() {
    let file = ConfigurationFile("\u{FEFF}mode = always\r\n", path: "f")
    #expect(file.options.mode == .always)
    #expect(file.mistakes.isEmpty)
  }

  @Test func fewOfManyMistakesAreTold() {
    let file = ConfigurationFile(
      String(repeating: "x\n", count: 1000) + "mode = never\n", path: "f")
    #expect(file.options.mode == .never)
    #expect(file.mistakes.count == 11)
    #expect(file.mistakes.last == "f: 990 more lines can't be understood")
  }
}
