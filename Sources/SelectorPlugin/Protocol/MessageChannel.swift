// SPDX-License-Identifier: MIT

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A pair of pipes that carries messages, each after its length in bytes as 8 bytes, least significant
/// first.
struct MessageChannel {
  let input: Int32
  let output: Int32

  /// The next message, or nil once the other side has closed its end.
  func receive() -> Data? {
    guard let header = receive(count: 8) else { return nil }
    let count = header.reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    return Int(exactly: count).flatMap(receive)
  }

  /// Sends a message; one that the other side no longer wants is dropped.
  func send(_ message: Data) {
    let count = UInt64(message.count)
    let header = (0..<8).map { UInt8(truncatingIfNeeded: count >> (8 * $0)) }
    var rest = header + message
    while !rest.isEmpty {
      let written = write(output, rest, rest.count)
      guard written > 0 else { return }
      rest.removeFirst(written)
    }
  }

  private func receive(count: Int) -> Data? {
    var message = Data()
    var chunk = [UInt8](repeating: 0, count: 65_536)
    while message.count < count {
      let received = read(input, &chunk, min(chunk.count, count - message.count))
      guard received > 0 else { return nil }
      message.append(contentsOf: chunk.prefix(received))
    }
    return message
  }
}
