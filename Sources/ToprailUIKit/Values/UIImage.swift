// SPDX-License-Identifier: MIT

public import Foundation

/// A symbol of the icon theme, or a picture from a file or from data.
///
///     UIImage(systemName: "bold")  // the theme's format-text-bold-symbolic
///
/// Symbols are drawn as templates in the tint of their item. Two images are equal if they come from
/// the same symbol, file or data. An image is immutable and may be used on any thread.
///
/// Left out because nothing here would read it: rendering modes, symbol configurations, scales.
///
/// Apple's page: https://developer.apple.com/documentation/uikit/uiimage
public final class UIImage: NSObject, Sendable {
  enum Source: Hashable {
    /// A name from the icon theme.
    case symbol(iconName: String)
    case file(path: String)
    case data(Data)
  }

  let source: Source
  /// What a screen reader says where nothing better is known.
  let spokenName: String?
  /// The size in points: 20 × 20 for symbols and drawings, pixels for pictures.
  public let size: CGSize

  init(source: Source, spokenName: String? = nil, size: CGSize = UIImage.symbolSize) {
    self.source = source
    self.spokenName = spokenName
    self.size = size
    super.init()
  }

  /// Makes an image from the icon theme without asking whether it is there.
  convenience init(iconName: String) {
    self.init(
      source: .symbol(iconName: iconName), spokenName: SymbolTable.shared.spokenName(icon: iconName)
    )
  }

  /// Makes a symbol from the name that it has in SF Symbols.
  ///
  /// The common symbols are known, and stand for the nearest icon of the freedesktop and
  /// GNOME themes. Of any other name the dots become dashes and "-symbolic" is added; the icon
  /// theme may have that, so apps can install icons of their own.
  ///
  /// - Parameter systemName: The name, such as `arrow.uturn.backward`.
  /// - Returns: Nil if neither the table nor the icon theme knows the name; standard error says so
  ///   once. Before the application runs the theme knows none.
  public convenience init?(systemName: String) {
    if let symbol = SymbolTable.shared[systemName] {
      self.init(source: .symbol(iconName: symbol.iconName), spokenName: symbol.spokenName)
      return
    }
    let iconName = systemName.replacing(".", with: "-") + "-symbolic"
    guard !systemName.isEmpty, UIImage.iconExists(iconName) else {
      UIImage.reportUnknown(systemName)
      return nil
    }
    self.init(
      source: .symbol(iconName: iconName), spokenName: systemName.replacing(".", with: " "))
  }

  /// Makes an image from the name that it has in the icon theme.
  ///
  /// - Parameter name: The name, such as `edit-undo-symbolic`. Asset catalogs don't exist here.
  /// - Returns: Nil if the icon theme doesn't have it. Before the application runs it has none.
  public convenience init?(named name: String) {
    guard !name.isEmpty, UIImage.iconExists(name) else { return nil }
    self.init(iconName: name)
  }

  /// Makes an image from a file, PNG, JPEG, GIF or SVG.
  ///
  /// - Parameter path: The path of the file. It is read here for its kind and again when it is
  ///   drawn.
  /// - Returns: Nil if the file can't be read or is of another kind.
  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path),
      let size = ImageHeader(data)?.size
    else { return nil }
    self.init(source: .file(path: path), size: size)
  }

  /// Makes an image from the contents of a file, PNG, JPEG, GIF or SVG.
  ///
  /// - Parameter data: The bytes.
  /// - Returns: Nil if they are of another kind.
  public convenience init?(data: Data) {
    guard let size = ImageHeader(data)?.size else { return nil }
    self.init(source: .data(data), size: size)
  }

  /// The name in the icon theme, if the image is a symbol.
  var symbolName: String? {
    guard case .symbol(let iconName) = source else { return nil }
    return iconName
  }

  /// Whether both come from the same symbol, file or data.
  public override func isEqual(_ object: Any?) -> Bool {
    (object as? UIImage)?.source == source
  }

  /// A hash of where the image comes from.
  public override var hash: Int { source.hashValue }

  static let symbolSize = CGSize(width: 20, height: 20)
}
