// SPDX-License-Identifier: MIT

/// Follows the fences of code through a text, line by line from its beginning.
struct CodeFence {
  /// Backticks or tildes, and how many at least it takes to end the code.
  private struct Run {
    var unit: UInt16
    var count: Int
    var isBare: Bool
  }

  private var open: Run?

  /// Whether the next line is code or one of its fences.
  mutating func holds(_ line: Range<Int>, of text: MarkdownText) -> Bool {
    let run = Self.run(line, of: text)
    guard let open else {
      self.open = run
      return run != nil
    }
    if let run, run.isBare, run.unit == open.unit, run.count >= open.count { self.open = nil }
    return true
  }

  /// At least three backticks or tildes, after at most three spaces.
  private static func run(_ line: Range<Int>, of text: MarkdownText) -> Run? {
    let rest = text.units[line].drop { $0 == .space }
    guard let first = rest.first, first == .backtick || first == .tilde,
      rest.startIndex - line.lowerBound < 4
    else { return nil }
    let count = rest.prefix { $0 == first }.count
    let info = rest.dropFirst(count)
    guard count >= 3, first == .tilde || !info.contains(.backtick) else { return nil }
    return Run(unit: first, count: count, isBare: info.allSatisfy(\.isBlank))
  }
}
