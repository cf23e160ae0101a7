// SPDX-License-Identifier: MIT

import Glibc

/// Where the keyboard of a compositor is asked: a socket in the session's runtime folder.
package struct ControlAddress: Hashable, Sendable {
  /// `$XDG_RUNTIME_DIR/toprail-$WAYLAND_DISPLAY.sock`.
  package let socket: String
  /// A file that is locked as long as the keyboard runs, however it ends.
  package let lock: String

  /// - Parameter environment: What a variable holds; nil if it isn't set.
  package init(environment: (String) -> String?) throws(ControlFailure) {
    guard let folder = environment("XDG_RUNTIME_DIR"), folder.hasPrefix("/") else {
      throw .noFolder
    }
    var display = environment("WAYLAND_DISPLAY") ?? ""
    if display.isEmpty { display = "wayland-0" }
    // It may be a path.
    let name = String(display.map { $0 == "/" ? "_" : $0 })
    socket = "\(folder)/toprail-\(name).sock"
    lock = "\(folder)/toprail-\(name).lock"
    guard socket.utf8.count < Self.maximumLength else { throw .pathIsTooLong(socket) }
  }

  private static let maximumLength = MemoryLayout.size(ofValue: sockaddr_un().sun_path)

  /// Hands a socket call the address.
  func withAddress(_ call: (UnsafePointer<sockaddr>, socklen_t) -> Int32) -> Int32 {
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: socket.utf8) }
    return withUnsafePointer(to: &address) { address in
      address.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        call($0, socklen_t(MemoryLayout<sockaddr_un>.size))
      }
    }
  }

  /// A new socket that no child inherits.
  ///
  /// - Parameter waits: Whether calls on it wait.
  func makeSocket(waits: Bool) throws(ControlFailure) -> Int32 {
    let kind = SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue | (waits ? 0 : SOCK_NONBLOCK.rawValue)
    let descriptor = Glibc.socket(AF_UNIX, Int32(kind), 0)
    guard descriptor >= 0 else { throw failure() }
    return descriptor
  }

  /// What the last call says.
  func failure() -> ControlFailure { .system(path: socket, message: systemMessage(errno)) }
}
