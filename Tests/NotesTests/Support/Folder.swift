// SPDX-License-Identifier: MIT

import Foundation

@testable import NotesKit

/// A folder that is removed with its last reference.
final class Folder: Sendable {
  let path: String

  init() {
    path = NSTemporaryDirectory() + "notes-" + UUID().uuidString
    try? FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// A file's bytes as text; nil where there is none. Setting writes in place, as `echo >` does.
  subscript(_ name: String) -> String? {
    get {
      FileManager.default.contents(atPath: path(name)).map { String(decoding: $0, as: UTF8.self) }
    }
    set {
      if let newValue { try? Data(newValue.utf8).write(to: URL(fileURLWithPath: path(name))) }
    }
  }

  func path(_ name: String) -> String { path + "/" + name }

  func write(_ bytes: [UInt8], to name: String) throws {
    try Data(bytes).write(to: URL(fileURLWithPath: path(name)))
  }

  func remove(_ name: String) throws { try FileManager.default.removeItem(atPath: path(name)) }

  func move(_ name: String, to newName: String) throws {
    try FileManager.default.moveItem(atPath: path(name), toPath: path(newName))
  }

  func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(atPath: path(name), withDestinationPath: target)
  }

  /// The names that `ls -A` would show, without the trash.
  var names: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? [])
      .filter { $0 != ".toprail-notes-trash" }.sorted()
  }

  func permissions(_ name: String) throws -> Int {
    let attributes = try FileManager.default.attributesOfItem(atPath: path(name))
    return attributes[.posixPermissions] as? Int ?? -1
  }
}
