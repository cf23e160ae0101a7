// SPDX-License-Identifier: MIT

/// A file's text, and what it takes to write it back as it came.
package struct NoteContent: Hashable, Sendable {
  /// Files above this many bytes are not edited.
  package static let sizeLimit = 4 * 1024 * 1024
  /// So many bytes of a file that is too large are shown.
  static let shownOfLarge = 64 * 1024

  /// With `\n` between lines if all its lines ended in `\r\n`, otherwise as it is.
  package var text: String
  package var readOnly: ReadOnlyReason?
  private var usesCRLF = false
  private var hasByteOrderMark = false

  private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  package init(text: String = "", readOnly: ReadOnlyReason? = nil) {
    self.text = text
    self.readOnly = readOnly
  }

  /// Reads a file's bytes; more than `sizeLimit` of them needn't be given.
  package init(bytes: [UInt8], isWritable: Bool = true) {
    readOnly = isWritable ? nil : .notWritable
    guard bytes.count <= Self.sizeLimit else {
      text = Self.repaired(Array(bytes.prefix(Self.shownOfLarge)))
      readOnly = .tooLarge
      return
    }
    hasByteOrderMark = bytes.starts(with: Self.byteOrderMark)
    var body = hasByteOrderMark ? Array(bytes.dropFirst(3)) : bytes
    usesCRLF = Self.endsAllLinesInCRLF(body)
    if usesCRLF { body.removeAll { $0 == UInt8(ascii: "\r") } }
    // A text widget can't hold the zero byte, which is valid UTF-8.
    if !body.contains(0), let text = String(validating: body, as: UTF8.self) {
      self.text = text
    } else {
      text = Self.repaired(body)
      readOnly = .notText
    }
  }

  /// The file's bytes: of unchanged text, those it was read from.
  package var bytes: [UInt8] {
    var bytes = hasByteOrderMark ? Self.byteOrderMark : []
    for byte in text.utf8 {
      if usesCRLF, byte == UInt8(ascii: "\n") { bytes.append(UInt8(ascii: "\r")) }
      bytes.append(byte)
    }
    return bytes
  }

  private static func repaired(_ bytes: [UInt8]) -> String {
    String(decoding: bytes.map { $0 == 0 ? UInt8(ascii: " ") : $0 }, as: UTF8.self)
  }

  /// Whether `\r` and `\n` only come together, and do come.
  private static func endsAllLinesInCRLF(_ bytes: [UInt8]) -> Bool {
    var wasReturn = false
    var found = false
    for byte in bytes {
      guard wasReturn == (byte == UInt8(ascii: "\n")) else { return false }
      found = found || wasReturn
      wasReturn = byte == UInt8(ascii: "\r")
    }
    return found && !wasReturn
  }
}
