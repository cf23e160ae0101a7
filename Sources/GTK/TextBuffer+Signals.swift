// SPDX-License-Identifier: MIT

import CGtk
import GLib

// A text buffer's two signals carry iterators, which only this room can read.

/// Asks before text goes into a buffer; false refuses it.
@MainActor
func onBufferInsert(_ buffer: Object, _ handler: @escaping InsertHandler) {
  let thunk:
    @convention(c) (
      UnsafeMutableRawPointer?, UnsafeMutablePointer<GtkTextIter>?, UnsafePointer<CChar>?, gint,
      gpointer?
    ) -> Void = { buffer, place, text, bytes, data in
      let text = String(bytes: text, count: Int(bytes))
      let offset = Int(gtk_text_iter_get_offset(place))
      Object.stop(buffer, "insert-text") {
        Object.handler(data, as: InsertHandler.self)?(text, offset) != false
      }
    }
  buffer.on("insert-text", handler, unsafeBitCast(thunk, to: UnsafeRawPointer.self))
}

/// Asks before a range goes out of a buffer; false refuses.
@MainActor
func onBufferDelete(_ buffer: Object, _ handler: @escaping RangeHandler) {
  let thunk:
    @convention(c) (
      UnsafeMutableRawPointer?, UnsafeMutablePointer<GtkTextIter>?,
      UnsafeMutablePointer<GtkTextIter>?, gpointer?
    ) -> Void = { buffer, start, end, data in
      let (start, end) = (gtk_text_iter_get_offset(start), gtk_text_iter_get_offset(end))
      Object.stop(buffer, "delete-range") {
        Object.handler(data, as: RangeHandler.self)?(Int(start), Int(end)) != false
      }
    }
  buffer.on("delete-range", handler, unsafeBitCast(thunk, to: UnsafeRawPointer.self))
}
