// SPDX-License-Identifier: MIT

import SystemKeyboard
import Testing

@Suite struct CommandLineTests {
  private func options(_ arguments: String...) throws -> Options {
    guard case .run(let options) = try ProgramCommand(arguments) else {
      Issue.record("\(arguments) doesn't run")
      return Options()
    }
    return options
  }

  private func mistake(_ arguments: String...) -> String? {
    do {
      _ = try ProgramCommand(arguments)
      return nil
    } catch {
      return error.message
    }
  }

  @Test func runsAsDesignedWithoutArguments() throws {
    #expect(try options() == Options())
    #expect(Options().mode == .automatic && Options().layer == .top && Options().theme == .auto)
    #expect(Options().showsSuggestions && !Options().suggestsInTerminals)
  }

  @Test func eachOptionSetsItsOwn() throws {
    #expect(try options("--mode", "always").mode == .always)
    #expect(try options("--mode=never").mode == .never)
    #expect(
      try options("--ignore", "foot", "--ignore=org.*").ignoredApps
        == [AppPattern("foot"), AppPattern("org.*")])
    #expect(try options("--layer", "overlay").layer == .overlay)
    #expect(try options("--output", "DSI-1").output == "DSI-1")
    #expect(try !options("--no-suggestions").showsSuggestions)
    #expect(try options("--no-suggestions=no").showsSuggestions)
    #expect(try options("--suggest-in-terminals").suggestsInTerminals)
    #expect(try options("--terminal-row", "always").terminalRow == .always)
    #expect(try options("--theme", "high-contrast").theme == .highContrast)
    #expect(try options("--motion", "never").motion == .never)
    #expect(try options("--text-scale", "1.25").textScale == 1.25)
    #expect(try options("--lexicon", "a=b").lexicon == "a=b")
    #expect(try options("--lexicon=a=b").lexicon == "a=b")
  }

  @Test func theLastOneCounts() throws {
    #expect(try options("--theme", "dark", "--theme", "light").theme == .light)
  }

  @Test func asksTheKeyboardThatRuns() throws {
    for request in ControlRequest.allCases {
      #expect(try ProgramCommand([request.rawValue]) == .ask(request))
      #expect(
        mistake(request.rawValue, "--mode=always") == "\(request.rawValue) takes nothing else")
    }
    #expect(try ProgramCommand(["--version"]) == .version)
  }

  @Test func helpsWhereverItIsAsked() throws {
    let lines = [
      ["help"], ["help", "show"], ["--help"], ["-h"], ["--theme", "dark", "--help"],
      ["elements", "--help"], ["show", "-h"],
    ]
    for line in lines { #expect(try ProgramCommand(line) == .help, "\(line)") }
    #expect(mistake("--theme", "dark", "help") != nil)
  }

  @Test(
    arguments: [
      ["show", "now"], ["hide", "--theme", "dark"], ["toggle", "toggle"], ["elements", "help"],
      ["frob"], ["-x"], ["--"], ["--mode"], ["--mode", "--help"], ["--output="], ["Help"],
    ])
  func aMistakeIsUsage(line: [String]) {
    #expect(CommandLineTool.begin(line, environment: { _ in nil }) == .exit(.usage))
  }

  @Test func mistakesSayWhatIsRight() {
    #expect(mistake("--colour") == "there is no option --colour")
    #expect(mistake("--layer") == "--layer needs a value: top|overlay")
    #expect(mistake("--layer", "bottom") == "--layer can't be 'bottom': it is top|overlay")
    #expect(
      mistake("show!") == "'show!' is neither an option nor show, hide, toggle or elements")
    #expect(mistake("--no-suggestions=maybe") != nil)
    for scale in ["0", "0.49", "3.01", "nan", "inf", "-1", "", "big"] {
      #expect(mistake("--text-scale", scale) != nil, "\(scale)")
    }
    for name in ["ignore", "output", "lexicon"] { #expect(mistake("--\(name)=") != nil) }
  }

  @Test func theHelpNamesEveryOptionOnLinesThatFit() {
    let help = ProgramCommand.helpText
    for name in [
      "mode automatic|always|never", "ignore APPID", "layer top|overlay", "output NAME",
      "no-suggestions", "suggest-in-terminals", "terminal-row auto|always|never",
      "theme auto|light|dark|high-contrast", "motion auto|never", "text-scale 0.5...3",
      "lexicon FILE", "help",
      "version",
    ] { #expect(help.contains("\n  --\(name)"), "\(name)") }
    #expect(help.split(separator: "\n").allSatisfy { $0.count <= 100 })
  }
}
