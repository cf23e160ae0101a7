// SPDX-License-Identifier: MIT

// Small apps as they are written for iOS, for the tests alone: `Programs login` runs the login form.
@preconcurrency import Glibc
import UIKit

// Whoever reads what an app prints through a pipe sees each line at once.
setvbuf(stdout, nil, _IOLBF, 0)

let delegates: [String: AnyClass] = [
  "login": LoginAppDelegate.self, "chat": ChatAppDelegate.self,
  "numbers": NumberFormAppDelegate.self, "search": SearchAppDelegate.self,
  "terminal": TerminalAppDelegate.self, "code-editor": CodeEditorAppDelegate.self,
  "todo": TodoAppDelegate.self, "settings": SettingsAppDelegate.self,
  "journal": JournalAppDelegate.self, "markdown": MarkdownAppDelegate.self,
  "calculator": CalculatorAppDelegate.self, "contact": ContactAppDelegate.self,
  "stopwatch": StopwatchAppDelegate.self, "passcode": PasscodeAppDelegate.self,
  "tip": TipAppDelegate.self,
]

guard let name = CommandLine.arguments.dropFirst().first, let delegate = delegates[name] else {
  print("usage: Programs \(delegates.keys.sorted().joined(separator: "|"))")
  exit(2)
}
exit(
  UIApplicationMain(
    CommandLine.argc, CommandLine.unsafeArgv, nil, NSStringFromClass(delegate)))
