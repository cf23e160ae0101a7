// SPDX-License-Identifier: MIT

import UIKit
import XCTest

@testable import ToprailUIKit

final class ValuesColorTests: XCTestCase {
  func testComponentsAsCSS() {
    let color = UIColor(red: 1, green: 0.5, blue: 0, alpha: 0.25)
    XCTAssertEqual(color.css(dark: false), "rgba(255,128,0,0.25)")
    XCTAssertEqual(color.css(dark: true), "rgba(255,128,0,0.25)")
    XCTAssertEqual(UIColor(white: 0, alpha: 1).css(dark: false), "rgba(0,0,0,1.0)")
  }

  func testWhatIsOutOfRangeBecomesTheNearest() {
    let color = UIColor(red: -1, green: 7, blue: .nan, alpha: .infinity)
    XCTAssertEqual(color.css(dark: false), "rgba(0,255,0,1.0)")
    XCTAssertEqual(
      UIColor(white: 0, alpha: 0.000_000_1).css(dark: false), "rgba(0,0,0,0.0)")
  }

  func testHues() {
    func css(_ hue: CGFloat, _ saturation: CGFloat, _ brightness: CGFloat) -> String {
      UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: 1).css(dark: false)
    }
    XCTAssertEqual(css(0, 1, 1), "rgba(255,0,0,1.0)")
    XCTAssertEqual(css(1.0 / 6, 1, 1), "rgba(255,255,0,1.0)")
    XCTAssertEqual(css(1.0 / 3, 1, 1), "rgba(0,255,0,1.0)")
    XCTAssertEqual(css(2.0 / 3, 1, 1), "rgba(0,0,255,1.0)")
    XCTAssertEqual(css(1, 1, 1), "rgba(255,0,0,1.0)")
    XCTAssertEqual(css(0.4, 0, 0.5), "rgba(128,128,128,1.0)")
  }

  func testSystemColorsDifferInTheDark() {
    XCTAssertEqual(UIColor.systemBlue.css(dark: false), "rgba(0,122,255,1.0)")
    XCTAssertEqual(UIColor.systemBlue.css(dark: true), "rgba(10,132,255,1.0)")
    XCTAssertEqual(UIColor.label.css(dark: true), "rgba(255,255,255,1.0)")
    XCTAssertEqual(UIColor.secondaryLabel.css(dark: false), "rgba(60,60,67,0.6)")
  }

  func testTheAccentIsTheDesktops() {
    XCTAssertEqual(UIColor.tintColor.css(dark: false), "@theme_selected_bg_color")
    XCTAssertEqual(
      UIColor.tintColor.withAlphaComponent(0.5).css(dark: false),
      "alpha(@theme_selected_bg_color, 0.5)")
    XCTAssertNotEqual(UIColor.tintColor, .systemBlue)
  }

  func testEquality() {
    XCTAssertEqual(UIColor(white: 1, alpha: 1), UIColor.white)
    XCTAssertEqual(UIColor.red.hash, UIColor(red: 1, green: 0, blue: 0, alpha: 1).hash)
    XCTAssertEqual(UIColor.red.withAlphaComponent(0.5).withAlphaComponent(1), .red)
    XCTAssertNotEqual(UIColor.red.withAlphaComponent(0.5), .red)
    XCTAssertNotEqual(UIColor.label, .black)
  }
}
