// SPDX-License-Identifier: MIT

import UIKit
import XCTest

@testable import ToprailUIKit

private let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
private let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)

/// Corners, borders and clipping, as they are drawn.
final class ViewsLayerTests: XCTestCase {
  func testALayerHasUIKitsDefaults() throws {
    try Stage.onDisplay {
      let layer = UIView().layer
      XCTAssertEqual(layer.cornerRadius, 0)
      XCTAssertEqual(layer.borderWidth, 0)
      XCTAssertEqual(layer.borderColor, UIColor.black.cgColor)
      XCTAssertFalse(layer.masksToBounds)
    }
  }

  func testCornersCutTheBackground() throws {
    try Stage.run { stage in
      let view = stage.add(UIView())
      view.backgroundColor = red
      stage.settle()
      XCTAssertEqual(view.pixel(0, 0), "ff0000ff")
      view.layer.cornerRadius = 20
      stage.settle()
      XCTAssertEqual(view.pixel(0, 0), "00000000")
      XCTAssertEqual(view.pixel(299, 59), "00000000")
      XCTAssertEqual(view.pixel(20, 0), "ff0000ff")
      for radius in [0, -5, CGFloat.nan] {
        view.layer.cornerRadius = radius
        stage.settle()
        XCTAssertEqual(view.pixel(0, 0), "ff0000ff")
      }
    }
  }

  func testABorderLiesOverTheContentAndTakesNoRoom() throws {
    try Stage.run { stage in
      let (view, inside) = (stage.add(UIView()), UIView())
      inside.backgroundColor = red
      inside.frame = view.bounds
      view.addSubview(inside)
      view.layer.borderWidth = 4
      view.layer.borderColor = blue.cgColor
      stage.settle()
      XCTAssertEqual(view.pixel(1, 30), "0000ffff")
      XCTAssertEqual(view.pixel(3, 30), "0000ffff")
      XCTAssertEqual(view.pixel(4, 30), "ff0000ff")
      XCTAssertEqual(inside.frame, view.bounds)
      XCTAssertEqual(inside.host.width, 300)
      view.layer.borderColor = nil
      stage.settle()
      XCTAssertEqual(view.pixel(1, 30), "ff0000ff")
    }
  }

  func testMasksToBoundsCutsWhatIsInsideAlongTheCorners() throws {
    try Stage.run { stage in
      let (view, inside) = (stage.add(UIView()), UIView())
      inside.backgroundColor = red
      inside.frame = view.bounds
      view.addSubview(inside)
      view.layer.cornerRadius = 20
      stage.settle()
      XCTAssertEqual(view.pixel(0, 0), "ff0000ff")
      view.layer.masksToBounds = true
      XCTAssertTrue(view.clipsToBounds)
      stage.settle()
      XCTAssertEqual(view.pixel(0, 0), "00000000")
      XCTAssertEqual(view.pixel(30, 30), "ff0000ff")
    }
  }

  func testATextViewsOwnBackgroundHasTheCornersToo() throws {
    for type in [UITextView.self, UITextField.self] as [UIView.Type] {
      try Stage.run { stage in
        let view = stage.add(type == UITextView.self ? UITextView() : UITextField())
        view.backgroundColor = red
        view.layer.cornerRadius = 12
        view.layer.borderWidth = 3
        view.layer.borderColor = blue.cgColor
        stage.settle()
        XCTAssertEqual(view.pixel(0, 0), "00000000")
        XCTAssertEqual(view.pixel(1, 30), "0000ffff")
        XCTAssertEqual(view.pixel(280, 30), "ff0000ff")
      }
    }
  }

  func testAColourComesBackFromALayer() throws {
    XCTAssertEqual(UIColor(cgColor: UIColor.systemRed.cgColor), .systemRed)
    XCTAssertNotEqual(UIColor.systemRed.cgColor, UIColor.systemBlue.cgColor)
  }
}
