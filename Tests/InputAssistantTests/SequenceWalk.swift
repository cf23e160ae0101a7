// SPDX-License-Identifier: MIT

/// A keyboard and its oracle, which go through the same events.
protocol OraclePair {
  associatedtype Key
  /// The fingers that are on a key.
  var down: Set<Int> { get }
  /// What is wrong at this moment; nil if nothing is.
  var mistake: String? { get }

  mutating func press(_ key: Key, finger: Int)
  mutating func lift(_ finger: Int, cancels: Bool)
  mutating func wait(_ seconds: Double)
}

/// Every sequence of events of a length with two fingers on some keys.
struct SequenceWalk<Pair: OraclePair> {
  let keys: [Pair.Key]
  let waits: [Double]
  var count = 0
  var mistakes: [String] = []

  mutating func go(_ pair: Pair, _ length: Int, _ path: String = "") {
    guard length > 0, mistakes.count < 5 else { return }
    for finger in 0...1 {
      if pair.down.contains(finger) {
        step(pair, length, "\(path) -\(finger)") { $0.lift(finger, cancels: false) }
        step(pair, length, "\(path) x\(finger)") { $0.lift(finger, cancels: true) }
      } else {
        for key in keys {
          step(pair, length, "\(path) \(key)\(finger)") { $0.press(key, finger: finger) }
        }
      }
    }
    for wait in waits { step(pair, length, "\(path) \(wait)s") { $0.wait(wait) } }
  }

  private mutating func step(
    _ pair: Pair, _ length: Int, _ path: String, _ event: (inout Pair) -> Void
  ) {
    var next = pair
    event(&next)
    count += 1
    if let mistake = next.mistake { mistakes.append("\(path): \(mistake)") }
    go(next, length - 1, path)
  }
}
