// SPDX-License-Identifier: MIT

import Foundation
import Suggestions

/// The cased frequencies that the Python package `spacy-lookups-data` holds.
///
/// pip and python3 fetch it: it is 99 MB, and only those who ask for it need them.
enum CasedPackage {
  private static let name = "spacy-lookups-data"
  private static let version = "1.0.5"
  /// pip refuses any other file.
  private static let sha256 = "466f21f087e4144bc93800679437ec5a17be7d0888734b1ba880b3ecb0978bc6"
  private static let member = "spacy_lookups_data/data/en_lexeme_prob.json.gz"
  private static let remedy =
    "--cased needs the network and pip: sudo apt-get install python3-pip. "
    + "Without --cased all else works."

  /// Reads the English table from a file that was taken from the package.
  static func read(
    _ path: String
  ) throws(BuildError) -> (frequencies: CasedFrequencies, source: LexiconSource) {
    guard let packed = FileManager.default.contents(atPath: path) else {
      throw .unusable(
        path: path, remedy: "It can't be read; --cased without a file downloads \(name).")
    }
    let source = LexiconSource(
      name: "\(name)/en_lexeme_prob.json.gz", version: version,
      sha256: try SystemProgram.sha256([UInt8](packed)), licence: "MIT")
    do {
      let json = try SystemProgram.run("gzip", ["--decompress", "--stdout", path], remedy: "")
      return (try CasedFrequencies(json), source)
    } catch {
      throw .unusable(path: path, remedy: "It is no table of words and numbers, packed by gzip.")
    }
  }

  /// Downloads the package into a folder that is gone afterwards, and reads the table.
  static func download() throws -> (frequencies: CasedFrequencies, source: LexiconSource) {
    let folder = FileManager.default.temporaryDirectory.appending(path: "toprail-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data("\(name)==\(version) --hash=sha256:\(sha256)\n".utf8)
      .write(to: folder.appending(path: "wanted.txt"))
    let options = [
      "--quiet", "--no-deps", "--only-binary=:all:", "--require-hashes", "--requirement",
      "wanted.txt",
    ]
    _ = try SystemProgram.run(
      "python3", ["-m", "pip", "download"] + options, in: folder, remedy: remedy)
    _ = try SystemProgram.run("python3", ["-c", takeMember], in: folder, remedy: remedy)
    return try read(folder.appending(path: "cased.json.gz").path)
  }

  /// What is told before a download.
  static let announcement = "lexicon: downloading \(name) \(version) (99 MB)\n"

  private static let takeMember = """
    import glob, zipfile
    wheel = zipfile.ZipFile(glob.glob("*.whl")[0])
    open("cased.json.gz", "wb").write(wheel.read("\(member)"))
    """
}
