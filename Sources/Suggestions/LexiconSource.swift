// SPDX-License-Identifier: MIT

/// A file that a lexicon was made from.
public struct LexiconSource: Hashable, Sendable {
  /// The package that the file came in.
  public var name: String
  /// The package's version; empty if it isn't known.
  public var version: String
  /// The SHA-256 sum of the file, in hexadecimal.
  public var sha256: String
  /// The licence, as a short name.
  public var licence: String

  /// Describes a source.
  public init(name: String, version: String, sha256: String, licence: String) {
    self.name = name
    self.version = version
    self.sha256 = sha256
    self.licence = licence
  }
}
