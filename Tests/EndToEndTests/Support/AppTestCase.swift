// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import XCTest

/// Starts examples on the X server that `DISPLAY` names, and ends each in an orderly way.
class AppTestCase: XCTestCase {
  private var apps: [App] = []
  private var wordFolders: [PrivateFolder] = []
  /// Starting it takes as long as starting an app: tests share it until one fails.
  private nonisolated(unsafe) static var reader: ScreenReader?

  override func setUpWithError() throws {
    continueAfterFailure = false
    try Self.requireDesktop()
  }

  override func tearDownWithError() throws {
    defer { (apps, wordFolders) = ([], []) }
    if testRun?.hasSucceeded != true { Self.reader = nil }
    for app in apps {
      let (exitCode, lines) = app.finish()
      XCTAssertEqual(exitCode, 0, "SIGTERM ends an app in an orderly way")
      XCTAssertEqual(lines, [], "no action ran that nobody asked for")
    }
  }

  /// Starts an example and gives its window the keyboard.
  func launch(
    _ name: String, _ arguments: [String] = [], environment: [String: String?] = [:]
  ) throws -> App {
    let app = try start(name, arguments, environment: environment)
    try app.takeKeyboard()
    return app
  }

  /// Starts an example, on whatever display the variables name.
  func start(
    _ name: String, _ arguments: [String] = [], environment: [String: String?] = [:]
  ) throws -> App {
    let variables = self.environment.merging(environment) { $1 }
    let app = try App(name, arguments, environment: variables, reader: sharedReader())
    apps.append(app)
    return app
  }

  private func sharedReader() throws -> ScreenReader {
    let reader = try Self.reader ?? ScreenReader()
    Self.reader = reader
    return reader
  }

  /// Starts an example on a desktop whose language goes from right to left.
  func launchRightToLeft(
    _ name: String, environment: [String: String?] = [:]
  ) throws -> App {
    let translation = "/usr/share/locale/he/LC_MESSAGES/gtk40.mo"
    guard FileManager.default.fileExists(atPath: translation) else {
      throw XCTSkip("GTK takes the direction from its translation, and \(translation) is missing")
    }
    return try launch(name, environment: environment.merging(["LANGUAGE": "he"]) { $1 })
  }

  /// The same whatever desktop the tests are started from. A GTK warning ends the app.
  let environment: [String: String?] = [
    "GDK_BACKEND": "x11", "GSK_RENDERER": "cairo", "GTK_A11Y": "atspi", "GTK_THEME": nil,
    "G_DEBUG": "fatal-warnings", "GSETTINGS_BACKEND": "memory", "TOPRAIL_MODE": nil,
    "WAYLAND_DISPLAY": nil, "LC_ALL": "C.UTF-8", "LANGUAGE": nil,
    // Without words, whatever lexicon the user has; `withWords` brings them.
    "XDG_CACHE_HOME": AppTestCase.cache?.path,
    // The handler that prints Swift backtraces goes on after the breakpoint by which GLib ends a program.
    "SWIFT_BACKTRACE": "enable=no",
  ]

  private static let cache = try? PrivateFolder()

  /// What has an app find the lexicon that `make lexicon` has built; skips the test without one.
  func withWords(_ variables: [String: String?] = [:]) throws -> [String: String?] {
    let home = ProcessInfo.processInfo.environment
    let lexicons = home["TOPRAIL_LEXICONS"] ?? "\(NSHomeDirectory())/.cache/toprail"
    let files = (try? FileManager.default.contentsOfDirectory(atPath: lexicons)) ?? []
    guard files.contains(where: { $0.hasPrefix("en-full.") && $0.hasSuffix(".lex") }) else {
      throw XCTSkip("there is no lexicon in \(lexicons): run `make lexicon`")
    }
    let folder = try PrivateFolder()
    wordFolders.append(folder)
    try FileManager.default.createSymbolicLink(
      atPath: folder.path(of: "toprail"), withDestinationPath: lexicons)
    return variables.merging(["XDG_CACHE_HOME": folder.path]) { $1 }
  }

  private static func requireDesktop() throws {
    let variables = ProcessInfo.processInfo.environment
    for name in ["DISPLAY", "DBUS_SESSION_BUS_ADDRESS"] where variables[name] == nil {
      throw Trouble(
        "\(name) isn't set: run `make test`, or `xvfb-run -s '-screen 0 1920x1200x24' "
          + "dbus-run-session swift test`")
    }
  }
}
