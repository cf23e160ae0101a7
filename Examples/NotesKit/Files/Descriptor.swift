// SPDX-License-Identifier: MIT

import Glibc

/// An open file, closed at the latest with its last reference.
final class Descriptor {
  let number: Int32
  private let path: String
  private var isOpen = true

  /// Opens a file with `open`'s flags.
  init(_ path: FilePath, _ flags: Int32, mode: mode_t = 0) throws {
    number = path.withCString { Glibc.open($0, flags | O_CLOEXEC, mode) }
    self.path = path.text
    if number < 0 { throw FileError(code: errno, path: path.text) }
  }

  deinit { close() }

  func close() {
    if isOpen, number >= 0 { Glibc.close(number) }
    isOpen = false
  }

  func status() throws -> stat {
    var status = stat()
    try check(fstat(number, &status))
    return status
  }

  /// Reads until a limit or the end.
  func read(limit: Int) throws -> [UInt8] {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: min(limit, 65_536))
    while bytes.count < limit {
      let count = Glibc.read(number, &chunk, min(chunk.count, limit - bytes.count))
      if count < 0, errno == EINTR { continue }
      try check(count)
      if count == 0 { break }
      bytes += chunk.prefix(count)
    }
    return bytes
  }

  /// Writes all bytes and waits until they are on the disk.
  func write(_ bytes: [UInt8]) throws {
    var done = 0
    while done < bytes.count {
      let count = bytes.withUnsafeBytes { bytes in
        let rest = UnsafeRawBufferPointer(rebasing: bytes[done...])
        return Glibc.write(number, rest.baseAddress, rest.count)
      }
      if count < 0, errno == EINTR { continue }
      try check(count)
      done += count
    }
    try synchronize()
  }

  /// Waits until the file, or a folder's names, are on the disk.
  func synchronize() throws {
    // Some network file systems can't, and say so; nothing better is to be had there.
    if fsync(number) != 0, errno != EINVAL, errno != EROFS {
      throw FileError(code: errno, path: path)
    }
  }

  func check(_ result: some BinaryInteger) throws {
    if result < 0 { throw FileError(code: errno, path: path) }
  }
}
