// SPDX-License-Identifier: MIT

import Glibc

/// What tells one state of a file from another without reading it.
package struct FileStamp: Hashable, Sendable {
  package var device: UInt64
  package var inode: UInt64
  package var size: Int
  /// Nanoseconds since 1970.
  package var modified: Int

  package init(device: UInt64 = 0, inode: UInt64, size: Int, modified: Int) {
    self.device = device
    self.inode = inode
    self.size = size
    self.modified = modified
  }

  init(_ status: stat) {
    device = UInt64(status.st_dev)
    inode = UInt64(status.st_ino)
    size = Int(status.st_size)
    modified = status.st_mtim.tv_sec * 1_000_000_000 + status.st_mtim.tv_nsec
  }
}
