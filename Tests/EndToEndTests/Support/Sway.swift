// SPDX-License-Identifier: MIT

import Foundation
import TestSupport

/// A Wayland compositor without a screen, with a keyboard, a pointer and a camera.
final class Sway {
  private let folder: PrivateFolder
  private let server: Server
  private let pointer: VirtualPointer
  private let environment: [String: String?]

  /// What a program needs to come to this compositor.
  let display: String

  init() throws {
    folder = try PrivateFolder()
    let runtime = folder.path(of: "run")
    try Self.prepare(folder, runtime)
    server = try Server(
      ["sway", "--config", folder.path(of: "config")], in: folder, options: Self.asNobody,
      environment: [
        "DISPLAY": nil, "WAYLAND_DISPLAY": nil, "XDG_RUNTIME_DIR": runtime, "HOME": folder.path,
        "WLR_BACKENDS": "headless", "WLR_LIBINPUT_NO_DEVICES": "1", "WLR_RENDERER": "pixman",
      ])
    display = try server.socket("wayland-", in: runtime)
    environment = [
      "WAYLAND_DISPLAY": display, "SWAYSOCK": try server.socket("sway-ipc.", in: runtime),
    ]
    pointer = try VirtualPointer(in: folder, environment: environment)
  }

  private static func prepare(_ folder: PrivateFolder, _ runtime: String) throws {
    let config = """
      xwayland disable
      default_border none
      output HEADLESS-1 mode --custom 1000x700

      """
    try config.write(toFile: folder.path(of: "config"), atomically: false, encoding: .utf8)
    try FileManager.default.createDirectory(
      atPath: runtime, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
    guard getuid() == 0 else { return }
    for path in [folder.path, folder.path(of: "config"), runtime] { chown(path, nobody, nobody) }
  }

  private static let nobody: UInt32 = 65534

  /// Sway refuses to run as root.
  private static var asNobody: [String] {
    getuid() == 0 ? ["--reuid=\(nobody)", "--regid=\(nobody)", "--clear-groups"] : []
  }

  /// Gives sway a command, in the words of its configuration.
  func command(_ words: String) throws {
    try Program.run("swaymsg", [words], environment: environment)
  }

  func click(x: Int, y: Int) throws { try pointer.click(x: x, y: y) }

  /// Types after a moment: the first key of a keyboard that has just come is easily lost.
  func type(_ text: String) throws {
    try Program.run("wtype", ["-s", "300", text], environment: environment)
  }

  func press(_ key: String) throws {
    try Program.run("wtype", ["-s", "300", "-k", key], environment: environment)
  }

  /// What is on the screen now.
  func picture() throws -> Picture {
    let path = folder.path(of: "screen.png")
    try Program.run("grim", [path], environment: environment)
    return try Picture(path)
  }

  /// Ends all of it; returns whether that took no force.
  func stop() -> Bool {
    let ended = [pointer.stop(), server.stop()]
    return !ended.contains(false)
  }
}
