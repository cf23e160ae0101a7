// SPDX-License-Identifier: MIT

/// What a font is made of.
struct FontTraits: Hashable, Sendable {
  /// Nil for the desktop's own.
  var family: String?
  /// Logical pixels.
  var size: Double
  var weight: UIFont.Weight
  var isItalic: Bool
  /// Whether digits have one width.
  var hasEvenDigits = false

  init(
    family: String? = nil, size: Double, weight: UIFont.Weight = .regular, isItalic: Bool = false
  ) {
    self.family = family
    self.size = Self.legible(size)
    self.weight = weight
    self.isItalic = isItalic
  }

  /// Takes a whole name as a family, else what is before the last hyphen if the rest is a style.
  init?(name: String, size: Double) {
    if UIFont.familyExists(name) {
      self.init(family: name, size: size)
      return
    }
    guard let hyphen = name.lastIndex(of: "-") else { return nil }
    let family = String(name[..<hyphen])
    guard let style = Style(name[name.index(after: hyphen)...]), UIFont.familyExists(family) else {
      return nil
    }
    self.init(family: family, size: size, weight: style.weight, isItalic: style.isItalic)
  }

  /// The size itself, or the system's where nothing could be read.
  static func legible(_ size: Double) -> Double {
    size > 0 && size.isFinite ? size : Double(UIFont.systemFontSize)
  }

  var css: String {
    let family = family.map { "font-family: \(Self.quoted($0)); " } ?? ""
    let style = isItalic ? "font-style: italic; " : ""
    let digits = hasEvenDigits ? "font-feature-settings: \"tnum\"; " : ""
    return "\(family)\(style)\(digits)font-weight: \(level.css); font-size: \(sizeText)px;"
  }

  /// Hundredths at most, whole numbers without a point.
  private var sizeText: String {
    // What Pango can draw; the font's own size says what the app asked for.
    let rounded = (min(max(size, 0.01), 2000) * 100).rounded() / 100
    return rounded == rounded.rounded() && rounded < 1e6 ? "\(Int(rounded))" : "\(rounded)"
  }

  /// A name that an app gives must not end the string that it stands in.
  private static func quoted(_ family: String) -> String {
    if family == "monospace" { return family }
    let safe = family.filter { $0 != "\"" && $0 != "\\" && !$0.isNewline }
    return "\"\(safe)\""
  }
}

extension FontTraits {
  private struct Level {
    let weight: UIFont.Weight
    let css: Int
  }

  private static let levels = [
    Level(weight: .ultraLight, css: 100),
    Level(weight: .thin, css: 200),
    Level(weight: .light, css: 300),
    Level(weight: .regular, css: 400),
    Level(weight: .medium, css: 500),
    Level(weight: .semibold, css: 600),
    Level(weight: .bold, css: 700),
    Level(weight: .heavy, css: 800),
    Level(weight: .black, css: 900),
  ]

  /// The weight as GTK counts it, 100 to 900.
  var cssWeight: Int { level.css }

  private var level: Level {
    let nearest = Self.levels.min {
      abs($0.weight.rawValue - weight.rawValue) < abs($1.weight.rawValue - weight.rawValue)
    }
    return nearest ?? Self.levels[3]
  }

  /// What stands after the hyphen of a font's name.
  private struct Style {
    var weight = UIFont.Weight.regular
    var isItalic = false

    private static let weights: [(name: String, weight: UIFont.Weight)] = [
      ("ultralight", .ultraLight), ("thin", .thin), ("light", .light), ("regular", .regular),
      ("roman", .regular), ("medium", .medium), ("semibold", .semibold), ("demibold", .semibold),
      ("bold", .bold), ("heavy", .heavy), ("black", .black), ("", .regular),
    ]

    init?(_ text: Substring) {
      var rest = text.lowercased()
      for slope in ["italic", "oblique"] where rest.hasSuffix(slope) {
        isItalic = true
        rest.removeLast(slope.count)
      }
      guard !text.isEmpty, let match = Self.weights.first(where: { $0.name == rest }) else {
        return nil
      }
      weight = match.weight
    }
  }
}
