// SPDX-License-Identifier: MIT

import CGtk
import GLib

/// Asks before text goes into an editable; false refuses it.
///
/// GTK puts the caret where the signal's position points in the end, also after a refusal, and the
/// handler may have set the text and the caret itself; so a refusal leaves the caret where it is then.
@MainActor
func onEditableInsert(_ editable: Object, _ handler: @escaping InsertHandler) {
  let thunk:
    @convention(c) (
      UnsafeMutableRawPointer?, UnsafePointer<CChar>?, gint, UnsafeMutablePointer<gint>?, gpointer?
    ) -> Void = { editable, text, bytes, position, data in
      let text = String(bytes: text, count: Int(bytes))
      let at = Int(position?.pointee ?? 0)
      Object.stop(editable, "insert-text") {
        let passes = Object.handler(data, as: InsertHandler.self)?(text, at) != false
        if !passes {
          position?.pointee = gtk_editable_get_position(editable.map { OpaquePointer($0) })
        }
        return passes
      }
    }
  editable.on("insert-text", handler, unsafeBitCast(thunk, to: UnsafeRawPointer.self))
}
