// SPDX-License-Identifier: MIT

/// How much a lexicon knows, and how much room it takes.
public enum LexiconSize: String, CaseIterable, Hashable, Sendable {
  /// At most 12.5 million bytes: what a desktop or a tablet uses.
  case full
  /// At most 4 million bytes: for small devices.
  case compact

  /// The most bytes that a file of this size takes.
  public var byteLimit: Int {
    switch self {
    case .full: 12_500_000
    case .compact: 4_000_000
    }
  }
}
