// SPDX-License-Identifier: MIT

import CGtk
import UIKit
import XCTest

@testable import ToprailUIKit

/// Sets the desktop's text size; 1 is the usual one.
@MainActor
private func setTextScale(_ scale: Double) {
  guard let settings = gtk_settings_get_default() else { return }
  var value = GValue()
  g_value_init(&value, GType(6 << 2))
  g_value_set_int(&value, gint(96 * 1024 * scale))
  g_object_set_property(
    UnsafeMutableRawPointer(settings).assumingMemoryBound(to: GObject.self), "gtk-xft-dpi", &value)
}

/// The bar under the desktop's text-size setting.
final class ChainTextSizeTests: XCTestCase {
  func testTheBarGrowsWithTheTextAndComesBack() throws {
    try Stage.run { stage in
      let field = stage.add(UITextField())
      field.inputAssistantItem.leadingBarButtonGroups = [
        .fixedGroup(items: [UIBarButtonItem(title: "Paragraph")])
      ]
      field.inputAccessoryView = UIToolbar()
      field.becomeFirstResponder()
      stage.settle()
      XCTAssertEqual(stage.dockHeight, 55 + 44)
      let usual = try stage.button("Paragraph").frame.width
      setTextScale(2)
      defer { setTextScale(1) }
      stage.settle()
      XCTAssertEqual(stage.dockHeight, 2 * (55 + 44))
      let large = try stage.button("Paragraph").frame
      XCTAssertEqual(Double(large.width), 2 * Double(usual), accuracy: 4)
      XCTAssertFalse(try stage.isShortened("Paragraph"))
      setTextScale(1)
      stage.settle()
      XCTAssertEqual(stage.dockHeight, 55 + 44)
      XCTAssertEqual(try stage.button("Paragraph").frame.width, usual)
    }
  }

  func testNarrowKeysKeepTheirPlacesUnderLargeText() throws {
    try Stage.run(width: 320, height: 480) { stage in
      InputSurroundings.shared.forcedMode = .keys
      setTextScale(2)
      defer {
        setTextScale(1)
        InputSurroundings.shared.forcedMode = nil
      }
      stage.add(UITextField()).becomeFirstResponder()
      stage.settle()
      stage.settle()
      let keys = stage.buttons(in: stage.window.inputHost.dock.keys).map(\.frame)
      XCTAssertEqual(keys.count, 32)
      for (key, next) in zip(keys, keys.dropFirst()) where key.y == next.y {
        XCTAssertLessThanOrEqual(key.x + key.width, next.x)
      }
      XCTAssertLessThanOrEqual(keys.map { $0.x + $0.width }.max() ?? 0, 320)
    }
  }
}
