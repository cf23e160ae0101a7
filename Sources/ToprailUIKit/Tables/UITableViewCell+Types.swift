// SPDX-License-Identifier: MIT

extension UITableViewCell {
  /// How a cell's own labels and image are arranged.
  ///
  /// Source: <https://developer.apple.com/documentation/uikit/uitableviewcell/cellstyle>
  public enum CellStyle: Int, Sendable {
    /// An image and a text.
    case `default` = 0
    /// A text, and a detail at the trailing edge.
    case value1 = 1
    /// A small title, and a detail beside it; without an image.
    case value2 = 2
    /// A text with a detail below it.
    case subtitle = 3
  }

  /// What stands at a cell's trailing edge.
  ///
  /// Source: <https://developer.apple.com/documentation/uikit/uitableviewcell/accessorytype-swift.enum>
  public enum AccessoryType: Int, Sendable {
    case none = 0
    /// A chevron: a tap leads on.
    case disclosureIndicator = 1
    /// A chevron, too; the button for details is left out.
    case detailDisclosureButton = 2
    case checkmark = 3
    /// Nothing: the button for details is left out.
    case detailButton = 4
  }

  /// What the user can do to a row. Insertion is offered nowhere.
  ///
  /// Source: <https://developer.apple.com/documentation/uikit/uitableviewcell/editingstyle-swift.enum>
  public enum EditingStyle: Int, Sendable {
    case none = 0
    case delete = 1
    case insert = 2
  }

  /// Whether a chosen cell shows that it is; all but `none` look the same.
  ///
  /// Source: <https://developer.apple.com/documentation/uikit/uitableviewcell/selectionstyle-swift.enum>
  public enum SelectionStyle: Int, Sendable {
    case none = 0
    case blue = 1
    case gray = 2
    case `default` = 3
  }

  /// Whether there is a line below a row.
  ///
  /// Source: <https://developer.apple.com/documentation/uikit/uitableviewcell/separatorstyle>
  public enum SeparatorStyle: Int, Sendable {
    case none = 0
    case singleLine = 1
  }
}
