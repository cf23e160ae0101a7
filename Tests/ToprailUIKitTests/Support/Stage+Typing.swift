// SPDX-License-Identifier: MIT

import CGtk
import GLib
import UIKit
import XCTest

@testable import GTK
@testable import ToprailUIKit

extension Stage {
  /// Types into a field as GTK's own key bindings do, a character at a time.
  func type(_ text: String, into view: any UIView & UITextInput) {
    for character in text {
      // An input method deletes the selection before it commits; the key binding inserts beside it.
      if view.selectedTextRange?.isEmpty == false { emit("backspace", on: view.focusWidget) }
      emit("insert-at-cursor", on: view.focusWidget, String(character))
      drain()
    }
  }

  /// Presses backspace in a field.
  func backspace(in view: UIView) {
    emit("backspace", on: view.focusWidget)
    drain()
  }

  /// Presses return in a text field.
  func pressReturn(in field: UITextField) {
    emit("activate", on: field.focusWidget)
    drain()
  }

  /// Moves the keyboard focus as a click into a view does.
  func focus(_ view: UIView) {
    view.focusWidget.grabFocus()
    settle()
  }

  private func emit(_ signal: String, on widget: Widget, _ text: String? = nil) {
    let type = typeOfInstance(widget.raw)
    var values = [GValue(), GValue()]
    g_value_init(&values[0], type)
    g_value_set_object(&values[0], widget.raw)
    if let text {
      g_value_init(&values[1], GType(16 << 2))
      g_value_set_string(&values[1], text)
    }
    g_signal_emitv(values, g_signal_lookup(signal, type), 0, nil)
    g_value_unset(&values[0])
    if text != nil { g_value_unset(&values[1]) }
  }
}

/// The type of an object; the macro that says it isn't visible here.
private func typeOfInstance(_ raw: UnsafeMutableRawPointer) -> GType {
  raw.assumingMemoryBound(to: GTypeInstance.self).pointee.g_class.pointee.g_type
}

/// The classes that text is typed into.
enum TextInputKind: CaseIterable {
  case field, view
}

extension Stage {
  /// Puts a text field or a text view into the root view.
  func addTextInput(_ kind: TextInputKind) -> any UIView & UITextInput {
    switch kind {
    case .field: add(UITextField())
    case .view: add(UITextView())
    }
  }

  /// The text of a text field or text view.
  func text(of view: UIView) -> String? {
    (view as? UITextField)?.text ?? (view as? UITextView)?.text
  }

  /// How far a text view has scrolled, in points.
  func scrollOffset(of view: UITextView) -> Double {
    let adjustment = gtk_scrollable_get_vadjustment(OpaquePointer(view.focusWidget.widget))
    return gtk_adjustment_get_value(adjustment)
  }
}
