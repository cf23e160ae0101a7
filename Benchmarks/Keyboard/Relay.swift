// SPDX-License-Identifier: MIT

import Foundation
import TestSupport

/// Passes on what a client and the compositor say to each other, bytes and descriptors as they come.
struct Relay {
  private let listener: Int32
  /// Where the client finds it.
  let path: String
  private let compositor: String

  /// Waits at a path for a client of the compositor that listens at another.
  init(at path: String, to compositor: String) throws {
    (self.path, self.compositor) = (path, compositor)
    unlink(path)
    listener = Self.makeSocket()
    guard Self.address(path, { bind(listener, $0, $1) }) == 0, listen(listener, 4) == 0 else {
      throw Trouble("no socket at \(path)")
    }
  }

  func close() { Glibc.close(listener) }

  /// Takes the first client and relays until a moment, or until one of the ends closes.
  ///
  /// - Parameters:
  ///   - deadline: the moment, unless `read` returns another one.
  ///   - read: told what the client sent when it has been passed on, and when it came.
  func run(until deadline: Deadline, read: (ArraySlice<UInt8>, Int) -> Deadline) throws {
    var deadline = deadline
    var waiting = pollfd(fd: listener, events: Int16(POLLIN), revents: 0)
    guard poll(&waiting, 1, deadline.milliseconds) == 1 else { throw Trouble("no client came") }
    let client = accept(listener, nil, nil)
    let server = Self.makeSocket()
    defer {
      Glibc.close(client)
      Glibc.close(server)
    }
    guard Self.address(compositor, { connect(server, $0, $1) }) == 0 else {
      throw Trouble("no compositor at \(compositor)")
    }
    let parcel = Parcel()
    var ends = [client, server].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    while poll(&ends, 2, deadline.milliseconds) > 0 {
      let time = now()
      if ends[1].revents != 0, parcel.pass(from: server, to: client) == nil { return }
      guard ends[0].revents != 0 else { continue }
      guard let sent = parcel.pass(from: client, to: server) else { return }
      deadline = read(sent, time)
    }
  }

  /// A socket that no child inherits.
  private static func makeSocket() -> Int32 {
    socket(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
  }

  private static func address(
    _ path: String, _ use: (UnsafePointer<sockaddr>, socklen_t) -> Int32
  ) -> Int32 {
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    let fits = withUnsafeMutableBytes(of: &address.sun_path) { room in
      guard path.utf8.count < room.count else { return false }
      room.copyBytes(from: path.utf8)
      return true
    }
    guard fits else { return -1 }
    return withUnsafePointer(to: address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        use($0, socklen_t(MemoryLayout<sockaddr_un>.size))
      }
    }
  }
}
