// SPDX-License-Identifier: MIT

import Glibc

/// A file that is being written under a hidden name.
///
/// Its writer holds a lock on it, so that another instance knows it from one that was left behind.
final class Temporary {
  let file: Descriptor
  let path: FilePath

  init(in folder: FilePath) throws {
    while true {
      let path = folder.appending(Self.freeName())
      let file = try Descriptor(path, O_RDWR | O_CREAT | O_EXCL, mode: 0o666)
      flock(file.number, LOCK_EX)
      // Another instance may have removed it between the two calls.
      guard try file.status().st_nlink > 0 else { continue }
      self.file = file
      self.path = path
      return
    }
  }

  /// Gives the file the owner and the permissions of another, as far as the system lets us.
  func takePermissions(of status: stat) {
    let isOwned = fchown(file.number, status.st_uid, status.st_gid) == 0
    let isGroup = isOwned || fchown(file.number, ~0, status.st_gid) == 0
    // What was meant for another group is for nobody then.
    fchmod(file.number, status.st_mode & (isGroup ? 0o7777 : 0o7707))
  }

  func discard() {
    try? path.remove()
    file.close()
  }

  static func freeName(_ ending: String = ".tmp") -> FileName {
    let number = UInt64.random(in: .min ... .max)
    return FileName(DiskFiles.temporaryPrefix + String(number, radix: 36) + ending)
  }

  /// Removes a half-written file unless its writer still lives.
  static func removeIfAbandoned(_ path: FilePath) {
    guard path.text.hasSuffix(".tmp"),
      let file = try? Descriptor(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK),
      flock(file.number, LOCK_EX | LOCK_NB) == 0
    else { return }
    try? path.remove()
  }
}
