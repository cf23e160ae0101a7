// SPDX-License-Identifier: MIT

import Wayland

/// `zwp_input_method_v2`: hands commits to the field with the focus, and tells of the field.
package final class InputMethodDouble: ServerObject {
  /// How many `done`s were sent.
  package private(set) var dones: UInt32 = 0
  /// How many commits were dropped for their serial, or for want of a field.
  package private(set) var droppedCommits = 0
  /// The text that a client composes; what the last applied commit said.
  package private(set) var preedit = ""

  private var pending = FieldEdit()
  private var isActive = false

  override func handle(_ request: String, _ values: [WireValue]) {
    switch request {
    case "commit_string": pending.text = values[0].string ?? ""
    case "delete_surrounding_text":
      (pending.before, pending.after) = (values[0].int, values[1].int)
    case "set_preedit_string": pending.preedit = values[0].string ?? ""
    case "commit": commit(serial: values[0].uint)
    default: break
    }
  }

  override func end() {
    compositor.inputMethods.removeAll { $0 === self }
  }
}

extension InputMethodDouble {
  /// Sends `done`, which makes what was posted count.
  package func done() {
    dones += 1
    post("done")
  }

  /// The focus went to the compositor's field, or away: tells all of it.
  func tellField() {
    if isActive {
      post("deactivate")
      done()
    }
    isActive = compositor.field != nil
    guard isActive else { return }
    post("activate")
    tellState()
  }

  /// Tells the state that the field has last told.
  func tellState() {
    guard let field = compositor.field, isActive else { return }
    if let told = field.told {
      post(
        "surrounding_text", .bytes(Array(told.text.utf8)), .uint(UInt32(told.cursor)),
        .uint(UInt32(told.anchor)))
    }
    post("text_change_cause", .uint(field.toldCause))
    post("content_type", .uint(field.hint), .uint(field.purpose))
    done()
  }

  private func commit(serial: UInt32) {
    let edit = pending
    pending = FieldEdit()
    guard let field = compositor.field, isActive, !compositor.options.isStrict || serial == dones
    else {
      droppedCommits += 1
      return
    }
    preedit = edit.preedit
    field.apply(edit)
  }
}
