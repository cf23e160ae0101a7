// SPDX-License-Identifier: MIT

package import InputAssistant

/// What is where on the keyboard, for tools that look or tap: what `toprail elements` prints.
///
/// The first line is `surface`, the output's name, the surface's width and height in points, the output's
/// scale, and `shown` or `hidden`; each other one an element's id, kind, left and top edge, width, height and
/// title. Values are parted by tabs. Texts of fields are nowhere in it.
package struct ElementReport: Hashable, Sendable {
  /// One thing to tap.
  package struct Element: Hashable, Sendable {
    /// Its name: `key.letters.1.2`, `suggestion.you`.
    package var id: String
    /// What it is: `key`, `returnKey`, `suggestion` and so on.
    package var kind: String
    /// The part that can be tapped, in points from the surface's top left corner.
    package var frame: Rect
    /// What stands on it, or what a screen reader says of a symbol.
    package var title: String

    package init(id: String, kind: String, frame: Rect, title: String) {
      self.id = id
      self.kind = kind
      self.frame = frame
      self.title = title
    }
  }

  /// The name of the output that the surface is on; empty where that isn't known.
  package var output: String
  /// The surface's width in points; 0 while it is hidden.
  package var width: Double
  /// The surface's height in points; 0 while it is hidden.
  package var height: Double
  /// How many pixels a point has.
  package var scale: Double
  /// Whether there is a picture of it in its place on the screen; not while it slides.
  package var isShown: Bool
  /// What there is to tap, in reading order; nothing while it is hidden.
  package var elements: [Element]

  package init(
    output: String, width: Double, height: Double, scale: Double, isShown: Bool,
    elements: [Element]
  ) {
    self.output = output
    self.width = width
    self.height = height
    self.scale = scale
    self.isShown = isShown
    self.elements = elements
  }

  /// The lines, each with its line feed.
  package var text: String {
    var text = Self.line([
      "surface", output, width.short, height.short, scale.short, isShown ? "shown" : "hidden",
    ])
    for element in elements {
      let frame = element.frame
      text += Self.line([
        element.id, element.kind, frame.x.short, frame.y.short, frame.width.short,
        frame.height.short, element.title,
      ])
    }
    return text
  }

  private static func line(_ values: [String]) -> String {
    values.map(\.onOneLine).joined(separator: "\t") + "\n"
  }
}

extension String {
  /// With spaces for what would end the value or the line.
  fileprivate var onOneLine: String {
    var text = ""
    for scalar in unicodeScalars {
      text.unicodeScalars.append(scalar.properties.generalCategory == .control ? " " : scalar)
    }
    return text
  }
}

extension Double {
  /// In hundredths at the finest: `12`, `0.5`, `33.33`.
  fileprivate var short: String {
    guard isFinite, magnitude < 1e9 else { return "0" }
    let hundredths = Int((magnitude * 100).rounded())
    let (whole, rest) = (hundredths / 100, hundredths % 100)
    let sign = self < 0 && hundredths > 0 ? "-" : ""
    guard rest > 0 else { return "\(sign)\(whole)" }
    let digits = rest % 10 == 0 ? "\(rest / 10)" : rest < 10 ? "0\(rest)" : "\(rest)"
    return "\(sign)\(whole).\(digits)"
  }
}
