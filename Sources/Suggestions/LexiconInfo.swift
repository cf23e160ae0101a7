// SPDX-License-Identifier: MIT

/// What a lexicon says about itself.
public struct LexiconInfo: Hashable, Sendable {
  /// The language, as its two letters of ISO 639-1.
  public var language: String
  /// Full or compact.
  public var size: LexiconSize
  /// How many words it knows.
  public var wordCount: Int
  /// How many pairs of words it knows.
  public var bigramCount: Int
  /// How many triples of words it knows.
  public var trigramCount: Int
  /// The file's size in bytes.
  public var fileSize: Int
  /// The version of the file format.
  public var format: Int
  /// What it was made from.
  public var sources: [LexiconSource]
}
