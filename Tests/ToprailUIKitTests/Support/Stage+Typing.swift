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

  /// Has an input method show text that it hasn't inserted yet, or none.
  func setPreedit(_ text: String, in view: UIView) {
    emit("preedit-changed", on: view.focusWidget, text)
    drain()
  }

  /// Presses return in a text field.
  func pressReturn(in field: UITextField) {
    emit("activate", on: field.focusWidget)
    drain()
  }

  /// Types a character, and leaves what is to happen later in the loop undone.
  func press(_ character: String, in view: UIView) {
    emit("insert-at-cursor", on: view.focusWidget, character)
  }

  /// Does what the desktop's keys for copying and cutting do.
  func copyByKey(in view: UIView) {
    emit("copy-clipboard", on: view.focusWidget)
    drain()
  }

  func cutByKey(in view: UIView) {
    emit("cut-clipboard", on: view.focusWidget)
    drain()
  }

  /// Moves the keyboard focus as a click into a view does.
  func focus(_ view: UIView) {
    view.focusWidget.grabFocus()
    settle()
  }

  /// Types as an input method does while no text widget is first responder.
  func typeIntoWindow(_ text: String) {
    guard let context = keyController.flatMap({ gtk_event_controller_key_get_im_context($0) })
    else { return }
    emit("commit", on: UnsafeMutableRawPointer(context), text)
    drain()
  }

  /// Presses a key while no text widget is first responder.
  func pressKey(_ keysym: Int32) {
    if let keyController { emitKey(keysym, on: keyController) }
  }

  /// Presses a key that the window looks at before whatever has the focus.
  func pressWindowKey(_ keysym: Int32, _ modifiers: GdkModifierType = GdkModifierType(rawValue: 0))
  {
    for controller in keyControllers(of: window.host)
    where gtk_event_controller_get_propagation_phase(controller) == GTK_PHASE_CAPTURE {
      emitKey(keysym, modifiers, on: controller)
    }
  }

  private func emitKey(
    _ keysym: Int32, _ modifiers: GdkModifierType = GdkModifierType(rawValue: 0),
    on keyController: OpaquePointer
  ) {
    var values = [GValue(), GValue(), GValue(), GValue()]
    var answer = GValue()
    let type = typeOfInstance(UnsafeMutableRawPointer(keyController))
    g_value_init(&values[0], type)
    g_value_set_object(&values[0], UnsafeMutableRawPointer(keyController))
    g_value_init(&values[1], GType(7 << 2))
    g_value_set_uint(&values[1], guint(keysym))
    g_value_init(&values[2], GType(7 << 2))
    g_value_init(&values[3], gdk_modifier_type_get_type())
    g_value_set_flags(&values[3], modifiers.rawValue)
    g_value_init(&answer, GType(5 << 2))
    g_signal_emitv(values, g_signal_lookup("key-pressed", type), 0, &answer)
    drain()
  }

  /// The key controller of what has the focus while no text widget is first responder.
  private var keyController: OpaquePointer? { keyControllers(of: window.keySink.widget).first }

  private func keyControllers(of widget: Widget) -> [OpaquePointer] {
    let list = gtk_widget_observe_controllers(widget.widget)
    defer { g_object_unref(list.map { UnsafeMutableRawPointer($0) }) }
    return (0..<g_list_model_get_n_items(list)).compactMap { index in
      guard let item = g_list_model_get_item(list, index) else { return nil }
      g_object_unref(item)
      let isKeys = typeOfInstance(item) == gtk_event_controller_key_get_type()
      return isKeys ? OpaquePointer(item) : nil
    }
  }

  private func emit(_ signal: String, on widget: Widget, _ text: String? = nil) {
    emit(signal, on: widget.raw, text)
  }

  private func emit(_ signal: String, on raw: UnsafeMutableRawPointer, _ text: String?) {
    let type = typeOfInstance(raw)
    var values = [GValue(), GValue()]
    g_value_init(&values[0], type)
    g_value_set_object(&values[0], raw)
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

  /// Whether a system keyboard is asked to stay away from a field.
  func inhibitsSystemKeyboard(_ view: UIView) -> Bool { has(GTK_INPUT_HINT_INHIBIT_OSK, view) }

  /// Whether a system keyboard is told to begin sentences with capitals in a field.
  func asksForSentences(_ view: UIView) -> Bool { has(GTK_INPUT_HINT_UPPERCASE_SENTENCES, view) }

  private func has(_ hint: GtkInputHints, _ view: UIView) -> Bool {
    var hints = GtkInputHints(rawValue: 0)
    let widget = view.focusWidget.widget
    if view is UITextField { hints = gtk_text_get_input_hints(widget.rebound()) }
    if view is UITextView { hints = gtk_text_view_get_input_hints(widget.rebound()) }
    return hints.rawValue & hint.rawValue != 0
  }

  /// How far a text view has scrolled, in points.
  func scrollOffset(of view: UITextView) -> Double {
    let adjustment = gtk_scrollable_get_vadjustment(OpaquePointer(view.focusWidget.widget))
    return gtk_adjustment_get_value(adjustment)
  }
}
