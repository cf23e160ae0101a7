// SPDX-License-Identifier: MIT

import CGtk
import GLib
import UIKit
import XCTest

@testable import GTK
@testable import ToprailUIKit

/// A button that is on the screen.
@MainActor
struct ShownButton {
  let widget: Widget
  let title: String
  let frame: Allocation
  let isSuggestion: Bool

  var isEnabled: Bool { gtk_widget_is_sensitive(widget.widget) != 0 }

  init?(_ pointer: UnsafeMutablePointer<GtkWidget>, in window: Widget) {
    guard gtk_widget_get_mapped(pointer) != 0, Self.canBeTapped(pointer),
      g_type_check_instance_is_a(pointer.rebound(), gtk_button_get_type()) != 0
    else { return nil }
    widget = Widget(retaining: pointer)
    title = Self.title(of: pointer)
    frame = widget.frame(in: window) ?? Allocation(x: 0, y: 0, width: 0, height: 0)
    isSuggestion = gtk_widget_has_css_class(pointer, "suggestion") != 0
  }

  // A key's finger is the keyboard's business, not its button's.
  private static func canBeTapped(_ button: UnsafeMutablePointer<GtkWidget>) -> Bool {
    let isKey = gtk_widget_get_parent(button).map { gtk_widget_has_css_class($0, "toprail-keys") }
    return isKey == 1 || gtk_widget_get_can_target(button) != 0
  }

  /// What the button shows, or else says.
  private static func title(of button: UnsafeMutablePointer<GtkWidget>) -> String {
    var found: String?
    forEachWidget(in: button) { child in
      guard g_type_check_instance_is_a(child.rebound(), gtk_label_get_type()) != 0,
        gtk_widget_get_visible(child) != 0, gtk_widget_get_parent(child) != nil, found == nil
      else { return }
      found = gtk_label_get_text(OpaquePointer(child)).map { String(cString: $0) }
    }
    if let found { return found }
    return gtk_widget_get_tooltip_text(button).map { String(cString: $0) } ?? ""
  }
}

extension Widget {
  fileprivate convenience init(retaining pointer: UnsafeMutablePointer<GtkWidget>) {
    self.init(UnsafeMutableRawPointer(pointer))
  }
}

/// Walks a widget and all in it, popovers included.
@MainActor
func forEachWidget(
  in widget: UnsafeMutablePointer<GtkWidget>, _ body: (UnsafeMutablePointer<GtkWidget>) -> Void
) {
  body(widget)
  var next = gtk_widget_get_first_child(widget)
  while let child = next {
    forEachWidget(in: child, body)
    next = gtk_widget_get_next_sibling(child)
  }
}

extension Stage {
  /// The buttons that show in a view, rows from the top, each row in visual order.
  func buttons(in view: UIView) -> [ShownButton] {
    var found: [ShownButton] = []
    forEachWidget(in: view.host.widget) { widget in
      guard !isInPopover(widget, below: view) else { return }
      if let button = ShownButton(widget, in: window.native) { found.append(button) }
    }
    return found.sorted { ($0.frame.y, $0.frame.x) < ($1.frame.y, $1.frame.x) }
  }

  private func isInPopover(_ widget: UnsafeMutablePointer<GtkWidget>, below view: UIView) -> Bool {
    guard let popover = gtk_widget_get_ancestor(widget, gtk_popover_get_type()) else {
      return false
    }
    return gtk_widget_is_ancestor(popover, view.host.widget) != 0
  }

  private var bar: UIView { window.inputHost.dock.bar }

  /// The titles of the items on the shortcuts bar, in visual order.
  var shortcuts: [String] { buttons(in: bar).filter { !$0.isSuggestion }.map(\.title) }

  /// The titles of the typing suggestions, in visual order.
  var suggestions: [String] { buttons(in: bar).filter(\.isSuggestion).map(\.title) }

  /// The points that the shortcuts bar is high.
  var barHeight: CGFloat { bar.host.isMapped ? bar.frame.height : 0 }

  /// The points that bar, toolbar and keys take at the window's bottom.
  var dockHeight: CGFloat {
    let dock = window.inputHost.dock
    return dock.host.isMapped ? dock.frame.height : 0
  }

  /// The rows of the lists that hang on the bar's buttons.
  var popoverButtons: [ShownButton] {
    var found: [ShownButton] = []
    forEachWidget(in: window.native.widget) { widget in
      guard gtk_widget_get_ancestor(widget, gtk_popover_get_type()) != nil else { return }
      if let button = ShownButton(widget, in: window.native) { found.append(button) }
    }
    return found
  }

  func button(_ title: String, file: StaticString = #filePath, line: UInt = #line) throws
    -> ShownButton
  {
    let all = buttons(in: window) + popoverButtons
    return try XCTUnwrap(
      all.first { $0.title == title }, "no button \(title) among \(all.map(\.title))",
      file: file, line: line)
  }

  /// Activates a button that shows, as the space key does, and waits for its click.
  /// Whether a button's title is shortened at its size.
  func isShortened(_ title: String) throws -> Bool {
    var isShortened = false
    forEachWidget(in: try button(title).widget.widget) { child in
      guard g_type_check_instance_is_a(child.rebound(), gtk_label_get_type()) != 0 else { return }
      let layout = gtk_label_get_layout(OpaquePointer(child))
      if pango_layout_is_ellipsized(layout) != 0 { isShortened = true }
    }
    return isShortened
  }

  func press(_ title: String, file: StaticString = #filePath, line: UInt = #line) throws {
    try press(button(title, file: file, line: line), file: file, line: line)
  }

  func press(_ button: ShownButton, file: StaticString = #filePath, line: UInt = #line) {
    var wasClicked = false
    button.widget.onVoid("clicked") { wasClicked = true }
    XCTAssertTrue(button.widget.activate(), "can't be activated", file: file, line: line)
    pump("a click on \(button.title)", file: file, line: line) { wasClicked }
    settle()
  }
}

extension Stage {
  /// Activates a control's widget as the space key does.
  func activate(_ view: UIView) { view.accessibleWidget.activate() }
}
