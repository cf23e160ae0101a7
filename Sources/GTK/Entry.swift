// SPDX-License-Identifier: MIT

import CGtk
package import GLib

/// A GtkEntry.
@MainActor
package final class Entry: Widget, Editable {
  let inner: Widget

  package init() {
    let entry = gtk_entry_new()!
    inner = Widget(UnsafeMutableRawPointer(gtk_editable_get_delegate(OpaquePointer(entry))))
    super.init(entry)
    // A shrinking window squeezes the field; the frame that the app gave it counts.
    gtk_editable_set_width_chars(editable, 0)
    gtk_editable_set_max_width_chars(editable, 0)
    // What was typed, suggested and registered by the app is undone in one order, elsewhere.
    gtk_editable_set_enable_undo(editable, 0)
  }

  var editable: OpaquePointer { OpaquePointer(widget) }

  package var focusWidget: Widget { inner }

  package var text: String {
    get { gtk_editable_get_text(editable).map { String(cString: $0) } ?? "" }
    set {
      gtk_editable_set_text(editable, newValue.withoutNUL)
      // GTK leaves the caret at the start; typing is to go on at the end.
      gtk_editable_set_position(editable, -1)
    }
  }

  package var count: Int { Int(gtk_entry_get_text_length(widget.rebound())) }

  package func text(in range: Range<Int>) -> String {
    let (start, end) = (gint(range.lowerBound), gint(range.upperBound))
    guard let text = gtk_editable_get_chars(editable, start, end) else { return "" }
    defer { g_free(text) }
    return String(cString: text)
  }

  package var selection: Range<Int> {
    get {
      var (start, end) = (gint(0), gint(0))
      gtk_editable_get_selection_bounds(editable, &start, &end)
      return Int(start)..<Int(max(start, end))
    }
    set {
      gtk_editable_select_region(editable, gint(newValue.lowerBound), gint(newValue.upperBound))
    }
  }

  package func insert(_ text: String) {
    gtk_editable_delete_selection(editable)
    var position = gtk_editable_get_position(editable)
    gtk_editable_insert_text(editable, text.withoutNUL, -1, &position)
    gtk_editable_set_position(editable, position)
  }

  package func delete(_ range: Range<Int>) {
    gtk_editable_delete_text(editable, gint(range.lowerBound), gint(range.upperBound))
  }

  package var isEditable: Bool { gtk_editable_get_editable(editable) != 0 }

  package var placeholder: String? {
    get { gtk_entry_get_placeholder_text(widget.rebound()).map { String(cString: $0) } }
    set { gtk_entry_set_placeholder_text(widget.rebound(), newValue) }
  }

  /// Shows dots instead of the text, and keeps it from being copied.
  package var isSecret: Bool {
    get { gtk_entry_get_visibility(widget.rebound()) == 0 }
    set { gtk_entry_set_visibility(widget.rebound(), newValue ? 0 : 1) }
  }

  package var hasFrame: Bool {
    get { gtk_entry_get_has_frame(widget.rebound()) != 0 }
    set { gtk_entry_set_has_frame(widget.rebound(), newValue ? 1 : 0) }
  }

  /// The text's place in the width: 0 at the leading edge, 1 at the trailing one.
  package var alignment: Double {
    get { Double(gtk_editable_get_alignment(editable)) }
    set { gtk_editable_set_alignment(editable, Float(newValue)) }
  }

  package func set(purpose: InputPurpose, hints: InputHints) {
    gtk_entry_set_input_purpose(widget.rebound(), purpose.gtk)
    gtk_entry_set_input_hints(widget.rebound(), GtkInputHints(rawValue: hints.rawValue))
  }

  package func onActivate(_ handler: @escaping VoidHandler) { onVoid("activate", handler) }
  package func onChange(_ handler: @escaping VoidHandler) { onVoid("changed", handler) }

  package func onSelectionChange(_ handler: @escaping VoidHandler) {
    inner.onVoid("notify::cursor-position", handler)
    inner.onVoid("notify::selection-bound", handler)
  }

  package func onInsert(_ handler: @escaping InsertHandler) { onEditableInsert(inner, handler) }

  package func onDelete(_ handler: @escaping @MainActor (Range<Int>) -> Bool) {
    inner.onEditableDelete { [weak self] start, end in
      let count = self?.count ?? 0
      return handler(start..<max(start, end < 0 ? count : end))
    }
  }
}

extension Entry {
  package func cut() { inner.run(action: "clipboard.cut") }
  package func copy() { inner.run(action: "clipboard.copy") }
  package func paste() { inner.run(action: "clipboard.paste") }
}
