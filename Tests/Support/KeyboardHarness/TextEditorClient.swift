// SPDX-License-Identifier: MIT

import Foundation
package import TestSupport

/// GNOME's text editor with an empty document, read as a screen reader reads it.
package final class TextEditorClient: Client {
  package let server: Server
  private let reader: ScreenReader
  private var field: Element?

  package init(in session: KeyboardSession) throws {
    let environment: [String: String?] = ["GTK_A11Y": "atspi"]
    server = try session.start(
      ["gnome-text-editor", "--standalone", "--new-window"], environment: environment)
    reader = try ScreenReader(
      environment: session.environment.merging(environment) { $1 })
    field = try server.wait("text on the accessibility bus") {
      guard try reader.isPresent(server.pid) else { return nil }
      return try reader.elements(of: server.pid).first {
        $0.states.isSuperset(of: ["editable", "multi-line"])
      }
    }
  }

  package func text() throws -> String {
    guard let field else { return "" }
    return try reader.text(field, of: server.pid)
  }

  package func waitForFocus() throws {
    _ = try server.wait("focus") {
      try reader.elements(of: server.pid).first {
        $0.states.isSuperset(of: ["editable", "multi-line", "focused"])
      }
    }
  }
}
