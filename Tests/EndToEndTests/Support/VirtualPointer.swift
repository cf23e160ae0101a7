// SPDX-License-Identifier: MIT

import Foundation
import TestSupport

/// The pointer of a compositor without a mouse, moved through a VNC server.
final class VirtualPointer {
  private let server: Server
  private let hands: Helper

  init(in folder: PrivateFolder, environment: [String: String?]) throws {
    server = try Server(
      ["wayvnc", "--unix-socket", folder.path(of: "vnc-socket")], in: folder,
      environment: environment)
    hands = try Helper(
      "pointer_hands.py", [server.socket("vnc-", in: folder.path)], beside: #filePath)
  }

  /// Clicks a place of the screen.
  func click(x: Int, y: Int) throws { try hands.ask("click", x, y) }

  /// Ends the server; returns whether that took no force.
  func stop() -> Bool { server.stop() }
}
