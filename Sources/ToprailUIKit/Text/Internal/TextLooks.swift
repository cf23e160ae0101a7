// SPDX-License-Identifier: MIT

import Foundation
import GTK

/// The attributes of a text view's text, a tag for each value of each. Positions count scalars.
///
/// GTK moves the tags with the text, so that nothing is kept here but which tag is which.
@MainActor
final class TextLooks {
  private typealias Key = NSAttributedString.Key

  private struct Attribute {
    let key: Key
    let value: AnyHashable
    let tag: TextTag
  }

  private let view: TextView
  private var tags: [Key: [AnyHashable: TextTag]] = [:]
  private var attributes: [UnsafeMutableRawPointer: Attribute] = [:]

  init(_ view: TextView) {
    self.view = view
    TextColors.watch(self)
  }

  /// Gives a range an attribute in place of one of the same name.
  func set(_ key: NSAttributedString.Key, _ value: Any, in range: Range<Int>) {
    guard !range.isEmpty, let value = value as? AnyHashable else { return }
    let tag = tag(key, value)
    for other in (tags[key] ?? [:]).values where other !== tag { view.remove(other, from: range) }
    view.apply(tag, to: range)
  }

  /// Takes the attributes with certain names away from a range.
  func clear(_ range: Range<Int>, where isMeant: (NSAttributedString.Key) -> Bool) {
    guard !range.isEmpty else { return }
    for (key, tags) in tags where isMeant(key) {
      for tag in tags.values { view.remove(tag, from: range) }
    }
  }

  func attributes(at place: Int) -> [NSAttributedString.Key: Any] {
    var found: [NSAttributedString.Key: Any] = [:]
    for tag in view.tags(at: place) {
      if let attribute = attributes[tag] { found[attribute.key] = attribute.value.base }
    }
    return found
  }

  /// The desktop's colours have changed.
  func themeDidChange() {
    for attribute in attributes.values {
      if let color = attribute.value.base as? UIColor { paint(attribute.tag, attribute.key, color) }
    }
  }

  private func tag(_ key: Key, _ value: AnyHashable) -> TextTag {
    if let tag = tags[key]?[value] { return tag }
    let tag = TextTag()
    tags[key, default: [:]][value] = tag
    attributes[tag.raw] = Attribute(key: key, value: value, tag: tag)
    view.add(tag)
    show(tag, key, value.base)
    return tag
  }

  private func show(_ tag: TextTag, _ key: Key, _ value: Any) {
    let style = value as? Int ?? (value as? NSNumber)?.intValue ?? 0
    switch key {
    case .font:
      guard let font = (value as? UIFont)?.traits else { return }
      tag.setFont(
        family: font.family, size: min(max(font.size, 0.01), 2000), weight: font.cssWeight,
        isItalic: font.isItalic)
    case .foregroundColor, .backgroundColor:
      if let color = value as? UIColor { paint(tag, key, color) }
    case .underlineStyle where style != 0:
      tag.setUnderline(isDouble: style == NSUnderlineStyle.double.rawValue)
    case .strikethroughStyle where style != 0: tag.setStrikethrough()
    default: break
    }
  }

  private func paint(_ tag: TextTag, _ key: Key, _ color: UIColor) {
    let shown = TextColors.shown(color, in: view)
    if key == .foregroundColor { tag.setForeground(shown) }
    if key == .backgroundColor { tag.setBackground(shown) }
  }
}
