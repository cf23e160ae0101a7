// SPDX-License-Identifier: MIT

import CGtk
package import GLib

/// A GtkTextView in a scrolled window of its own.
@MainActor
package final class TextView: Widget, Editable {
  private let inner: Widget
  private let buffer: Object
  /// The underline of text that an input method hasn't settled yet.
  private(set) lazy var underline = makeUnderline()

  package init() {
    let view = gtk_text_view_new()!
    inner = Widget(view)
    buffer = Object(retaining: gtk_text_view_get_buffer(view.rebound()))
    super.init(gtk_scrolled_window_new())
    // What was typed, suggested and registered by the app is undone in one order, elsewhere.
    gtk_text_buffer_set_enable_undo(gtk_text_view_get_buffer(view.rebound()), 0)
    gtk_text_view_set_wrap_mode(view.rebound(), GTK_WRAP_WORD_CHAR)
    gtk_scrolled_window_set_child(OpaquePointer(widget), view)
    gtk_scrolled_window_set_policy(OpaquePointer(widget), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC)
  }

  package var focusWidget: Widget { inner }
  var view: UnsafeMutablePointer<GtkTextView> { inner.widget.rebound() }
  var pointer: UnsafeMutablePointer<GtkTextBuffer> {
    buffer.raw.assumingMemoryBound(to: GtkTextBuffer.self)
  }

  package var text: String {
    get { text(in: 0..<count) }
    set {
      let text = newValue.withoutNUL
      gtk_text_buffer_set_text(pointer, text, gint(clamping: text.utf8.count))
    }
  }

  package var count: Int { Int(gtk_text_buffer_get_char_count(pointer)) }

  package func text(in range: Range<Int>) -> String {
    var (start, end) = iterators(range)
    guard let text = gtk_text_buffer_get_text(pointer, &start, &end, 1) else { return "" }
    defer { g_free(text) }
    return String(cString: text)
  }

  package var selection: Range<Int> {
    get {
      var (start, end) = (GtkTextIter(), GtkTextIter())
      gtk_text_buffer_get_selection_bounds(pointer, &start, &end)
      return Int(gtk_text_iter_get_offset(&start))..<Int(gtk_text_iter_get_offset(&end))
    }
    set {
      var (start, end) = iterators(newValue)
      gtk_text_buffer_select_range(pointer, &end, &start)
    }
  }

  package func insert(_ text: String) {
    let text = text.withoutNUL
    gtk_text_buffer_begin_user_action(pointer)
    gtk_text_buffer_delete_selection(pointer, 1, 1)
    gtk_text_buffer_insert_interactive_at_cursor(pointer, text, gint(text.utf8.count), 1)
    gtk_text_buffer_end_user_action(pointer)
    gtk_text_view_scroll_mark_onscreen(view, gtk_text_buffer_get_insert(pointer))
  }

  package func delete(_ range: Range<Int>) {
    var (start, end) = iterators(range)
    gtk_text_buffer_delete_interactive(pointer, &start, &end, 1)
  }

  package var isEditable: Bool {
    get { gtk_text_view_get_editable(view) != 0 }
    set {
      gtk_text_view_set_editable(view, newValue ? 1 : 0)
      gtk_text_view_set_cursor_visible(view, newValue ? 1 : 0)
    }
  }

  /// Whether pointer and keyboard reach the text; it can be scrolled all the same.
  package var isSelectable: Bool {
    get { inner.isFocusable }
    set {
      inner.isFocusable = newValue
      inner.canTarget = newValue
      if !newValue { selection = selection.lowerBound..<selection.lowerBound }
    }
  }

  /// Points between the text and the widget's edges.
  package func setMargins(top: Int, left: Int, bottom: Int, right: Int) {
    gtk_text_view_set_top_margin(view, gint(top))
    gtk_text_view_set_left_margin(view, gint(left))
    gtk_text_view_set_bottom_margin(view, gint(bottom))
    gtk_text_view_set_right_margin(view, gint(right))
  }

  package func align(_ alignment: Label.Alignment) {
    let start = inner.isRightToLeft ? GTK_JUSTIFY_RIGHT : GTK_JUSTIFY_LEFT
    let end = inner.isRightToLeft ? GTK_JUSTIFY_LEFT : GTK_JUSTIFY_RIGHT
    let justification =
      switch alignment {
      case .leading, .justified: start
      case .left: GTK_JUSTIFY_LEFT
      case .center: GTK_JUSTIFY_CENTER
      case .trailing: end
      case .right: GTK_JUSTIFY_RIGHT
      }
    gtk_text_view_set_justification(view, justification)
  }

  package func scrollToVisible(_ range: Range<Int>) {
    var (start, _) = iterators(range)
    gtk_text_view_scroll_to_iter(view, &start, 0, 0, 0, 0)
  }

  package func set(purpose: InputPurpose, hints: InputHints) {
    gtk_text_view_set_input_purpose(view, purpose.gtk)
    gtk_text_view_set_input_hints(view, GtkInputHints(rawValue: hints.rawValue))
  }

  package func onChange(_ handler: @escaping VoidHandler) { buffer.onVoid("changed", handler) }

  package func onSelectionChange(_ handler: @escaping VoidHandler) {
    buffer.onVoid("notify::cursor-position", handler)
    buffer.onVoid("notify::has-selection", handler)
  }

  package func onInsert(_ handler: @escaping InsertHandler) {
    onBufferInsert(buffer) { text, position in handler(text, position) }
  }

  package func onDelete(_ handler: @escaping @MainActor (Range<Int>) -> Bool) {
    onBufferDelete(buffer) { start, end in handler(start..<max(start, end)) }
  }

  func iterators(_ range: Range<Int>) -> (GtkTextIter, GtkTextIter) {
    var (start, end) = (GtkTextIter(), GtkTextIter())
    gtk_text_buffer_get_iter_at_offset(pointer, &start, gint(range.lowerBound))
    gtk_text_buffer_get_iter_at_offset(pointer, &end, gint(range.upperBound))
    return (start, end)
  }
}

extension TextView {
  package func cut() { inner.run(action: "clipboard.cut") }
  package func copy() { inner.run(action: "clipboard.copy") }
  package func paste() { inner.run(action: "clipboard.paste") }
}
