// SPDX-License-Identifier: MIT

import GTK

/// One CSS class for each colour and font that any view has asked for.
///
/// GTK has no styles of a single widget; a class that says one thing is the next best.
@MainActor
final class StyleClasses {
  enum Style: Hashable {
    case color(UIColor, ViewStyles.Property)
    case font(UIFont)
  }

  static let shared = StyleClasses()

  private let sheet = StyleSheet()
  private var names: [Style: String] = [:]

  private init() {
    DesktopSettings.onChange { [unowned self] in write() }
  }

  func name(for style: Style) -> String {
    if let name = names[style] { return name }
    let name = "toprail-style-\(names.count)"
    names[style] = name
    write()
    return name
  }

  private func write() {
    let dark = DesktopSettings.prefersDark
    sheet.text = names.map { style, name in
      ".\(name), .\(name) text { \(declaration(style, dark: dark)) }"
    }.sorted().joined(separator: "\n")
  }

  private func declaration(_ style: Style, dark: Bool) -> String {
    switch style {
    case .color(let color, .background):
      "background-color: \(color.css(dark: dark)); background-image: none;"
    case .color(let color, _): "color: \(color.css(dark: dark));"
    case .font(let font): font.css
    }
  }
}
