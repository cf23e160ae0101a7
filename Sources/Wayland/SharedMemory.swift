// SPDX-License-Identifier: MIT

import CWayland
import Glibc

/// Memory that is shared with the compositor; it goes with the last owner.
package final class SharedMemory {
  /// The first byte.
  package let bytes: UnsafeMutableRawPointer
  /// How many bytes there are.
  package let count: Int
  /// The file that the compositor is given.
  package let descriptor: Int32

  /// Asks the system for memory, filled with zeros.
  ///
  /// - Returns: Nil if the system has none.
  package init?(count: Int, name: String) {
    guard count > 0 else { return nil }
    // The compositor may trust that the file never becomes shorter.
    let file = toprail_memory_file(name)
    guard file >= 0 else { return nil }
    guard ftruncate(file, count) == 0,
      let bytes = mmap(nil, count, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0),
      bytes != MAP_FAILED
    else {
      close(file)
      return nil
    }
    _ = toprail_seal(file)
    (self.bytes, self.count, descriptor) = (bytes, count, file)
  }

  deinit {
    munmap(bytes, count)
    close(descriptor)
  }
}
