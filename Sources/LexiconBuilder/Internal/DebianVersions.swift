// SPDX-License-Identifier: MIT

import Foundation

/// The versions of the installed Debian packages.
struct DebianVersions {
  private var versions: [Substring: Substring] = [:]

  /// Reads dpkg's list of packages below a root folder; without one no version is known.
  init(below root: String) {
    let path = root + "/var/lib/dpkg/status"
    let data = FileManager.default.contents(atPath: path) ?? Data()
    self.init(status: String(decoding: data, as: UTF8.self))
  }

  init(status: String) {
    var package: Substring = ""
    for line in status.split(separator: "\n") {
      if line.hasPrefix("Package: ") { package = line.dropFirst("Package: ".count) }
      if line.hasPrefix("Version: ") { versions[package] = line.dropFirst("Version: ".count) }
    }
  }

  /// A package's version; empty if it isn't known.
  subscript(package: String) -> String { versions[package[...]].map(String.init) ?? "" }
}
