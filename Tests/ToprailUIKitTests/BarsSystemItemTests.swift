// SPDX-License-Identifier: MIT

import UIKit
import XCTest

@testable import ToprailUIKit

@MainActor
private func look(_ item: UIBarButtonItem) -> [String?] {
  let value = item.barItem(id: .accessory(0))
  return [value.title, value.symbol, value.spokenLabel]
}

final class BarsSystemItemTests: XCTestCase {
  @MainActor func testWordsAndSymbols() async {
    XCTAssertEqual(look(UIBarButtonItem(systemItem: .cancel)), ["Cancel", nil, "Cancel"])
    XCTAssertEqual(
      look(UIBarButtonItem(systemItem: .undo)), ["Undo", "edit-undo-symbolic", "Undo"])
    XCTAssertEqual(
      look(UIBarButtonItem(barButtonSystemItem: .close, target: nil, action: nil)),
      ["Close", "window-close-symbolic", "Close"])
    XCTAssertEqual(
      look(UIBarButtonItem(systemItem: .writingTools)),
      ["Writing Tools", "text-editor-symbolic", "Writing Tools"])
  }

  @MainActor func testEveryItemButSpacesCanBeSpoken() async throws {
    for rawValue in 0...25 {
      let kind = try XCTUnwrap(UIBarButtonItem.SystemItem(rawValue: rawValue))
      let spoken = look(UIBarButtonItem(systemItem: kind))[2]
      XCTAssertEqual(spoken == nil, kind == .fixedSpace || kind == .flexibleSpace, "\(kind)")
    }
  }

  @MainActor func testDoneAndSaveAreProminent() async {
    let prominent = (0...25).compactMap(UIBarButtonItem.SystemItem.init(rawValue:)).filter {
      UIBarButtonItem(systemItem: $0).barItem(id: .accessory(0)).isProminent
    }
    XCTAssertEqual(prominent, [.done, .save])
  }

  @MainActor func testTheAppsTitleOrImageWins() async {
    let item = UIBarButtonItem(systemItem: .trash)
    item.title = "Discard"
    XCTAssertEqual(look(item), ["Discard", nil, "Discard"])
    item.image = UIImage(systemName: "scissors")
    XCTAssertEqual(look(item), ["Discard", "edit-cut-symbolic", "Discard"])
  }
}
