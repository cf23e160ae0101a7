// SPDX-License-Identifier: MIT

import Glibc

/// Where the program's words go.
package enum Terminal {
  /// Writes to standard output; false if not everything could be written.
  package static func print(_ text: String) -> Bool { write(text, to: STDOUT_FILENO) }

  /// Says in one line what is wrong and what to do: `toprail: MESSAGE`.
  package static func complain(_ message: String) {
    _ = write("toprail: \(message)\n", to: STDERR_FILENO)
  }

  private static func write(_ text: String, to descriptor: Int32) -> Bool {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }
}
