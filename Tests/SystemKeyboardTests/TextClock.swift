// SPDX-License-Identifier: MIT

/// A clock that is put on by hand.
final class TextClock {
  /// In seconds.
  var now = 100.0
}
