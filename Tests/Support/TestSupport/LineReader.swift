// SPDX-License-Identifier: MIT

package import Foundation

/// Reads a pipe line by line, each with a deadline.
package final class LineReader {
  private let handle: FileHandle
  private var buffer = Data()
  private var isAtEnd = false

  package init(_ handle: FileHandle) { self.handle = handle }

  /// The next line without its end; nil when the deadline passes or the other end closed.
  package func next(by deadline: Deadline = .usual) -> String? {
    while true {
      if let line = takeLine() { return line }
      guard !isAtEnd, waitForInput(deadline) else { return nil }
      let data = handle.availableData
      isAtEnd = data.isEmpty
      buffer.append(data)
    }
  }

  /// All that is left until the other end closes.
  package func rest(by deadline: Deadline = .usual) -> [String] {
    var lines: [String] = []
    while let line = next(by: deadline) { lines.append(line) }
    return lines
  }

  private func takeLine() -> String? {
    guard let end = buffer.firstIndex(of: UInt8(ascii: "\n")) else { return nil }
    defer { buffer = Data(buffer[(end + 1)...]) }
    return String(decoding: buffer[..<end], as: UTF8.self)
  }

  private func waitForInput(_ deadline: Deadline) -> Bool {
    var poller = pollfd(fd: handle.fileDescriptor, events: Int16(POLLIN), revents: 0)
    return poll(&poller, 1, deadline.milliseconds) > 0
  }
}
