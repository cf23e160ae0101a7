// SPDX-License-Identifier: MIT

import Foundation
import GLib
import SystemKeyboard
import XCTest

/// Runs the loop until something holds; false if it doesn't within ten seconds.
@MainActor
private func loop(until holds: () throws -> Bool) rethrows -> Bool {
  let end = MainLoop.now + 10
  while MainLoop.now < end {
    if try holds() { return true }
    MainLoop.iterate()
  }
  return false
}

/// What another program gets for a call of the keyboard's object on the bus.
@MainActor
private func call(_ method: String, _ arguments: String...) throws -> String {
  let process = Process()
  process.executableURL = URL(filePath: "/usr/bin/env")
  process.arguments =
    ["dbus-send", "--session", "--print-reply=literal", "--dest=sm.puri.OSK0", "/sm/puri/OSK0"]
    + [method] + arguments
  let output = Pipe()
  process.standardOutput = output
  try process.run()
  XCTAssertTrue(loop { !process.isRunning })
  return String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
}

final class DesktopLinkTests: XCTestCase {
  override func setUpWithError() throws {
    guard ProcessInfo.processInfo.environment["DBUS_SESSION_BUS_ADDRESS"] != nil else {
      throw XCTSkip("There is no session bus: Scripts/headless.sh gives one.")
    }
  }

  func testShellsShowAndHideTheKeyboard() throws {
    try MainActor.assumeIsolated {
      var requests: [VisibilityRequest] = []
      var complaints: [String] = []
      let link = DesktopLink(
        isShown: false, onRequest: { requests.append($0) }, onPreferences: { _ in },
        complain: { complaints.append($0) })
      link.start()
      let get = "org.freedesktop.DBus.Properties.Get"
      let visible = ["string:sm.puri.OSK0", "string:Visible"]
      XCTAssertTrue(
        try loop { try call(get, visible[0], visible[1]).contains("boolean false") })
      _ = try call("sm.puri.OSK0.SetVisible", "boolean:true")
      _ = try call("sm.puri.OSK0.SetVisible", "boolean:false")
      XCTAssertEqual(requests, [.show, .hide])
      link.isShown = true
      XCTAssertTrue(try call(get, visible[0], visible[1]).contains("boolean true"))
      XCTAssertEqual(complaints, [])
    }
  }
}
