// SPDX-License-Identifier: MIT

/// A way through a text: as it is stored or as it shows.
///
/// Source: <https://developer.apple.com/documentation/uikit/uitextdirection>
public struct UITextDirection: RawRepresentable, Hashable, Sendable {
  /// The value of the storage or layout direction.
  public let rawValue: Int

  /// A direction from its number; one that is none of the six counts as forward.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// A way through the text as it is stored.
  public static func storage(_ direction: UITextStorageDirection) -> UITextDirection {
    UITextDirection(rawValue: direction.rawValue)
  }

  /// A way over the text as it shows.
  public static func layout(_ direction: UITextLayoutDirection) -> UITextDirection {
    UITextDirection(rawValue: direction.rawValue)
  }

  /// Whether the way leads to the end of a text that runs as said.
  func isForward(inRightToLeft isRightToLeft: Bool) -> Bool {
    switch self {
    case .storage(.backward), .layout(.up): false
    case .layout(.right): !isRightToLeft
    case .layout(.left): isRightToLeft
    default: true
    }
  }
}
