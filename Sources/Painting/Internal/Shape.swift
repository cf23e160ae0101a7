// SPDX-License-Identifier: MIT

/// One path of a drawing, with a round pen unless it says otherwise.
struct Shape {
  /// The path data, as SVG writes it (https://www.w3.org/TR/SVG11/paths.html#PathData).
  var path: [UInt8]
  /// Whether the inside is filled.
  var isFilled = false
  /// How wide the pen is; 0 for no line.
  var lineWidth = 1.7
  /// The lengths of a dash and of the gap after it; empty for a whole line.
  var dashes: [Double] = []

  /// An outline.
  init(_ path: String) { self.path = Array(path.utf8) }

  private init(tag: ArraySlice<UInt8>) {
    path = Self.attribute("d", of: tag)
    isFilled = Self.attribute("fill", of: tag) != Array("none".utf8)
    var width = NumberReader(Self.attribute("stroke-width", of: tag))
    lineWidth = width.next() ?? 0
    var numbers = NumberReader(Self.attribute("stroke-dasharray", of: tag))
    while let number = numbers.next() { dashes.append(number) }
  }

  /// The paths of a document that consists of nothing else, as the keyboard's own drawings do.
  static func shapes(svg document: [UInt8]) -> [Shape] {
    document.split(separator: UInt8(ascii: "<"))
      .filter { $0.starts(with: "path ".utf8) }
      .map(Shape.init(tag:))
  }

  /// The value of an attribute; empty if the tag doesn't have it.
  private static func attribute(_ name: String, of tag: ArraySlice<UInt8>) -> [UInt8] {
    let parts = tag.split(separator: UInt8(ascii: "\""), omittingEmptySubsequences: false)
    let wanted = Array(" \(name)=".utf8)
    for index in stride(from: 0, to: parts.count - 1, by: 2)
    where parts[index].suffix(wanted.count).elementsEqual(wanted) {
      return Array(parts[index + 1])
    }
    return []
  }
}
