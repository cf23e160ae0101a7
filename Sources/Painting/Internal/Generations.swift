// SPDX-License-Identifier: MIT

/// A bounded memory of what was made: when it is full, what wasn't asked for lately goes.
struct Generations<Key: Hashable, Value> {
  private var young: [Key: Value] = [:]
  private var old: [Key: Value] = [:]
  private var youngCost = 0
  private let limit: Int
  private let costLimit: Int

  /// - Parameters:
  ///   - limit: How many values there are at most.
  ///   - costLimit: What they may cost together, whatever it is counted in.
  init(limit: Int, costLimit: Int) {
    self.limit = max(1, limit / 2)
    self.costLimit = costLimit / 2
  }

  /// How many values there are.
  var count: Int { young.count + old.count }

  /// The value of a key; made and kept if there is none.
  mutating func value(_ key: Key, cost: (Value) -> Int, make: () -> Value) -> Value {
    if let value = young[key] { return value }
    let value = old.removeValue(forKey: key) ?? make()
    youngCost += cost(value)
    if young.count >= limit || youngCost > costLimit {
      old = young
      young = [:]
      youngCost = cost(value)
    }
    young[key] = value
    return value
  }

  /// Forgets everything.
  mutating func removeAll() {
    (young, old, youngCost) = ([:], [:], 0)
  }
}
