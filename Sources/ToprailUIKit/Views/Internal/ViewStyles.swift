// SPDX-License-Identifier: MIT

import GTK

/// The colours, fonts and edges set on one view, each as a CSS class on its widget.
@MainActor
final class ViewStyles {
  enum Property { case background, text, font, fill, edges, content }

  private var shown: [Property: (style: StyleClasses.Style, name: String)] = [:]

  isolated deinit {
    for (style, _) in shown.values { StyleClasses.shared.release(style) }
  }

  func set(_ property: Property, _ color: UIColor?, on widget: Widget) {
    replace(property, with: color.map { .color($0, property) }, on: widget)
  }

  func set(font: UIFont?, on widget: Widget) {
    replace(.font, with: font.map { .font($0) }, on: widget)
  }

  func set(_ edges: EdgeStyle, _ property: Property, on widget: Widget) {
    replace(property, with: edges.isPlain ? nil : .edges(edges), on: widget)
  }

  private func replace(_ property: Property, with style: StyleClasses.Style?, on widget: Widget) {
    guard style != shown[property]?.style else { return }
    if let old = shown.removeValue(forKey: property) {
      widget.remove(cssClass: old.name)
      StyleClasses.shared.release(old.style)
    }
    guard let style else { return }
    let name = StyleClasses.shared.retain(style)
    shown[property] = (style, name)
    widget.add(cssClass: name)
  }
}
