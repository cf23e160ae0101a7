// SPDX-License-Identifier: MIT

/// What the shift key does to the letters.
public enum KeyShift: String, CaseIterable, Hashable, Sendable {
  /// Small letters.
  case off
  /// The next letter is a capital.
  case once
  /// All letters are capitals until shift is tapped again.
  case locked
}
