// SPDX-License-Identifier: MIT

import Foundation
import TestSupport

/// Chromium without a screen, showing one page of this machine.
final class Browser {
  private let folder: PrivateFolder
  private let server: Server
  private let hands: Helper

  init(_ address: String) throws {
    folder = try PrivateFolder()
    let profile = folder.path(of: "profile")
    server = try Server(
      [
        "chromium", "--headless", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage",
        "--no-first-run", "--no-proxy-server", "--disable-background-networking",
        "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1", "--remote-debugging-port=0",
        "--user-data-dir=\(profile)", "--window-size=1000,800", address,
      ], in: folder, environment: ["DISPLAY": nil, "WAYLAND_DISPLAY": nil, "HOME": folder.path])
    let port = try server.wait("DevTools port") {
      let file = try? String(contentsOfFile: "\(profile)/DevToolsActivePort", encoding: .utf8)
      let lines = file?.split(separator: "\n") ?? []
      return lines.count == 2 ? String(lines[0]) : nil
    }
    hands = try Helper.browser(port: port)
  }

  /// Waits for the window on the page and returns where it lies.
  ///
  /// Broadway draws the shadow round a window as one element of the window's size.
  func window() throws -> Frame {
    let script = """
      [...document.querySelectorAll("div")].filter(div => div.style.boxShadow)
        .map(div => div.getBoundingClientRect()).map(box => [box.x, box.y, box.width, box.height])
      """
    return try server.wait("window on its page") {
      let boxes = try hands.ask("evaluate", script)
      return try JSONDecoder().decode([Frame].self, from: Data(boxes.utf8)).first
    }
  }

  /// Waits for a picture of the page that is as it should be.
  func picture(_ what: String, isRight: (Picture) -> Bool) throws -> Picture {
    let path = folder.path(of: "page.png")
    return try server.wait(what) {
      try hands.ask("screenshot", path)
      let picture = try Picture(path)
      return isRight(picture) ? picture : nil
    }
  }

  func click(x: Int, y: Int) throws { try hands.ask("click", x, y) }

  /// Types lower-case letters, digits and spaces.
  func type(_ text: String) throws { try hands.ask("type", text) }

  /// Ends the browser; returns whether that took no force.
  func stop() -> Bool { server.stop() }
}
