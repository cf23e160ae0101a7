// SPDX-License-Identifier: MIT

import Foundation
import TestSupport

/// GTK's server that shows windows in a browser, on this machine alone.
final class Broadway {
  private let folder: PrivateFolder
  private let server: Server

  /// Where a browser finds the windows.
  let address: String

  init() throws {
    folder = try PrivateFolder()
    let port = try Self.freePort()
    address = "http://127.0.0.1:\(port)/"
    server = try Server(
      ["gtk4-broadwayd", "--address", "127.0.0.1", "--port", "\(port)", ":5"], in: folder,
      environment: ["XDG_RUNTIME_DIR": folder.path])
    _ = try server.socket("broadway", in: folder.path)
  }

  /// What a program needs to come to this server.
  var environment: [String: String?] {
    [
      "GDK_BACKEND": "broadway", "BROADWAY_DISPLAY": ":5", "XDG_RUNTIME_DIR": folder.path,
      // Any other renderer than Broadway's own makes GTK 4.8's server abort.
      "GSK_RENDERER": nil,
      // GTK 4.8 has no assistive technology on this kind of display.
      "GTK_A11Y": "none",
    ]
  }

  /// Ends the server; returns whether that took no force.
  func stop() -> Bool { server.stop() }

  private static func freePort() throws -> UInt16 {
    let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    defer { close(descriptor) }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isBound = withUnsafeMutablePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(descriptor, $0, length) == 0 && getsockname(descriptor, $0, &length) == 0
      }
    }
    guard isBound else { throw Trouble("there is no free port on 127.0.0.1") }
    return UInt16(bigEndian: address.sin_port)
  }
}
