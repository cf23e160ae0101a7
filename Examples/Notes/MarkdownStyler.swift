// SPDX-License-Identifier: MIT

import NotesKit
import UIKit

/// Shows a text view's Markdown in its styles; the marks stay and step back.
@MainActor
class MarkdownStyler {
  static let bodyFont = UIFont.preferredFont(forTextStyle: .callout)

  /// Longer texts are shown plain.
  private static let lengthLimit = 200_000

  private let textView: UITextView
  /// Where the next change puts its text, when it was announced.
  private var replaced: NSRange?
  private var fences = 0

  init(_ textView: UITextView) { self.textView = textView }

  /// Announces a change that the text view makes.
  func willReplace(_ range: NSRange, with text: String) {
    replaced = NSRange(location: range.location, length: text.utf16.count)
  }

  /// Styles the lines that changed, or all if a fence of code came or went.
  func textDidChange() {
    defer { replaced = nil }
    let text = textView.text ?? ""
    guard let replaced, Self.countFences(text) == fences else { return restyle() }
    style(text, replaced)
  }

  /// Styles the whole text.
  func restyle() {
    let text = textView.text ?? ""
    fences = Self.countFences(text)
    style(text, NSRange(location: 0, length: text.utf16.count))
  }

  private static func countFences(_ text: String) -> Int {
    var (count, run) = (0, 0)
    for byte in text.utf8 {
      run = byte == UInt8(ascii: "`") || byte == UInt8(ascii: "~") ? run + 1 : 0
      if run >= 3 { count += 1 }
    }
    return count
  }

  private func style(_ text: String, _ range: NSRange) {
    guard text.utf16.count <= Self.lengthLimit else { return }
    let lines = (text as NSString).lineRange(for: range)
    let storage = textView.textStorage
    storage.beginEditing()
    storage.setAttributes([:], range: lines)
    for span in MarkdownSpan.spans(in: text, touching: range) {
      switch span.style {
      case .heading(let level):
        storage.addAttribute(.font, value: Self.headingFont(level), range: span.range)
      case .bold:
        storage.addAttribute(.font, value: Self.boldFont, range: span.range)
      case .italic:
        storage.addAttribute(.font, value: Self.italicFont, range: span.range)
      case .code:
        storage.addAttribute(.font, value: Self.codeFont, range: span.range)
      case .mark:
        storage.addAttribute(.foregroundColor, value: UIColor.secondaryLabel, range: span.range)
      }
    }
    storage.endEditing()
  }

  private static let size = bodyFont.pointSize
  private static let boldFont = UIFont.boldSystemFont(ofSize: size)
  private static let italicFont = UIFont.italicSystemFont(ofSize: size)
  private static let codeFont = UIFont.monospacedSystemFont(ofSize: size * 0.94, weight: .regular)

  private static func headingFont(_ level: Int) -> UIFont {
    .boldSystemFont(ofSize: size * [1.5, 1.25, 1.125][min(level, 3) - 1])
  }
}
