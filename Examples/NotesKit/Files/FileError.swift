// SPDX-License-Identifier: MIT

import Glibc

/// What the system answered about a file, and which file it was.
package struct FileError: Error, Hashable, Sendable, CustomStringConvertible {
  /// A value of `errno`.
  package let code: Int32
  package let path: String

  package init(code: Int32, path: String) {
    self.code = code
    self.path = path
  }

  /// The path, then the reason in the system's words: `/srv/notes: Permission denied`
  package var description: String { "\(path): \(reason)" }

  /// The reason alone, in the system's words.
  package var reason: String { String(cString: strerror(code)) }
}
