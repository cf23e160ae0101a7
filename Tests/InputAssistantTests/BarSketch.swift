// SPDX-License-Identifier: MIT

import InputAssistant

/// Small bars for tests: an item is as wide as its title or symbol is long.
enum BarSketch {
  /// The natural width of an item: 13.37 points a letter, so that widths are off the 1/64 grid.
  static func measure(_ item: BarItem) -> Double {
    13.37 * Double((item.title ?? item.symbol ?? "").utf8.count)
  }

  /// A button whose title has so many letters.
  static func button(
    _ letters: Int, kind: BarItem.Kind = .button, isHidden: Bool = false, priority: Int = 0,
    width: Double = 0
  ) -> BarItem {
    BarItem(
      id: .init(rawValue: ""), kind: kind, title: String(repeating: "m", count: letters),
      isHidden: isHidden, priority: priority, width: width)
  }

  /// A button with a symbol in place of a title, never squeezed.
  static func symbol(_ letters: Int, priority: Int = 0) -> BarItem {
    BarItem(
      id: .init(rawValue: ""), kind: .button, symbol: String(repeating: "m", count: letters),
      priority: priority)
  }

  static func space(_ width: Double, isHidden: Bool = false) -> BarItem {
    BarItem(id: .init(rawValue: ""), kind: .fixedSpace, isHidden: isHidden, width: width)
  }

  static var flexibleSpace: BarItem { BarItem(id: .init(rawValue: ""), kind: .flexibleSpace) }

  /// A bar whose items carry the ids of their places.
  static func bar(
    leading: [BarGroup] = [], trailing: [BarGroup] = [], suggestions: Int? = 3
  ) -> Bar {
    Bar(
      leading: numbered(leading, .leading), trailing: numbered(trailing, .trailing),
      suggestions: suggestions.map {
        (0..<$0).map { Suggestion(text: "word\($0)", kind: .completion, confidence: 0.5) }
      })
  }

  private static func numbered(_ groups: [BarGroup], _ side: BarSide) -> [BarGroup] {
    groups.enumerated().map { groupIndex, group in
      var group = group
      for index in group.items.indices {
        group.items[index].id = .item(side, group: groupIndex, index: index)
      }
      group.representative?.id = .representative(side, group: groupIndex)
      return group
    }
  }

  /// The bar in one line: `7` a title of seven letters, `$` a symbol, `=` a fixed width, `!` custom,
  /// `^` a priority, `-` hidden, `+` and `~` spaces, `/` before the representative.
  static func line(_ bar: Bar) -> String {
    let strip = bar.suggestions.map { "\($0.count)" } ?? "none"
    return "leading \(line(bar.leading)) trailing \(line(bar.trailing)) suggestions \(strip)"
  }

  private static func line(_ groups: [BarGroup]) -> String {
    let lines = groups.map { group in
      let items = group.items.map(line).joined(separator: " ")
      let representative = group.representative.map { " / " + line($0) } ?? ""
      return (group.isHidden ? "-" : "") + "(" + items + representative + ")"
    }
    return "[" + lines.joined() + "]"
  }

  private static func line(_ item: BarItem) -> String {
    var line = item.isHidden ? "-" : ""
    switch item.kind {
    case .fixedSpace: return line + "+\(item.width)"
    case .flexibleSpace: return line + "~"
    default: break
    }
    line += item.title.map { "\($0.utf8.count)" } ?? "$\(item.symbol?.utf8.count ?? 0)"
    if item.width > 0 { line += "=\(item.width)" }
    if item.kind == .custom { line += "!" }
    if item.priority != 0 { line += "^\(item.priority)" }
    return line
  }
}
