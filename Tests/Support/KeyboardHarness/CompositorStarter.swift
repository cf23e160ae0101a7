// SPDX-License-Identifier: MIT

import Foundation
import TestSupport

/// Starts a compositor that draws into memory.
struct CompositorStarter {
  private let compositor: KeyboardSession.Compositor
  private let screen: KeyboardSession.Screen
  private let folder: PrivateFolder
  private let folders: SessionFolders

  init(
    _ compositor: KeyboardSession.Compositor, _ screen: KeyboardSession.Screen,
    _ folder: PrivateFolder, _ folders: SessionFolders
  ) {
    (self.compositor, self.screen, self.folder, self.folders) = (
      compositor, screen, folder, folders
    )
  }

  func start() throws -> Server {
    let path = folder.path(of: "\(compositor.rawValue).config")
    try configuration.write(toFile: path, atomically: false, encoding: .utf8)
    // Sway refuses to run as root.
    let isNobody = compositor == .sway && getuid() == 0
    if isNobody { chown(path, SessionFolders.nobody, SessionFolders.nobody) }
    let nobody = "\(SessionFolders.nobody)"
    return try Server(
      [compositor.rawValue, compositor == .sway ? "--config" : "-C", path], in: folder,
      options: isNobody ? ["--reuid=\(nobody)", "--regid=\(nobody)", "--clear-groups"] : [],
      environment: [
        "DISPLAY": nil, "WAYLAND_DISPLAY": nil, "XDG_RUNTIME_DIR": folders.sockets,
        "HOME": folder.path, "XDG_CONFIG_HOME": nil, "GSETTINGS_BACKEND": "memory",
        "DBUS_SESSION_BUS_ADDRESS": nil, "G_DEBUG": nil,
        "WLR_BACKENDS": "headless", "WLR_LIBINPUT_NO_DEVICES": "1", "WLR_RENDERER": "pixman",
      ])
  }

  private var configuration: String {
    switch compositor {
    case .sway:
      """
      xwayland disable
      default_border none
      seat seat0 fallback true
      seat seat0 hide_cursor 1
      output HEADLESS-1 mode --custom \(screen.width)x\(screen.height) scale \(screen.scale)

      """
    case .phoc:
      """
      [core]
      xwayland = false

      [output:HEADLESS-1]
      mode = \(screen.width)x\(screen.height)
      scale = \(screen.scale)

      """
    }
  }

  /// Waits for the compositor's sockets; what a program needs to come to it.
  func variables(from server: Server) throws -> [String: String?] {
    let socket = try server.socket("wayland-", in: folders.sockets)
    let name = URL(fileURLWithPath: socket).lastPathComponent
    // A program finds the socket where it always is, in a folder of its own user.
    try FileManager.default.createSymbolicLink(
      atPath: "\(folders.runtime)/\(name)", withDestinationPath: socket)
    var variables = Self.common
    variables["WAYLAND_DISPLAY"] = name
    variables["XDG_RUNTIME_DIR"] = folders.runtime
    variables["HOME"] = folders.home
    variables["DBUS_SESSION_BUS_ADDRESS"] = folders.busAddress
    if compositor == .sway {
      variables["SWAYSOCK"] = try server.socket("sway-ipc.", in: folders.sockets)
    }
    return variables
  }

  /// The same whatever desktop the tests are started from.
  private static let common: [String: String?] = [
    "DISPLAY": nil, "XDG_CONFIG_HOME": nil, "XDG_CACHE_HOME": nil, "XDG_DATA_HOME": nil,
    "GDK_BACKEND": "wayland", "GSK_RENDERER": "cairo", "GTK_A11Y": "none", "GTK_THEME": nil,
    "GTK_IM_MODULE": nil, "G_DEBUG": nil, "GSETTINGS_BACKEND": "keyfile", "LC_ALL": "C.UTF-8",
    "LANGUAGE": nil, "AT_SPI_BUS_ADDRESS": nil, "TOPRAIL_MODE": nil,
    "XDG_SESSION_TYPE": "wayland", "SWIFT_BACKTRACE": "enable=no",
  ]
}
