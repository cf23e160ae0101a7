// SPDX-License-Identifier: MIT

import Foundation
import TestSupport

/// The folders of a session: one for the compositor's socket, one each for its user.
struct SessionFolders {
  /// Where the compositor listens. It belongs to the compositor's user.
  let sockets: String
  /// `XDG_RUNTIME_DIR` of the programs.
  let runtime: String
  let home: String

  var bus: String { "\(runtime)/bus" }
  var busAddress: String { "unix:path=\(bus)" }

  init(in folder: PrivateFolder) throws {
    sockets = folder.path(of: "sockets")
    runtime = folder.path(of: "runtime")
    home = folder.path(of: "home")
    for path in [sockets, runtime, home] {
      try FileManager.default.createDirectory(
        atPath: path, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
    }
    guard getuid() == 0 else { return }
    // The programs of root's session go through the folder too.
    for path in [folder.path, sockets] { chown(path, Self.nobody, Self.nobody) }
  }

  static let nobody: UInt32 = 65534
}
