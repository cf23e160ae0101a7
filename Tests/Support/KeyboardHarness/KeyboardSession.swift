// SPDX-License-Identifier: MIT

import Foundation
package import TestSupport

/// A Wayland session without a screen: a compositor, a bus, folders of its own and a finger.
///
/// Several run side by side. What is started in it lives no longer than the session.
package final class KeyboardSession {
  package enum Compositor: String, CaseIterable, Sendable { case sway, phoc }

  /// An output's size in pixels, and how many of them make a point.
  package struct Screen: Sendable {
    package var width: Int
    package var height: Int
    package var scale: Int

    package init(_ width: Int, _ height: Int, scale: Int = 1) {
      (self.width, self.height, self.scale) = (width, height, scale)
    }

    package static let phone = Screen(360, 720)
    package static let landscape = Screen(720, 360)
    package static let tablet = Screen(1280, 800)
  }

  package let compositor: Compositor
  package let screen: Screen
  package let folder: PrivateFolder
  package let finger: Finger
  /// What a program needs to come to this session; nil leaves a variable of the tests' out.
  package let environment: [String: String?]
  package let server: Server
  private let bus: Server
  private var clients: [Server] = []

  /// Starts the compositor and all around it; returns once it takes clients.
  ///
  /// - Parameter hasKeyboard: whether the seat has a keyboard of its own. Without one, no window has the
  ///   focus until a keyboard on the screen has made one; some of these act on every tap twice when their
  ///   own is the seat's first.
  package init(
    _ compositor: Compositor, screen: Screen = .phone, hasKeyboard: Bool = false
  ) throws {
    (self.compositor, self.screen) = (compositor, screen)
    folder = try PrivateFolder()
    let folders = try SessionFolders(in: folder)
    let starter = CompositorStarter(compositor, screen, folder, folders)
    server = try starter.start()
    let variables = try starter.variables(from: server)
    bus = try Server(
      ["dbus-daemon", "--session", "--nofork", "--nopidfile", "--address=\(folders.busAddress)"],
      in: folder, environment: variables)
    _ = try bus.wait("socket") {
      FileManager.default.fileExists(atPath: folders.bus) ? true : nil
    }
    environment = variables
    finger = try Finger(
      width: screen.width / screen.scale, height: screen.height / screen.scale,
      addsKeyboard: hasKeyboard, environment: variables)
  }

  /// Starts a program that lives no longer than the session.
  ///
  /// - Parameters:
  ///   - command: a name to look up in `PATH` or a path, and its arguments.
  ///   - name: what its log is called, if several are started.
  ///   - options: what `setpriv` does first.
  package func start(
    _ command: [String], name: String? = nil, options: [String] = [],
    environment: [String: String?] = [:]
  ) throws -> Server {
    let client = try Server(
      command, in: folder, name: name, options: options,
      environment: self.environment.merging(environment) { $1 })
    clients.append(client)
    return client
  }

  /// Runs a command in the session to its end and returns its lines.
  @discardableResult
  package func run(_ name: String, _ arguments: [String] = []) throws -> [String] {
    try Program.run(name, arguments, environment: environment)
  }

  /// What is on the screen now; kept as a file if a path is given.
  package func picture(_ path: String? = nil) throws -> Picture {
    let path = path ?? folder.path(of: "screen.png")
    try run("grim", [path])
    return try Picture(path)
  }

  /// Keeps the logs and a picture in a folder of the checkout, for whoever looks why something failed.
  ///
  /// - Returns: the folder.
  package func keep(as name: String) -> String {
    let place = Checkout.path(of: "build/keyboard/\(name)")
    let files = FileManager.default
    try? files.removeItem(atPath: place)
    try? files.createDirectory(atPath: place, withIntermediateDirectories: true)
    _ = try? run("grim", ["\(place)/screen.png"])
    for file in (try? folder.contents()) ?? [] where file.hasSuffix(".log") {
      try? files.copyItem(atPath: folder.path(of: file), toPath: "\(place)/\(file)")
    }
    return place
  }

  /// Ends all of it, the latest first; returns the names of those that took force.
  @discardableResult
  package func stop() -> [String] {
    let all = clients.reversed() + [bus, server]
    finger.stop()
    for client in all { client.signal(SIGCONT) }
    return all.filter { !$0.stop() }.map(\.name)
  }
}
