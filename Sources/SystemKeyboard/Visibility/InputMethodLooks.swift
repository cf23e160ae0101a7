// SPDX-License-Identifier: MIT

/// When to look whether another input method has left the seat.
///
/// The first looks come soon: after a keyboard was killed, the compositor may not have noticed when the
/// next one starts. Whoever still has the seat after them is there to stay, and is looked after now and
/// then.
package struct InputMethodLooks: Hashable, Sendable {
  /// Whether the quick looks are over: the seat is another's, not one's own of before.
  package var isPatient: Bool { quick.isEmpty }
  private var quick: ArraySlice<Double> = [0.05, 0.1, 0.25, 0.5, 1]

  /// Before the first look.
  package init() {}

  /// How long to wait before the next look, in seconds.
  package mutating func next() -> Double { quick.popFirst() ?? 3 }
}
