// SPDX-License-Identifier: MIT

import Foundation

/// A folder with small files in the places of the Debian packages', gone when nobody uses it any more.
final class SourceFolder {
  let path: String

  init() throws {
    path = NSTemporaryDirectory() + "toprail-sources-\(UUID())"
    try write(TinyModel.pets.bytes, to: "usr/share/pocketsphinx/model/en-us/en-us.lm.bin")
    try write(
      Array("dog D AO G\ndogs D AO G Z\nrun R AH N\nrun(2) R AH N\n".utf8),
      to: "usr/share/pocketsphinx/model/en-us/cmudict-en-us.dict")
    try write(Array("the\n".utf8), to: "usr/share/dict/american-english")
    try write(Array("cat\nDog\ndog\ndogs\nsat\n".utf8), to: "usr/share/dict/american-english-large")
    try write(Array("the\ncat\nCat\n".utf8), to: "usr/share/dict/british-english-large")
    try write(
      Array("Package: wamerican-large\nStatus: installed\nVersion: 2020.12.07-2\n\n".utf8),
      to: "var/lib/dpkg/status")
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func write(_ bytes: [UInt8], to place: String) throws {
    let file = URL(filePath: path).appending(path: place)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: file)
  }

  func remove(_ place: String) throws {
    try FileManager.default.removeItem(atPath: "\(path)/\(place)")
  }
}
