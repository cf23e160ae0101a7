// SPDX-License-Identifier: MIT

import Glibc

/// A file that is read where it lies, without a copy.
///
/// The file must not be cut while it is open: whoever renews it writes another one and renames it.
final class MappedFile: Sendable {
  nonisolated(unsafe) let bytes: UnsafeRawBufferPointer

  init(path: String) throws(LexiconError) {
    // A named pipe would keep us waiting for somebody to write to it.
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else { throw .unreadable(path: path, reason: Self.reason) }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0 else { throw .unreadable(path: path, reason: Self.reason) }
    guard status.st_mode & S_IFMT == S_IFREG else {
      throw .unreadable(path: path, reason: "it is no plain file")
    }
    guard status.st_size > 0 else { throw .foreign(path: path) }
    let size = Int(status.st_size)
    let start = mmap(nil, size, PROT_READ, MAP_SHARED, file, 0)
    guard let start, start != MAP_FAILED else {
      throw .unreadable(path: path, reason: Self.reason)
    }
    bytes = UnsafeRawBufferPointer(start: start, count: size)
  }

  deinit {
    munmap(UnsafeMutableRawPointer(mutating: bytes.baseAddress), bytes.count)
  }

  /// Gives back the memory of what was read once; it is read again where it is needed.
  func forgetPages() {
    madvise(UnsafeMutableRawPointer(mutating: bytes.baseAddress), bytes.count, MADV_DONTNEED)
  }

  private static var reason: String { String(cString: strerror(errno)) }
}
