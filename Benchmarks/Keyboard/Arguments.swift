// SPDX-License-Identifier: MIT

/// What is to be measured, by the command line.
struct Arguments {
  /// Compare the keyboards this often, or have one take many taps.
  enum Task: Equatable {
    case compare(runs: Int)
    case soak
  }

  let task: Task
  let taps: Int
  /// The file for the results, a JSON object a line.
  let results: String
  let keyboards: [Contender]

  static let usage = """
    usage: bench-keyboard compare RUNS TAPS RESULTS [TOPRAIL LEXICON]
           bench-keyboard soak TAPS RESULTS KEYBOARD [TOPRAIL LEXICON]

    """

  init?(_ arguments: [String]) {
    var rest = arguments[...]
    func number() -> Int? { rest.popFirst().flatMap { Int($0) }.flatMap { $0 > 0 ? $0 : nil } }
    switch rest.popFirst() {
    case "compare":
      guard let runs = number() else { return nil }
      task = .compare(runs: runs)
    case "soak": task = .soak
    default: return nil
    }
    guard let taps = number(), let results = rest.popFirst() else { return nil }
    (self.taps, self.results) = (taps, results)
    let name = task == .soak ? rest.popFirst() : nil
    guard let known = Self.keyboards(rest) else { return nil }
    keyboards = name.map { name in known.filter { $0.name == name } } ?? known
    guard !keyboards.isEmpty else { return nil }
  }

  /// The keyboards of other people, and ours with words and without if the paths of both are given.
  private static func keyboards(_ paths: ArraySlice<String>) -> [Contender]? {
    guard let path = paths.first else { return [.wvkbd, .squeekboard] }
    guard paths.count == 2, let lexicon = paths.last else { return nil }
    return [
      .wvkbd, .squeekboard, .toprail(at: path, lexicon: nil),
      .toprail(at: path, lexicon: lexicon),
    ]
  }
}
