// SPDX-License-Identifier: MIT

import Foundation
import Suggestions

/// A file of a Debian package that a lexicon is made from.
struct SourceFile {
  /// The place below the root folder.
  let place: String
  let package: String
  let licence: String

  /// The file's bytes, and what the lexicon says of it.
  struct Content {
    let bytes: [UInt8]
    let source: LexiconSource
  }

  func path(below root: String) -> String {
    root.hasSuffix("/") ? root + place : "\(root)/\(place)"
  }

  /// Reads the whole file, which is to be text without zeros, as a broken disk leaves them.
  func readText(below root: String, versions: DebianVersions) throws(BuildError) -> Content {
    let content = try read(below: root, versions: versions)
    guard !content.bytes.contains(0), String(validating: content.bytes, as: UTF8.self) != nil
    else { throw damaged(below: root, reason: "it is no text") }
    return content
  }

  /// Reads the whole file.
  func read(below root: String, versions: DebianVersions) throws(BuildError) -> Content {
    let path = path(below: root)
    guard FileManager.default.fileExists(atPath: path) else {
      throw .missing(path: path, package: package)
    }
    guard let data = FileManager.default.contents(atPath: path) else {
      throw damaged(below: root, reason: "it can't be read")
    }
    guard !data.isEmpty else { throw damaged(below: root, reason: "it is empty") }
    let bytes = [UInt8](data)
    let name = place.split(separator: "/").last.map { "\(package)/\($0)" } ?? package
    let source = LexiconSource(
      name: name, version: versions[package], sha256: try SystemProgram.sha256(bytes),
      licence: licence)
    return Content(bytes: bytes, source: source)
  }

  func damaged(below root: String, reason: String) -> BuildError {
    .damaged(path: path(below: root), package: package, reason: reason)
  }
}
