// SPDX-License-Identifier: MIT

/// Guesses that somebody tapped the field that has the focus, to have the hidden keyboard back.
///
/// Compositors of wlroots 0.15 don't tell an input method of a field that is enabled again. But programs tell
/// the field's text anew when the finger comes down, with the caret where it came down, and once more when it
/// is lifted; then they are silent. While somebody scrolls they tell it with each frame, and with keys the
/// text changes, or the caret without a second telling later on.
package struct TapGuess: Hashable, Sendable {
  /// What a field tells that has the focus already.
  package enum Telling: CaseIterable, Hashable, Sendable {
    /// What it told before.
    case same
    /// The caret or selection alone.
    case caret
    case text
  }

  /// When it was a tap, unless more is told before, in seconds of the clock; nil if it looks like none.
  package private(set) var deadline: Double?
  private let start: Double
  private var last = -Double.infinity
  private var count = 0
  private var hasTyped = false
  private var wasSame = false

  /// Begins when the keyboard was hidden: the window that grows isn't a tap.
  package init(hiddenAt time: Double) { start = time + Self.resizing }

  /// The field told its text.
  package mutating func told(_ telling: Telling, at time: Double) {
    guard time >= start else { return }
    let span = time - last
    if span > Self.longestTap { (count, hasTyped, wasSame) = (0, false, false) }
    count += 1
    hasTyped = hasTyped || telling == .text
    // A caret that is moved by a key is told of twice at once.
    let isLifted = telling == .same && count > 1 && (wasSame || span >= Self.shortestTap)
    deadline = isLifted && !hasTyped && count <= Self.mostTellings ? time + Self.silence : nil
    (last, wasSame) = (time, telling == .same)
  }

  /// Seconds in which the window takes the keyboard's room, and its field tells the text for that.
  private static let resizing = 0.4
  /// Seconds between two tellings of one tap, at the most and, for a finger, at the least.
  private static let longestTap = 0.6
  private static let shortestTap = 0.02
  /// How often a field tells its text for one tap, at the most.
  private static let mostTellings = 4
  /// Seconds of silence after which it was a tap.
  private static let silence = 0.15
}
