// SPDX-License-Identifier: MIT

import UIKit
import XCTest

@testable import ToprailUIKit

/// Notes what a search bar tells.
@MainActor
private final class Searcher: UISearchBarDelegate {
  var log: [String] = []
  var mayEnd = true
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { log.append("begin") }
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { mayEnd }
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { log.append("end") }
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    log.append("text \(searchText)")
  }
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { log.append("search") }
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { log.append("cancel") }
}

/// Search bars.
final class ViewsSearchBarTests: XCTestCase {
  func testTheDelegateHearsOfTheSearch() throws {
    try Stage.run { stage in
      let (bar, searcher) = (stage.add(UISearchBar()), Searcher())
      bar.delegate = searcher
      stage.settle()
      XCTAssertTrue(bar.becomeFirstResponder())
      XCTAssertTrue(bar.isFirstResponder)
      stage.pressReturn(in: bar.searchTextField)
      stage.type("ab", into: bar.searchTextField)
      stage.pressReturn(in: bar.searchTextField)
      searcher.mayEnd = false
      XCTAssertFalse(bar.resignFirstResponder())
      searcher.mayEnd = true
      XCTAssertTrue(bar.resignFirstResponder())
      XCTAssertEqual(searcher.log, ["begin", "text a", "text ab", "search", "end"])
      bar.text = "app"
      XCTAssertEqual(searcher.log.count, 5)
    }
  }

  func testTheCancelButtonIsThereWhenAskedFor() throws {
    try Stage.run { stage in
      let (bar, searcher) = (stage.add(UISearchBar()), Searcher())
      bar.delegate = searcher
      stage.settle()
      XCTAssertEqual(stage.buttons(in: bar).map(\.title), [])
      let wide = bar.searchTextField.frame.width
      bar.setShowsCancelButton(true, animated: true)
      stage.settle()
      XCTAssertLessThan(bar.searchTextField.frame.width, wide)
      try stage.press("Cancel")
      XCTAssertEqual(searcher.log, ["cancel"])
    }
  }

  func testInputViewsItemAndTraitsAreTheFields() throws {
    try Stage.run { stage in
      let bar = stage.add(UISearchBar())
      let toolbar = UIToolbar()
      bar.inputAccessoryView = toolbar
      XCTAssertTrue(bar.searchTextField.inputAccessoryView === toolbar)
      XCTAssertTrue(bar.inputAssistantItem === bar.searchTextField.inputAssistantItem)
      XCTAssertEqual(bar.returnKeyType, .search)
      bar.autocorrectionType = .no
      XCTAssertEqual(bar.searchTextField.autocorrectionType, .no)
      bar.becomeFirstResponder()
      stage.settle()
      XCTAssertEqual(stage.dockHeight, 55 + 44)
    }
  }

  func testTheClearButtonEmptiesAndTellsAndGoes() throws {
    try Stage.run { stage in
      let (bar, searcher) = (stage.add(UISearchBar()), Searcher())
      bar.delegate = searcher
      XCTAssertNil(bar.searchTextField.clearIcon)
      bar.text = "abc"
      XCTAssertNotNil(bar.searchTextField.clearIcon)
      bar.searchTextField.clear()
      XCTAssertEqual(bar.text, "")
      XCTAssertEqual(searcher.log, ["text "])
      XCTAssertNil(bar.searchTextField.clearIcon)
    }
  }

  func testTheClearButtonFollowsItsMode() throws {
    try Stage.run { stage in
      let field = stage.add(UITextField())
      field.text = "text"
      for (mode, idle, editing) in [
        (UITextField.ViewMode.never, false, false), (.whileEditing, false, true),
        (.unlessEditing, true, false), (.always, true, true),
      ] {
        field.clearButtonMode = mode
        field.resignFirstResponder()
        XCTAssertEqual(field.clearIcon != nil, idle, "\(mode)")
        field.becomeFirstResponder()
        XCTAssertEqual(field.clearIcon != nil, editing, "\(mode)")
      }
    }
  }
}
