// SPDX-License-Identifier: MIT

import Glibc

/// Linux's `renameat2`, which the C headers hide from Swift and older C libraries lack.
enum RenameCall {
  enum Kind: UInt32 {
    /// What is at the new name is replaced.
    case replacing = 0
    /// The new name must be free.
    case exclusive = 1
    /// Both names change places in one step.
    case exchanging = 2
  }

  private typealias Function =
    @convention(c) (Int32, UnsafePointer<CChar>, Int32, UnsafePointer<CChar>, UInt32) -> Int32

  private static let function = dlsym(nil, "renameat2").map { unsafeBitCast($0, to: Function.self) }

  /// False leaves the reason in `errno`: `ENOSYS` or `EINVAL` where this kind isn't known.
  static func rename(_ old: FilePath, to new: FilePath, _ kind: Kind) -> Bool {
    old.withCString { old in
      new.withCString { new in
        if kind == .replacing { return Glibc.rename(old, new) == 0 }
        guard let function else {
          errno = ENOSYS
          return false
        }
        return function(AT_FDCWD, old, AT_FDCWD, new, kind.rawValue) == 0
      }
    }
  }
}
