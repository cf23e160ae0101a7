// SPDX-License-Identifier: MIT

import Glibc

/// Phrases to type, one a line, in lower case.
///
/// A word is what stands between white space; punctuation belongs to it. Lines without words are left
/// out. Line ends may be those of any system.
package struct Phrases: Hashable, Sendable {
  /// The words of each line; no line is empty.
  package var lines: [[String]]

  package init(text: String) {
    lines = text.split(whereSeparator: \.isNewline).compactMap { line in
      let words = line.split(whereSeparator: \.isWhitespace).map { $0.lowercased() }
      return words.isEmpty ? nil : words
    }
  }

  /// Reads a file in UTF-8, which may start with a byte order mark.
  package init(path: String) throws(Failure) {
    let bytes = try readFile(path)
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let content = bytes.starts(with: mark) ? bytes.dropFirst(mark.count) : bytes[...]
    guard let text = String(validating: content, as: UTF8.self) else {
      throw Failure(.data, "'\(path)' is no text in UTF-8; convert it with iconv")
    }
    self.init(text: text)
  }
}

/// The bytes of a file of any kind.
private func readFile(_ path: String) throws(Failure) -> [UInt8] {
  let descriptor = open(path, O_RDONLY | O_CLOEXEC)
  guard descriptor >= 0 else { throw unreadable(path) }
  defer { close(descriptor) }
  var bytes: [UInt8] = []
  var piece = [UInt8](repeating: 0, count: 1 << 16)
  while true {
    let count = read(descriptor, &piece, piece.count)
    if count < 0, errno == EINTR { continue }
    guard count >= 0 else { throw unreadable(path) }
    guard count > 0 else { return bytes }
    bytes += piece[..<count]
  }
}

private func unreadable(_ path: String) -> Failure {
  Failure(.noInput, "'\(path)' can't be read: \(String(cString: strerror(errno)))")
}
