// SPDX-License-Identifier: MIT

import Glibc

/// Asks the keyboard that runs.
package enum ControlClient {
  /// How long an answer may take, in seconds.
  package static let patience = 2

  /// The answer, in lines.
  package static func ask(
    _ request: ControlRequest, at address: ControlAddress, patience: Int = patience
  ) throws(ControlFailure) -> String {
    let descriptor = try address.makeSocket(waits: true)
    defer { close(descriptor) }
    limit(descriptor, to: patience)
    try connect(descriptor, to: address)
    let sent = Array("\(request.rawValue)\n".utf8).withUnsafeBytes {
      send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
    }
    guard sent > 0 else { throw .isSilent }
    return try answer(in: readAll(descriptor))
  }

  private static func limit(_ descriptor: Int32, to seconds: Int) {
    var time = timeval(tv_sec: seconds, tv_usec: 0)
    for option in [SO_RCVTIMEO, SO_SNDTIMEO] {
      setsockopt(descriptor, SOL_SOCKET, option, &time, socklen_t(MemoryLayout<timeval>.size))
    }
  }

  private static func connect(
    _ descriptor: Int32, to address: ControlAddress
  ) throws(ControlFailure) {
    guard address.withAddress({ Glibc.connect(descriptor, $0, $1) }) != 0 else { return }
    switch errno {
    case ENOENT, ECONNREFUSED: throw .isNotRunning
    case EAGAIN: throw .isSilent
    default: throw address.failure()
    }
  }

  private static func readAll(_ descriptor: Int32) throws(ControlFailure) -> [UInt8] {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 16384)
    while true {
      let count = read(descriptor, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw .isSilent }
      if count == 0 { return bytes }
      bytes += buffer[..<count]
    }
  }

  private static func answer(in bytes: [UInt8]) throws(ControlFailure) -> String {
    guard let end = bytes.firstIndex(of: UInt8(ascii: "\n")) else { throw .isSilent }
    guard bytes[..<end].elementsEqual("ok".utf8) else {
      throw .isRefused(String(decoding: bytes[..<end], as: UTF8.self))
    }
    return String(decoding: bytes[(end + 1)...], as: UTF8.self)
  }
}
