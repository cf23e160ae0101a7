// SPDX-License-Identifier: MIT

/// A drawing that stands on a key instead of a word; icon themes have none of these.
public enum KeySymbol: String, CaseIterable, Hashable, Sendable {
  /// Shift, while letters are small.
  case shift
  /// Shift, while the next letter is a capital.
  case shiftOnce
  /// Shift, while all letters are capitals.
  case capsLock
  /// Deletes what is before the caret.
  case backspace
  /// Hides the keyboard.
  case hide

  /// The drawing as an SVG document in UTF-8, 24 points square, in one colour.
  ///
  /// - Parameters:
  ///   - color: The colour as SVG writes it, such as "#1d1d20".
  ///   - side: The picture's width and height in pixels.
  public func svg(color: String, side: Int = 24) -> [UInt8] {
    let text = String(decoding: document, as: UTF8.self)
      .replacingAll("#000000", with: color)
      .replacingAll("width=\"24\" height=\"24\"", with: "width=\"\(side)\" height=\"\(side)\"")
    return Array(text.utf8)
  }

  /// The drawing in black, as it is kept.
  package var document: [UInt8] {
    switch self {
    case .shift: PackageResources.key_shift_svg
    case .shiftOnce: PackageResources.key_shift_on_svg
    case .capsLock: PackageResources.key_caps_svg
    case .backspace: PackageResources.key_backspace_svg
    case .hide: PackageResources.key_hide_svg
    }
  }
}
