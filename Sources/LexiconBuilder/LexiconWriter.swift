// SPDX-License-Identifier: MIT

import Foundation
package import Suggestions

/// Writes a language model as a lexicon file.
package enum LexiconWriter {
  private static let temporaryEnd = ".new"

  /// Writes a file under a temporary name beside its place, checks it by opening it, and renames it.
  ///
  /// - Parameters:
  ///   - model: What to write; it is written whole, so prune it to the size before.
  ///   - sources: What the model was made from.
  ///   - language: Two letters of ISO 639-1.
  ///   - path: Where the file goes; its folder must be there.
  /// - Throws: What the file system says, or `LexiconError` if the file can't be read back.
  package static func write(
    _ model: LanguageModel, sources: [LexiconSource], language: String, size: LexiconSize,
    to path: String
  ) throws {
    let bytes = try LexiconImage(model, info: info(language, size, sources)).bytes
    removeLeftovers(of: path)
    let temporary = "\(path).\(getpid())\(temporaryEnd)"
    defer { unlink(temporary) }
    guard save(bytes, as: temporary) else { throw failure(path) }
    guard try Lexicon(path: temporary).isIntact else { throw LexiconError.damaged(path: temporary) }
    guard rename(temporary, path) == 0 else { throw failure(path) }
  }

  private static func info(
    _ language: String, _ size: LexiconSize, _ sources: [LexiconSource]
  ) -> String {
    let lines = ["language\t\(language)", "size\t\(size.rawValue)"]
    return (lines + sources.map(line)).joined(separator: "\n")
  }

  private static func line(_ source: LexiconSource) -> String {
    let fields = [source.name, source.version, source.sha256, source.licence]
    return "source\t"
      + fields.map { $0.filter { !$0.isNewline && $0 != "\t" } }
      .joined(separator: "\t")
  }

  private static func failure(_ path: String) -> BuildError {
    .unwritable(path: path, reason: String(cString: strerror(errno)))
  }

  /// Removes the files under temporary names of processes that were killed while they wrote.
  private static func removeLeftovers(of path: String) {
    let file = URL(filePath: path)
    let folder = file.deletingLastPathComponent()
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    let start = "\(file.lastPathComponent)."
    for name in names where name.hasPrefix(start) && name.hasSuffix(temporaryEnd) {
      let number = name.dropFirst(start.count).dropLast(temporaryEnd.count)
      guard let process = pid_t(number), process > 0, !isAtWork(process) else { continue }
      unlink(folder.appending(path: name).path)
    }
  }

  /// Whether another process with a number runs; one of another user counts.
  private static func isAtWork(_ process: pid_t) -> Bool {
    process != getpid() && (kill(process, 0) == 0 || errno == EPERM)
  }

  /// Whether a new file could be written; `errno` tells why not.
  private static func save(_ bytes: [UInt8], as path: String) -> Bool {
    let file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o644)
    guard file >= 0 else { return false }
    var written = 0
    while written < bytes.count {
      let count = bytes[written...].withUnsafeBytes {
        Foundation.write(file, $0.baseAddress, $0.count)
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { break }
      written += count
    }
    let isWritten = written == bytes.count && fsync(file) == 0
    let reason = errno
    close(file)
    errno = reason
    return isWritten
  }
}
