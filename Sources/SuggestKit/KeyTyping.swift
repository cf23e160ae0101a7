// SPDX-License-Identifier: MIT

package import InputAssistant

/// Types phrases key by key into a field whose bar shows suggestions, none of which is taken.
///
/// The first keys, a tenth and at most 1,000, warm up and are not counted.
@MainActor
package struct KeyTyping {
  /// The keys that were measured.
  package private(set) var keys = 0
  /// What the provider allocated at these keys.
  package private(set) var allocations = 0
  /// How long the updates took: the letter goes into the field, then the bar learns of it.
  package private(set) var latencies = Latencies()
  private let field = PlainField()
  private let provider: CountedProvider
  private let session: InputSession
  private var warmUp = 0

  package init(provider: any SuggestionProvider) {
    self.provider = CountedProvider(provider)
    session = InputSession(provider: self.provider)
  }

  package mutating func type(_ phrases: Phrases) {
    let lines = phrases.lines.map { $0.map { $0 + " " }.joined() }
    warmUp = min(1000, lines.reduce(0) { $0 + $1.count } / 10)
    for line in lines {
      field.clear()
      session.begin(traits: InputTraits(), bar: Bar(), client: field, owner: field)
      for key in line { press(String(key)) }
      session.end()
    }
  }

  /// How many allocations there were at a key, on average; 0 without a key.
  package var allocationsPerKey: Double {
    keys == 0 ? 0 : Double(allocations) / Double(keys)
  }

  private mutating func press(_ key: String) {
    if warmUp > 0 {
      warmUp -= 1
      update(key)
      return
    }
    let before = provider.allocations
    latencies.add(Latencies.time { update(key) })
    allocations += provider.allocations - before
    keys += 1
  }

  private func update(_ key: String) {
    field.insert(key)
    session.textChanged()
    session.textInserted(key)
  }
}
