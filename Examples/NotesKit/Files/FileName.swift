// SPDX-License-Identifier: MIT

/// The name of a file in the notes' folder, byte for byte: a name needn't be UTF-8.
package struct FileName: Hashable, Sendable {
  package let bytes: [UInt8]

  package init(bytes: some Sequence<UInt8>) { self.bytes = Array(bytes) }

  package init(_ name: String) { bytes = Array(name.utf8) }

  /// What people see; bytes that are no UTF-8 become `U+FFFD`.
  package var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Whether the name ends in `.md`, in any case, and isn't hidden.
  package var isNote: Bool {
    guard bytes.count > 3, bytes[0] != UInt8(ascii: ".") else { return false }
    return bytes.suffix(3).map { $0 | 0x20 } == Array(".md".utf8)
  }

  /// The name without `.md`.
  package var stem: FileName { FileName(bytes: bytes.dropLast(3)) }

  /// Calls a body with the bytes as C wants them.
  func withCString<T>(_ body: (UnsafePointer<CChar>) throws -> T) rethrows -> T {
    try (bytes.map { CChar(bitPattern: $0) } + [0]).withUnsafeBufferPointer { buffer in
      guard let start = buffer.baseAddress else { return try "".withCString(body) }
      return try body(start)
    }
  }
}
