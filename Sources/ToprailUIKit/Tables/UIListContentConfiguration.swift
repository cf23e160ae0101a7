// SPDX-License-Identifier: MIT

/// A list row's texts and image, and how they look.
///
///     var content = cell.defaultContentConfiguration()
///     content.text = "Title"
///     content.secondaryText = "Below it"
///     cell.contentConfiguration = content
///
/// Source: <https://developer.apple.com/documentation/uikit/uilistcontentconfiguration-swift.struct>
public struct UIListContentConfiguration: UIContentConfiguration, Sendable {
  /// How a text looks.
  public struct TextProperties: Sendable {
    /// Nil for the row's own font.
    public var font: UIFont?
    /// Nil for the row's own colour.
    public var color: UIColor?
    /// The greatest number of lines; 0 for no limit.
    public var numberOfLines = 0
  }

  /// How the image looks.
  public struct ImageProperties: Sendable {
    /// The colour of a symbol; nil for the text's.
    public var tintColor: UIColor?
  }

  /// The text.
  public var text: String?
  /// A text of less weight, below or beside the other.
  public var secondaryText: String?
  /// The image at the leading edge.
  public var image: UIImage?
  /// How the text looks.
  public var textProperties = TextProperties()
  /// How the secondary text looks.
  public var secondaryTextProperties = TextProperties()
  /// How the image looks.
  public var imageProperties = ImageProperties()
  /// Whether the secondary text stands at the trailing edge where there is room for both.
  public var prefersSideBySideTextAndSecondaryText = false

  /// The texts below one another.
  public static func cell() -> UIListContentConfiguration { UIListContentConfiguration() }

  /// The texts below one another.
  public static func subtitleCell() -> UIListContentConfiguration { UIListContentConfiguration() }

  /// The secondary text at the trailing edge.
  public static func valueCell() -> UIListContentConfiguration {
    var configuration = UIListContentConfiguration()
    configuration.prefersSideBySideTextAndSecondaryText = true
    return configuration
  }

  /// A view that shows the configuration.
  public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }
}
