// SPDX-License-Identifier: MIT

import GTK

/// One CSS class for each colour, font and kind of edges that some view shows now.
///
/// GTK has no styles of a single widget; a class that says one thing is the next best. A class that
/// nobody uses any more is dropped when the next one is made.
@MainActor
final class StyleClasses {
  enum Style: Hashable {
    case color(UIColor, ViewStyles.Property)
    case font(UIFont)
    case edges(EdgeStyle)
  }

  private struct Entry {
    let name: String
    var users: Int
  }

  static let shared = StyleClasses()

  private let sheet = StyleSheet()
  private var entries: [Style: Entry] = [:]
  private var made = 0

  private init() {
    DesktopSettings.onChange { [unowned self] in write() }
  }

  /// The class for a style, counted as used until `release(_:)`.
  func retain(_ style: Style) -> String {
    if let entry = entries[style] {
      entries[style]?.users += 1
      return entry.name
    }
    entries = entries.filter { $0.value.users > 0 }
    made += 1
    let name = "toprail-style-\(made)"
    entries[style] = Entry(name: name, users: 1)
    write()
    return name
  }

  func release(_ style: Style) {
    entries[style]?.users -= 1
  }

  private func write() {
    let dark = DesktopSettings.isDark
    // A text widget draws its text in a part of its own, and what lies in a view isn't such a part.
    sheet.text = entries.map { style, entry in
      ".\(entry.name), .\(entry.name) > text { \(declaration(style, dark: dark)) }"
    }.sorted().joined(separator: "\n")
  }

  private func declaration(_ style: Style, dark: Bool) -> String {
    switch style {
    case .color(let color, .background), .color(let color, .fill):
      "background-color: \(color.css(dark: dark)); background-image: none;"
    case .color(let color, _): "color: \(color.css(dark: dark));"
    case .font(let font): font.css
    case .edges(let edges): edges.css(dark: dark)
    }
  }
}
