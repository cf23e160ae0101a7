// SPDX-License-Identifier: MIT

import Foundation
import InputAssistant
import TestSupport

/// Compares the fixture's bar on the screen with what `arrange` says of it.
final class Sweep {
  private let app: App
  private let window: Int
  private let frame: Element
  private let bar = Bar.sweep
  private let isRightToLeft: Bool
  private let widths: [String: Double]
  private let metrics = BarMetrics.alone

  /// Measures the bar's texts in the font that the app's own labels have.
  init(_ app: App, isRightToLeft: Bool = false) throws {
    (self.app, self.isRightToLeft) = (app, isRightToLeft)
    window = try app.mainWindow()
    frame = try app.wait("a window") { $0.first { $0.role == "frame" } }
    let titles = Self.titles(of: bar)
    let label = try app.wait("an item's text") { elements in
      elements.first { $0.role == "label" && titles.contains($0.name) }
    }
    let font = try app.reader.font(label, of: app.program.pid)
    guard let family = font["family-name"], font["size"] == "16", font["weight"] == "400" else {
      throw Trouble("items are set in 16 points, regular; \(label.name) in \(font)")
    }
    let measured = try app.reader.widths(of: titles, family: family, size: 16)
    widths = Dictionary(zip(titles, measured)) { first, _ in first }
  }

  /// Gives the window a size and waits until the bar is as it should be.
  func check(width: Int, height: Int) throws {
    try app.setSize(of: window, width: width, height: height)
    let expected = expectation(width: width, height: height)
    var differences: [String] = []
    let agrees = try Deadline(seconds: 10).poll {
      let elements = try app.reader.elements(under: frame, of: app.program.pid)
      let size = elements[0].frame
      differences =
        size.width == width && size.height == height
        ? expected.differences(from: elements) : ["the window is \(size)"]
      return differences.isEmpty ? true : nil
    }
    guard agrees == nil else { return }
    throw Trouble("\(width) × \(height): \(differences.joined(separator: "; "))")
  }

  /// What `arrange` says of the bar in a window of a size.
  func arrangement(width: Int, height: Int) -> BarArrangement {
    let size = BarSize(width: Double(width), screenHeight: Double(height))
    return arrange(
      bar, in: size, rightToLeft: isRightToLeft, metrics: metrics, measure: naturalWidth)
  }

  private func expectation(width: Int, height: Int) -> BarExpectation {
    let arrangement = arrangement(width: width, height: height)
    return BarExpectation(
      arrangement, of: bar, top: Double(height) - arrangement.height,
      padding: metrics.itemPadding)
  }

  /// The rule for a button's width: its content and the padding at both sides, in whole points.
  private func naturalWidth(_ item: BarItem) -> Double {
    guard item.symbol == nil else { return metrics.symbolSize + 2 * metrics.itemPadding }
    let text = widths[item.title ?? ""] ?? 0
    return max(metrics.minimumTouchWidth, (text + 2 * metrics.itemPadding).rounded(.up))
  }

  private static func titles(of bar: Bar) -> [String] {
    (bar.leading + bar.trailing).flatMap { group in
      (group.items + [group.representative].compactMap { $0 }).compactMap(\.title)
    }
  }
}
