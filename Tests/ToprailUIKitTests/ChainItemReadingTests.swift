// SPDX-License-Identifier: MIT

import GLib
import UIKit
import XCTest

/// Counts how often its assistant item is read, and builds a new one at every read.
@MainActor
private final class FreshField: UITextField {
  var reads = 0
  var whenRead: (FreshField) -> Void = { _ in }
  var title = "Fresh"

  override var inputAssistantItem: UITextInputAssistantItem {
    reads += 1
    whenRead(self)
    let item = UITextInputAssistantItem()
    item.leadingBarButtonGroups = [.fixedGroup(items: [UIBarButtonItem(title: title)])]
    return item
  }
}

/// When assistant items are read.
final class ChainItemReadingTests: XCTestCase {
  func testAGetterThatBuildsANewItemAtEveryReadIsReadAnew() throws {
    try Stage.run { stage in
      let field = stage.add(FreshField())
      field.becomeFirstResponder()
      stage.settle()
      XCTAssertEqual(stage.shortcuts, ["Fresh"])
      let reads = field.reads
      field.title = "Fresher"
      field.reloadInputViews()
      stage.settle()
      XCTAssertGreaterThan(field.reads, reads)
      XCTAssertEqual(stage.shortcuts, ["Fresher"])
    }
  }

  func testItemsBuiltWhileTheyAreReadCauseNoEndlessReading() throws {
    try Stage.run { stage in
      let field = stage.add(FreshField())
      field.becomeFirstResponder()
      stage.settle()
      let reads = field.reads
      stage.settle()
      stage.settle()
      XCTAssertEqual(field.reads, reads)
    }
  }

  func testAGetterMayAskForAReloadLater() throws {
    try Stage.run { stage in
      let field = stage.add(FreshField())
      var reloads = 0
      field.whenRead = { field in
        guard reloads < 3 else { return }
        reloads += 1
        MainLoop.soon { field.reloadInputViews() }
      }
      field.becomeFirstResponder()
      stage.pump("the reloads") { field.reads >= 4 }
      stage.settle()
      XCTAssertEqual(stage.shortcuts, ["Fresh"])
    }
  }

  func testAGetterMayAskForAReloadAtOnce() throws {
    try Stage.run { stage in
      let field = stage.add(FreshField())
      field.whenRead = { $0.reloadInputViews() }
      field.becomeFirstResponder()
      stage.settle()
      XCTAssertEqual(stage.shortcuts, ["Fresh"])
      field.reloadInputViews()
      stage.settle()
      XCTAssertEqual(stage.shortcuts, ["Fresh"])
      XCTAssertLessThan(field.reads, 10)
    }
  }

  func testNothingIsReadBeforeTheBarIsAboutToShow() throws {
    try Stage.run { stage in
      let field = stage.add(FreshField())
      field.text = "text"
      field.autocorrectionType = .no
      field.reloadInputViews()
      stage.settle()
      XCTAssertEqual(field.reads, 0)
      field.becomeFirstResponder()
      XCTAssertGreaterThan(field.reads, 0)
    }
  }

  func testAfterTheBarHasGoneNothingIsRead() throws {
    try Stage.run { stage in
      let field = stage.add(FreshField())
      field.becomeFirstResponder()
      stage.settle()
      field.resignFirstResponder()
      let reads = field.reads
      UIBarButtonItem(title: "Any").title = "change"
      field.reloadInputViews()
      stage.settle()
      XCTAssertEqual(field.reads, reads)
    }
  }
}
