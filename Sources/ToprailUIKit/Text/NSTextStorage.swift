// SPDX-License-Identifier: MIT

public import Foundation
import GTK

/// A text view's text with the looks of its pieces.
///
///     let storage = textView.textStorage
///     storage.setAttributes([:], range: paragraph)
///     storage.addAttribute(.font, value: UIFont.boldSystemFont(ofSize: 17), range: word)
///
/// `font`, `foregroundColor`, `backgroundColor`, `underlineStyle` and `strikethroughStyle` show;
/// attributes of other names are only kept. Values that aren't `Hashable` are not taken. What the
/// view's own font and colour say counts where no attribute says otherwise. Ranges are in UTF-16
/// units and cut to the text.
///
/// Attributes change neither the text nor the caret nor what can be undone, and no delegate hears of
/// them. What is typed within a piece looks like it. Changing the attributes of a paragraph costs what
/// the paragraph costs, however long the text is.
///
/// Unlike Apple's it is no `NSMutableAttributedString`; layout managers and delegates of a text
/// storage are left out.
///
/// Source: <https://developer.apple.com/documentation/uikit/nstextstorage>
@preconcurrency @MainActor
public final class NSTextStorage: NSObject {
  private let view: TextView
  private let engine: TextEngine
  private let looks: TextLooks

  init(_ view: TextView, engine: TextEngine) {
    self.view = view
    self.engine = engine
    looks = TextLooks(view)
    super.init()
  }

  /// The text.
  public var string: String { engine.text }
  /// The UTF-16 units of the text.
  public var length: Int { engine.length }

  /// Starts a group of changes. All changes of one turn of the main loop show together, grouped or
  /// not; the call is for code that is shared with Apple's systems.
  public func beginEditing() {}
  /// Ends a group of changes.
  public func endEditing() {}

  /// Replaces a range by a text, which takes on the looks around it. No delegate is asked.
  public func replaceCharacters(in range: NSRange, with text: String) {
    engine.replace(range, with: text)
  }

  /// Gives a range these attributes and no others.
  public func setAttributes(_ attributes: [NSAttributedString.Key: Any]?, range: NSRange) {
    let (range, attributes) = (engine.scalars(range), attributes ?? [:])
    looks.clear(range) { attributes[$0] == nil }
    for (key, value) in attributes { looks.set(key, value, in: range) }
  }

  /// Gives a range an attribute, in place of one of the same name.
  public func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange) {
    looks.set(name, value, in: engine.scalars(range))
  }

  /// Gives a range attributes, in place of those of the same names.
  public func addAttributes(_ attributes: [NSAttributedString.Key: Any], range: NSRange) {
    let range = engine.scalars(range)
    for (key, value) in attributes { looks.set(key, value, in: range) }
  }

  /// Takes an attribute away from a range.
  public func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
    looks.clear(engine.scalars(range)) { $0 == name }
  }

  /// The attributes of a character; none outside the text.
  ///
  /// - Parameters:
  ///   - location: the character, in UTF-16 units.
  ///   - range: set to the range around it that has the same attributes.
  public func attributes(
    at location: Int, effectiveRange range: NSRangePointer?
  ) -> [NSAttributedString.Key: Any] {
    let place = engine.offsets.scalar(location)
    range?.pointee = engine.utf16(view.stretch(around: place))
    return (0..<length).contains(location) ? looks.attributes(at: place) : [:]
  }

  /// An attribute of a character; nil where it has none of the name.
  public func attribute(
    _ name: NSAttributedString.Key, at location: Int, effectiveRange range: NSRangePointer?
  ) -> Any? {
    attributes(at: location, effectiveRange: range)[name]
  }

  /// Replaces text and attributes. What was typed can't be undone afterwards.
  public func setAttributedString(_ string: NSAttributedString) {
    engine.text = string.string
    let all = NSRange(location: 0, length: string.length)
    looks.clear(engine.scalars(all)) { _ in true }
    string.enumerateAttributes(in: all, options: []) { attributes, range, _ in
      addAttributes(attributes, range: range)
    }
  }

  var attributedString: NSAttributedString {
    let string = NSMutableAttributedString(string: engine.text)
    var (location, range) = (0, NSRange())
    while location < length {
      let attributes = attributes(at: location, effectiveRange: &range)
      if !attributes.isEmpty { string.setAttributes(attributes, range: range) }
      location = max(location + 1, range.location + range.length)
    }
    return string
  }
}
