// SPDX-License-Identifier: MIT

import Foundation
import TestSupport

/// The programs that the tests were built with.
package enum Programs {
  /// They lie beside the tests' own, or where the first of its arguments says.
  package static func path(of name: String) throws -> String {
    let own = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    let places = [own, URL(fileURLWithPath: CommandLine.arguments[0])]
    let beside = places.map { $0.deletingLastPathComponent().appending(path: name).path }
    guard let path = beside.first(where: FileManager.default.isExecutableFile) else {
      throw Trouble("\(name) isn't built beside \(own.path)")
    }
    return path
  }
}
