// SPDX-License-Identifier: MIT

extension UIButton {
  /// What a button shows and how it looks.
  ///
  ///     var configuration = UIButton.Configuration.filled()
  ///     configuration.title = "Send"
  ///     configuration.image = UIImage(systemName: "paperplane")
  ///     let button = UIButton(configuration: configuration)
  ///
  /// A title and an image that the configuration doesn't have come from the button. Left out: subtitles,
  /// attributed titles, paddings and placements, activity indicators, update handlers.
  ///
  /// Source: <https://developer.apple.com/documentation/uikit/uibutton/configuration-swift.struct>
  public struct Configuration: Hashable, Sendable {
    /// How round the corners are.
    ///
    /// Source: <https://developer.apple.com/documentation/uikit/uibutton/configuration-swift.struct/cornerstyle-swift.enum>
    public enum CornerStyle: Int, Sendable {
      /// As round as this system's buttons: 6 points.
      case dynamic = 0
      /// 4 points.
      case small = 1
      /// 8 points.
      case medium = 2
      /// 12 points.
      case large = 3
      /// Half the height.
      case capsule = 4

      var radius: CGFloat {
        switch self {
        case .dynamic: 6
        case .small: 4
        case .medium: 8
        case .large: 12
        case .capsule: 9999
        }
      }
    }

    enum Kind: String, CaseIterable, Sendable {
      case plain, filled, tinted, gray
    }

    let kind: Kind

    /// The title; nil shows the button's.
    public var title: String?
    /// The image; nil shows the button's.
    public var image: UIImage?
    /// The colour of title and image; nil is the look's own.
    public var baseForegroundColor: UIColor?
    /// The colour behind them, which a tinted button shows weakly and a plain one not at all; nil is
    /// the look's own.
    public var baseBackgroundColor: UIColor?
    /// How round the corners are.
    public var cornerStyle = CornerStyle.dynamic

    private init(_ kind: Kind) { self.kind = kind }

    /// A title in the tint's colour, with nothing behind it.
    public static func plain() -> Configuration { Configuration(.plain) }
    /// A title on the tint's colour: what one is to do.
    public static func filled() -> Configuration { Configuration(.filled) }
    /// A title in the tint's colour on a little of it.
    public static func tinted() -> Configuration { Configuration(.tinted) }
    /// A title in the tint's colour on grey.
    public static func gray() -> Configuration { Configuration(.gray) }
  }
}

extension UIButton.Configuration {
  /// The colour behind the title, where it isn't the style sheet's.
  func background(tint: UIColor?) -> UIColor? {
    let color = baseBackgroundColor ?? (kind == .gray ? nil : tint)
    switch kind {
    case .plain: return nil
    case .filled, .gray: return color
    case .tinted: return color?.withAlphaComponent(0.18)
    }
  }

  /// The title's colour, where it isn't the style sheet's.
  func foreground(tint: UIColor?) -> UIColor? {
    baseForegroundColor ?? (kind == .filled ? nil : tint)
  }
}
