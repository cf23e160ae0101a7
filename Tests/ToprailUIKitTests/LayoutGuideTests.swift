// SPDX-License-Identifier: MIT

import UIKit
import XCTest

@testable import ToprailUIKit

final class LayoutGuideTests: XCTestCase {
  func testMargins() throws {
    try Stage.run { stage in
      let outer = stage.constrained(UIView())
      let inner = UIView()
      inner.translatesAutoresizingMaskIntoConstraints = false
      outer.addSubview(inner)
      pin(outer, to: stage.view.layoutMarginsGuide)
      pin(inner, to: outer.layoutMarginsGuide)
      stage.settle()
      XCTAssertEqual(outer.frame, CGRect(x: 16, y: 0, width: 768, height: 600))
      XCTAssertEqual(inner.frame, CGRect(x: 8, y: 8, width: 752, height: 584))
      outer.directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: 1, leading: 2, bottom: 3, trailing: 4)
      stage.settle()
      XCTAssertEqual(inner.frame, CGRect(x: 2, y: 1, width: 762, height: 596))
      XCTAssertEqual(outer.layoutMargins, UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    }
  }

  func testSafeAreaGrowsByWhatAControllerAdds() throws {
    try Stage.onDisplay {
      let controller = SafeController()
      let stage = Stage(controller: controller)
      defer { stage.close() }
      let box = stage.constrained(UIView())
      pin(box, to: stage.view.safeAreaLayoutGuide)
      controller.additionalSafeAreaInsets = UIEdgeInsets(top: 44, left: 0, bottom: 10, right: 0)
      stage.settle()
      XCTAssertEqual(box.frame, CGRect(x: 0, y: 44, width: 800, height: 546))
      XCTAssertEqual(controller.changes, 1)
      let inner = stage.add(UIView(), y: 20)
      XCTAssertEqual(inner.safeAreaInsets.top, 24)
      XCTAssertEqual(inner.safeAreaInsets.bottom, 0)
    }
  }

  func testTheKeyboardGuideIsWhereTheBarBegins() throws {
    try Stage.run { stage in
      let field = stage.constrained(UITextField())
      NSLayoutConstraint.activate([
        field.leadingAnchor.constraint(equalTo: stage.view.leadingAnchor),
        field.trailingAnchor.constraint(equalTo: stage.view.trailingAnchor),
        field.bottomAnchor.constraint(equalTo: stage.view.keyboardLayoutGuide.topAnchor),
      ])
      stage.settle()
      XCTAssertEqual(field.frame.maxY, 600)
      field.becomeFirstResponder()
      stage.settle()
      XCTAssertGreaterThan(stage.dockHeight, 0)
      XCTAssertEqual(field.frame.maxY, 600 - stage.dockHeight)
    }
  }

  func testAGuideOfTheAppsOwn() throws {
    try Stage.run { stage in
      let guide = UILayoutGuide()
      stage.view.addLayoutGuide(guide)
      let box = stage.constrained(UIView())
      NSLayoutConstraint.activate([
        guide.leftAnchor.constraint(equalTo: stage.view.leftAnchor, constant: 10),
        guide.topAnchor.constraint(equalTo: stage.view.topAnchor, constant: 20),
        guide.widthAnchor.constraint(equalToConstant: 100),
        guide.heightAnchor.constraint(equalToConstant: 50),
        box.centerXAnchor.constraint(equalTo: guide.centerXAnchor),
        box.topAnchor.constraint(equalTo: guide.bottomAnchor),
        box.widthAnchor.constraint(equalTo: guide.widthAnchor, multiplier: 0.5),
      ])
      stage.settle()
      XCTAssertEqual(guide.layoutFrame, CGRect(x: 10, y: 20, width: 100, height: 50))
      XCTAssertEqual(box.frame, CGRect(x: 35, y: 70, width: 50, height: 0))
      stage.view.removeLayoutGuide(guide)
      XCTAssertEqual(stage.view.constraints, [])
    }
  }

  func testReadableWidth() throws {
    try Stage.run { stage in
      let box = stage.constrained(UIView())
      pin(box, to: stage.view.readableContentGuide)
      stage.settle()
      XCTAssertEqual(box.frame, CGRect(x: 64, y: 0, width: 672, height: 600))
      stage.resize(width: 400, height: 300)
      XCTAssertEqual(box.frame, CGRect(x: 16, y: 0, width: 368, height: 300))
    }
  }
}

@MainActor
private func pin(_ view: UIView, to guide: UILayoutGuide) {
  NSLayoutConstraint.activate([
    view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
    view.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
    view.topAnchor.constraint(equalTo: guide.topAnchor),
    view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
  ])
}

private final class SafeController: UIViewController {
  var changes = 0
  override func viewSafeAreaInsetsDidChange() { changes += 1 }
}
