// SPDX-License-Identifier: MIT

import TestSupport

/// What is where on the keyboard, as `toprail elements` says.
package struct KeyboardElements: Equatable, Sendable {
  /// One thing to tap, in points of the keyboard's surface.
  package struct Element: Equatable, Sendable {
    package let id: String
    package let kind: String
    package let x: Double
    package let y: Double
    package let width: Double
    package let height: Double
    package let title: String
  }

  package let output: String
  package let width: Double
  package let height: Double
  package let scale: Double
  package let isShown: Bool
  package let elements: [Element]

  /// Reads what the command prints.
  package init(_ text: String) throws {
    let rows = text.split(separator: "\n").map {
      $0.split(separator: "\t", omittingEmptySubsequences: false)
    }
    guard let first = rows.first, first.count == 6, first[0] == "surface",
      let width = Double(first[2]), let height = Double(first[3]), let scale = Double(first[4])
    else { throw Trouble("no surface in what the keyboard says: \(text)") }
    output = String(first[1])
    (self.width, self.height, self.scale) = (width, height, scale)
    isShown = first[5] == "shown"
    elements = try rows.dropFirst().map { row in
      let numbers = row.dropFirst(2).prefix(4).compactMap { Double($0) }
      guard row.count == 7, numbers.count == 4 else { throw Trouble("no element: \(row)") }
      return Element(
        id: String(row[0]), kind: String(row[1]), x: numbers[0], y: numbers[1], width: numbers[2],
        height: numbers[3], title: String(row[6]))
    }
  }

  /// The layer that shows: the word after `key.` in the ids of its keys; nil without keys.
  package var layer: String? {
    guard let key = elements.first(where: { $0.id.hasPrefix("key.") }) else { return nil }
    return key.id.split(separator: ".").dropFirst().first.map(String.init)
  }

  /// Whether the letters are capitals.
  package var isShifted: Bool { self["Q"] != nil }

  /// The key with a title.
  package subscript(title: String) -> Element? {
    elements.first { $0.title == title && $0.id.hasPrefix("key.") }
  }

  /// The words to take, in the order in which they stand.
  package var suggestions: [Element] { elements.filter { $0.kind == "suggestion" } }
}
