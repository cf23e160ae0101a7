// SPDX-License-Identifier: MIT

import Wayland

/// A window, as task bars are told of it.
package final class ToplevelDouble {
  /// The app's id.
  package let appID: String
  /// The title.
  package let title: String
  /// Whether it is the active one.
  package var isActivated = false {
    didSet { if isActivated != oldValue { handles.forEach(tellState) } }
  }

  private var handles: [ServerObject] = []
  private weak var output: OutputDouble?

  init(appID: String, title: String) {
    self.appID = appID
    self.title = title
  }

  func tell(_ handle: ServerObject) {
    handles.append(handle)
    handle.post("title", .string(title))
    handle.post("app_id", .string(appID))
    tellState(handle)
  }

  /// Goes to another screen.
  package func move(to output: OutputDouble) {
    for handle in handles {
      for left in self.output?.objects(of: handle.client) ?? [] {
        handle.post("output_leave", .object(left))
      }
      for entered in output.objects(of: handle.client) {
        handle.post("output_enter", .object(entered))
      }
      handle.post("done")
    }
    self.output = output
  }

  func close() {
    for each in handles { each.post("closed") }
    handles = []
  }

  private func tellState(_ handle: ServerObject) {
    handle.post("state", .array(isActivated ? [2, 0, 0, 0] : []))
    handle.post("done")
  }
}
