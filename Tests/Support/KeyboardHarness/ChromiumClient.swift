// SPDX-License-Identifier: MIT

import Foundation
package import TestSupport

/// Chromium with a page of one text area, read through its DevTools.
///
/// Under wlroots 0.15 (sway 1.7, phoc 0.24) it never tells what is around the caret: it enables its text input
/// before it gives a text, and wlroots passes on only what came with the enabling.
package final class ChromiumClient: Client {
  package let server: Server
  private let hands: Helper

  /// Starts it on a page and waits for that.
  ///
  /// - Parameter body: the page's body. Something in it has the attribute `autofocus`.
  package init(
    in session: KeyboardSession, body: String = "<textarea autofocus></textarea>",
    environment: [String: String?] = [:]
  ) throws {
    let folder = session.folder.path(of: "chromium-\(UUID().uuidString.prefix(8))")
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: false)
    let page = "\(folder)/page.html"
    let style = "textarea, input { display: block; width: 90%; font-size: 16px }"
    try "<!doctype html><style>\(style)</style><body>\(body)"
      .write(toFile: page, atomically: false, encoding: .utf8)
    server = try session.start(
      ["chromium"] + Self.options + ["--user-data-dir=\(folder)/profile", "file://\(page)"],
      environment: environment)
    let port = try server.wait("DevTools port") {
      let file = try? String(
        contentsOfFile: "\(folder)/profile/DevToolsActivePort", encoding: .utf8)
      let lines = file?.split(separator: "\n") ?? []
      return lines.count == 2 ? String(lines[0]) : nil
    }
    hands = try Helper.browser(port: port)
  }

  private static let options = [
    "--no-sandbox", "--ozone-platform=wayland", "--enable-wayland-ime",
    "--wayland-text-input-version=3", "--disable-gpu", "--disable-dev-shm-usage", "--no-first-run",
    "--no-proxy-server", "--disable-background-networking", "--disable-component-update",
    "--disable-default-apps", "--disable-extensions", "--disable-sync", "--password-store=basic",
    "--host-resolver-rules=MAP * ~NOTFOUND", "--remote-debugging-port=0",
  ]

  /// What is in the text area.
  package func text() throws -> String { try text(of: "textarea") }

  /// What is in the first element of a CSS selector.
  package func text(of selector: String) throws -> String {
    try evaluate("document.querySelector('\(selector)').value")
  }

  /// Moves the focus to the first element of a CSS selector.
  package func focus(_ selector: String) throws {
    _ = try hands.ask("evaluate", "document.querySelector('\(selector)').focus()")
  }

  package func waitForFocus() throws {
    _ = try server.wait("focus") {
      let script = "document.hasFocus() && document.activeElement != document.body ? 'yes' : 'no'"
      return try evaluate(script) == "yes" ? true : nil
    }
  }

  private func evaluate(_ script: String) throws -> String {
    let answer = try hands.ask("evaluate", script)
    return try JSONDecoder().decode(String.self, from: Data(answer.utf8))
  }
}
