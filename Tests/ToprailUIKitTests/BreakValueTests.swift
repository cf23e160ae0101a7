// SPDX-License-Identifier: MIT

import InputAssistant
import UIKit
import XCTest

/// Texts and numbers that nobody means.
final class BreakValueTests: XCTestCase {
  func testATitleOfManyLinesStaysInTheBar() throws {
    try Stage.run { stage in
      let view = stage.add(UITextView())
      let item = UIBarButtonItem(title: "a\nb\u{2028}c", style: .plain, target: nil, action: nil)
      view.inputAssistantItem.leadingBarButtonGroups = [
        UIBarButtonItemGroup(barButtonItems: [item], representativeItem: nil)
      ]
      view.becomeFirstResponder()
      stage.settle()
      XCTAssertEqual(try stage.button("a b c").frame.height, 55)
    }
  }

  func testNumbersThatAreNoLengthsAreSurvived() throws {
    try Stage.run { stage in
      let view = stage.add(UITextView())
      let label = stage.add(UILabel(), y: 100)
      let image = stage.add(UIImageView(image: UIImage(systemName: "bold")), y: 200)
      label.text = "Text"
      for number in [CGFloat.nan, .infinity, -.infinity, -5, 1e300, 0, 0.001, 1e6] {
        view.textContainerInset = UIEdgeInsets(
          top: number, left: number, bottom: number, right: number)
        label.font = .systemFont(ofSize: number)
        image.frame.size = CGSize(width: number, height: number)
        label.alpha = number
        stage.settle()
      }
      for count in [-1, Int.min, Int.max] { label.numberOfLines = count }
      view.textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
      stage.type("a", into: view)
      XCTAssertEqual(view.text, "a")
    }
  }
}
