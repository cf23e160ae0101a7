// SPDX-License-Identifier: MIT

import CGtk
import UIKit
import XCTest

@testable import GTK
@testable import ToprailUIKit

/// The heading of the lists that hang on the bar's items.
final class ReachListTests: XCTestCase {
  func testAMenusTitleStandsAboveItsEntries() throws {
    try Stage.run { stage in
      let sizes = [UIAction(title: "Small") { _ in }, UIAction(title: "Large") { _ in }]
      let item = UIBarButtonItem(title: "Size", menu: UIMenu(title: "Text Size", children: sizes))
      try stage.open(item)
      XCTAssertEqual(stage.listTexts, ["Text Size", "Small", "Large"])
    }
  }

  func testAMenuWithoutATitleHasNoHeading() throws {
    try Stage.run { stage in
      let item = UIBarButtonItem(
        title: "Size", menu: UIMenu(children: [UIAction(title: "Small") { _ in }]))
      try stage.open(item)
      XCTAssertEqual(stage.listTexts, ["Small"])
    }
  }
}

extension Stage {
  /// Opens the list of an item on the bar of a text view.
  fileprivate func open(_ item: UIBarButtonItem) throws {
    let view = add(UITextView())
    view.inputAssistantItem.leadingBarButtonGroups = [.fixedGroup(items: [item])]
    view.becomeFirstResponder()
    settle()
    try press("Size")
    pump("the rows") { !popoverButtons.isEmpty }
  }

  /// The texts that show in open lists, from the top.
  fileprivate var listTexts: [String] {
    var texts: [String] = []
    forEachWidget(in: window.native.widget) { widget in
      guard gtk_widget_get_ancestor(widget, gtk_popover_get_type()) != nil,
        g_type_check_instance_is_a(widget.rebound(), gtk_label_get_type()) != 0,
        gtk_widget_get_mapped(widget) != 0, let text = gtk_label_get_text(OpaquePointer(widget))
      else { return }
      texts.append(String(cString: text))
    }
    return texts
  }
}
