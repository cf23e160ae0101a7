// SPDX-License-Identifier: MIT

import UIKit
import XCTest

@testable import ToprailUIKit

final class LayoutContentTests: XCTestCase {
  private static let text = String(repeating: "words that wrap ", count: 20)

  func testALabelIsAsLargeAsItsText() throws {
    try Stage.run { stage in
      let label = stage.constrained(UILabel())
      label.text = "short"
      stage.settle()
      XCTAssertEqual(label.frame.size, label.intrinsicContentSize)
      let before = label.frame.width
      label.text = "not so short any more"
      stage.settle()
      XCTAssertGreaterThan(label.frame.width, before)
      XCTAssertEqual(label.frame.size, label.intrinsicContentSize)
    }
  }

  func testTextThatWrapsIsAsHighAsItsWidthMakesIt() throws {
    try Stage.run { stage in
      let (label, below) = (stage.constrained(UILabel()), stage.constrained(UIView()))
      label.numberOfLines = 0
      label.text = Self.text
      NSLayoutConstraint.activate([
        label.leadingAnchor.constraint(equalTo: stage.view.leadingAnchor),
        label.trailingAnchor.constraint(equalTo: stage.view.trailingAnchor),
        label.topAnchor.constraint(equalTo: stage.view.topAnchor),
        below.topAnchor.constraint(equalTo: label.bottomAnchor, constant: 4),
      ])
      stage.settle()
      let wide = label.frame.height
      XCTAssertEqual(wide, label.sizeThatFits(CGSize(width: 800, height: 0)).height)
      stage.resize(width: 300, height: 600)
      XCTAssertGreaterThan(label.frame.height, wide)
      XCTAssertEqual(label.frame.height, label.sizeThatFits(CGSize(width: 300, height: 0)).height)
      XCTAssertEqual(below.frame.minY, label.frame.maxY + 4)
      stage.resize(width: 800, height: 600)
      XCTAssertEqual(label.frame.height, wide)
    }
  }

  func testAPreferredWidthBreaksText() throws {
    try Stage.run { stage in
      let label = stage.constrained(UILabel())
      label.numberOfLines = 0
      label.text = Self.text
      label.preferredMaxLayoutWidth = 200
      stage.settle()
      XCTAssertLessThanOrEqual(label.frame.width, 200)
      XCTAssertGreaterThan(label.frame.height, 60)
    }
  }

  func testCompressionResistanceDecidesWhoIsCut() throws {
    for loser in [0, 1] {
      try Stage.run { stage in
        let labels = [stage.constrained(UILabel()), stage.constrained(UILabel())]
        for label in labels { label.text = Self.text }
        labels[loser].setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
        NSLayoutConstraint.activate([
          labels[0].leadingAnchor.constraint(equalTo: stage.view.leadingAnchor),
          labels[1].leadingAnchor.constraint(equalTo: labels[0].trailingAnchor),
          labels[1].trailingAnchor.constraint(equalTo: stage.view.trailingAnchor),
        ])
        stage.settle()
        XCTAssertEqual(labels[loser].frame.width, 0)
        XCTAssertEqual(labels[1 - loser].frame.width, 800)
      }
    }
  }

  func testTheFittingSizeOfACard() throws {
    try Stage.onDisplay {
      let (card, label) = (UIView(), UILabel())
      label.translatesAutoresizingMaskIntoConstraints = false
      label.text = "Title"
      card.addSubview(label)
      NSLayoutConstraint.activate([
        label.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 10),
        label.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -10),
        label.topAnchor.constraint(equalTo: card.topAnchor, constant: 5),
        label.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -5),
      ])
      let text = label.intrinsicContentSize
      let compressed = card.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
      XCTAssertEqual(compressed, CGSize(width: text.width + 20, height: text.height + 10))
      let wide = card.systemLayoutSizeFitting(
        CGSize(width: 300, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
      XCTAssertEqual(wide, CGSize(width: 300, height: text.height + 10))
      XCTAssertEqual(card.frame, .zero)
      XCTAssertEqual(
        UIStackView(arrangedSubviews: [UILabel()]).systemLayoutSizeFitting(.zero).width, 0)
    }
  }

  func testTheFittingHeightOfTextThatWraps() throws {
    try Stage.onDisplay {
      let label = UILabel()
      label.numberOfLines = 0
      label.text = Self.text
      let size = label.systemLayoutSizeFitting(
        CGSize(width: 200, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
      XCTAssertEqual(size.width, 200)
      XCTAssertEqual(size.height, label.sizeThatFits(CGSize(width: 200, height: 0)).height)
    }
  }

  func testTwoHundredViewsThatComeAndGoLeaveNothing() throws {
    try Stage.run { stage in
      weak var gone: UIView?
      for _ in 0..<20 {
        let box = stage.constrained(UIView())
        box.widthAnchor.constraint(equalTo: stage.view.widthAnchor).isActive = true
        let label = UILabel()
        label.translatesAutoresizingMaskIntoConstraints = false
        box.addSubview(label)
        label.leadingAnchor.constraint(equalTo: box.layoutMarginsGuide.leadingAnchor).isActive =
          true
        stage.settle()
        XCTAssertEqual(box.frame.width, 800)
        box.removeFromSuperview()
        gone = box
      }
      stage.settle()
      XCTAssertNil(gone)
      XCTAssertEqual(stage.view.constraints, [])
    }
  }
}
