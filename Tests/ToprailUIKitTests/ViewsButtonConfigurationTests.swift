// SPDX-License-Identifier: MIT

import UIKit
import XCTest

@testable import ToprailUIKit

private let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
private let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)

@MainActor
private let all: [UIButton.Configuration] = [.plain(), .filled(), .tinted(), .gray()]

extension UIButton {
  /// The colour at the left edge's middle, where no title is.
  fileprivate var fill: String? { pixel(3, 30) }
}

/// Looks of buttons, as they are drawn.
final class ViewsButtonConfigurationTests: XCTestCase {
  func testTitleAndImageComeFromTheConfigurationOrElseFromTheAction() throws {
    try Stage.onDisplay {
      var runs = 0
      let action = UIAction(title: "Action", image: UIImage(systemName: "star")) { _ in runs += 1 }
      var configuration = UIButton.Configuration.filled()
      let button = UIButton(configuration: configuration, primaryAction: action)
      XCTAssertEqual(button.currentTitle, "Action")
      XCTAssertEqual(button.currentImage, action.image)
      configuration.title = "Send"
      configuration.image = UIImage(systemName: "trash")
      button.configuration = configuration
      XCTAssertEqual(button.currentTitle, "Send")
      XCTAssertEqual(button.currentImage, configuration.image)
      button.configuration?.title = nil
      XCTAssertEqual(button.currentTitle, "Action")
      button.sendActions(for: .primaryActionTriggered)
      XCTAssertEqual(runs, 1)
      XCTAssertEqual(button.buttonType, .system)
      XCTAssertNil(UIButton(type: .system).configuration)
      XCTAssertEqual(configuration.cornerStyle, .dynamic)
    }
  }

  func testEachLookHasItsFill() throws {
    try Stage.run { stage in
      let button = stage.add(UIButton(type: .system))
      var fills: [String?] = []
      for configuration in all {
        button.configuration = configuration
        stage.settle()
        fills.append(button.fill)
      }
      XCTAssertEqual(fills[0], "00000000")
      XCTAssertEqual(fills[1]?.suffix(2), "ff")
      XCTAssertEqual(Set(fills).count, 4)
      for given in ["configuration", "tint"] {
        fills = []
        for var configuration in all {
          if given == "tint" { button.tintColor = red }
          if given != "tint" { configuration.baseBackgroundColor = red }
          button.configuration = configuration
          stage.settle()
          fills.append(button.fill)
        }
        XCTAssertEqual(fills[0], "00000000", given)
        XCTAssertEqual(fills[1], "ff0000ff", given)
        XCTAssertEqual(fills[2]?.hasSuffix("00002e"), true, "\(fills[2] ?? "")")
        XCTAssertEqual(fills[3] == "ff0000ff", given != "tint", given)
      }
    }
  }

  func testCornersFollowTheirStyle() throws {
    try Stage.run { stage in
      var configuration = UIButton.Configuration.filled()
      configuration.baseBackgroundColor = red
      let button = stage.add(UIButton(configuration: configuration))
      // The first row's point that is filled, about where the corner ends.
      for (style, radius) in [
        (UIButton.Configuration.CornerStyle.small, 4), (.dynamic, 6), (.medium, 8), (.large, 12),
        (.capsule, 30),
      ] {
        button.configuration?.cornerStyle = style
        stage.settle()
        XCTAssertEqual(button.pixel(0, 0), "00000000", "\(style)")
        XCTAssertEqual(button.pixel(radius + 1, 1), "ff0000ff", "\(style)")
        XCTAssertEqual(button.pixel(1, 30), "ff0000ff", "\(style)")
        XCTAssertNotEqual(button.pixel(0, radius / 2), "ff0000ff", "\(style)")
      }
      button.layer.borderWidth = 2
      button.layer.borderColor = blue.cgColor
      stage.settle()
      XCTAssertEqual(button.pixel(1, 1), "0000ffff")
      XCTAssertEqual(button.pixel(150, 2), "ff0000ff")
    }
  }

  func testTheForegroundCountsAndGoesAway() throws {
    try Stage.run { stage in
      var configuration = UIButton.Configuration.plain()
      configuration.title = "\u{2588}\u{2588}\u{2588}"
      configuration.baseForegroundColor = red
      let button = stage.add(UIButton(configuration: configuration))
      stage.settle()
      XCTAssertEqual(button.pixel(150, 30), "ff0000ff")
      button.configuration?.baseForegroundColor = nil
      button.tintColor = blue
      stage.settle()
      XCTAssertEqual(button.pixel(150, 30), "0000ffff")
      button.setTitleColor(red, for: .normal)
      stage.settle()
      XCTAssertEqual(button.pixel(150, 30), "ff0000ff")
    }
  }

  func testAButtonThatLosesItsConfigurationIsASystemButtonAgain() throws {
    try Stage.run { stage in
      let plain = stage.add(UIButton(type: .system))
      let button = stage.add(UIButton(configuration: .filled()), y: 80)
      stage.settle()
      XCTAssertNotEqual(button.fill, plain.fill)
      button.configuration = nil
      stage.settle()
      XCTAssertEqual(button.fill, plain.fill)
    }
  }
}
