// SPDX-License-Identifier: MIT

extension UITableView {
  /// How sections are told apart.
  ///
  /// Source: <https://developer.apple.com/documentation/uikit/uitableview/style-swift.enum>
  public enum Style: Int, Sendable {
    /// One list; a section's header stays at the top while its rows scroll by.
    case plain = 0
    /// Sections with room between them.
    case grouped = 1
    /// Sections with room around them and rounded corners.
    case insetGrouped = 2
  }

  /// Where a row is to lie in the table after scrolling to it.
  ///
  /// Source: <https://developer.apple.com/documentation/uikit/uitableview/scrollposition>
  public enum ScrollPosition: Int, Sendable {
    /// Anywhere: just so far that the row shows.
    case none = 0
    case top = 1
    case middle = 2
    case bottom = 3
  }

  /// How rows come and go. Here they do at once, whichever is asked for.
  ///
  /// Source: <https://developer.apple.com/documentation/uikit/uitableview/rowanimation>
  public enum RowAnimation: Int, Sendable {
    case fade = 0
    case right = 1
    case left = 2
    case top = 3
    case bottom = 4
    case none = 5
    case middle = 6
    case automatic = 100
  }

  /// Asks for a height by the content.
  public class var automaticDimension: CGFloat { -1 }
}
