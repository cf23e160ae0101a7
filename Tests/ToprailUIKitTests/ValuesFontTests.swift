// SPDX-License-Identifier: MIT

import UIKit
import XCTest

@testable import ToprailUIKit

final class ValuesFontTests: XCTestCase {
  private var lookup: @Sendable (String) -> Bool = { _ in false }

  override func setUp() {
    lookup = UIFont.familyExists
    UIFont.familyExists = { ["DejaVu Sans", "Courier", "Noto-Sans"].contains($0) }
  }

  override func tearDown() {
    UIFont.familyExists = lookup
  }

  func testSystemFonts() {
    XCTAssertEqual(UIFont.systemFont(ofSize: 17).css, "font-weight: 400; font-size: 17px;")
    XCTAssertEqual(UIFont.boldSystemFont(ofSize: 17).css, "font-weight: 700; font-size: 17px;")
    XCTAssertEqual(
      UIFont.italicSystemFont(ofSize: 12.5).css,
      "font-style: italic; font-weight: 400; font-size: 12.5px;")
    XCTAssertEqual(
      UIFont.monospacedSystemFont(ofSize: 13, weight: .medium).css,
      "font-family: monospace; font-weight: 500; font-size: 13px;")
    XCTAssertEqual(
      UIFont.monospacedDigitSystemFont(ofSize: 13, weight: .thin).css,
      "font-feature-settings: \"tnum\"; font-weight: 200; font-size: 13px;")
    XCTAssertEqual(UIFont.systemFont(ofSize: 17).familyName, "system-ui")
  }

  func testCSS() {
    XCTAssertEqual(
      UIFont.systemFont(ofSize: 17, weight: .semibold).css, "font-weight: 600; font-size: 17px;")
    XCTAssertEqual(
      UIFont(name: "Courier-BoldOblique", size: 13)?.css,
      "font-family: \"Courier\"; font-style: italic; font-weight: 700; font-size: 13px;")
    XCTAssertEqual(
      UIFont.monospacedSystemFont(ofSize: 13, weight: .regular).css,
      "font-family: monospace; font-weight: 400; font-size: 13px;")
  }

  func testNamesWithStyles() {
    XCTAssertEqual(
      UIFont(name: "DejaVu Sans", size: 17)?.css,
      "font-family: \"DejaVu Sans\"; font-weight: 400; font-size: 17px;")
    XCTAssertEqual(
      UIFont(name: "Courier-Italic", size: 13)?.css,
      "font-family: \"Courier\"; font-style: italic; font-weight: 400; font-size: 13px;")
    XCTAssertEqual(UIFont(name: "Noto-Sans", size: 13)?.familyName, "Noto-Sans")
    XCTAssertNil(UIFont(name: "Courier-", size: 13))
    XCTAssertNil(UIFont(name: "Courier-Loud", size: 13))
    XCTAssertNil(UIFont(name: "Nowhere", size: 13))
    XCTAssertNil(UIFont(name: "", size: 13))
  }

  func testANameCannotEndItsString() {
    UIFont.familyExists = { _ in true }
    let font = UIFont(name: "A\"; } * { color: red", size: 13)
    XCTAssertEqual(
      font?.css, "font-family: \"A; } * { color: red\"; font-weight: 400; font-size: 13px;")
  }

  func testWeightsAreTheNearest() {
    for (weight, css) in [(0.5, 800), (-7, 100), (7, 900)] {
      XCTAssertEqual(
        UIFont.systemFont(ofSize: 9, weight: .init(weight)).css,
        "font-weight: \(css); font-size: 9px;")
    }
  }

  func testSizesThatCannotBeRead() {
    for size in [0, -3, CGFloat.nan, .infinity] {
      XCTAssertEqual(UIFont.systemFont(ofSize: size).pointSize, 14)
      XCTAssertEqual(UIFont.systemFont(ofSize: 20).withSize(size).pointSize, 14)
    }
    XCTAssertEqual(UIFont.boldSystemFont(ofSize: 20).withSize(30), .boldSystemFont(ofSize: 30))
  }

  func testTextStyles() {
    XCTAssertEqual(UIFont.preferredFont(forTextStyle: .body), .systemFont(ofSize: 17))
    XCTAssertEqual(
      UIFont.preferredFont(forTextStyle: .headline), .systemFont(ofSize: 17, weight: .semibold))
    XCTAssertEqual(UIFont.preferredFont(forTextStyle: .largeTitle).pointSize, 34)
    XCTAssertEqual(UIFont.preferredFont(forTextStyle: .caption2).pointSize, 11)
    XCTAssertEqual(UIFont.preferredFont(forTextStyle: .init(rawValue: "?")).pointSize, 17)
  }
}
