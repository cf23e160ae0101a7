// SPDX-License-Identifier: MIT

import CGtk
import GLib
import UIKit
import XCTest

@testable import ToprailUIKit

/// A real window on the screen, with a root view to put things into.
@MainActor
final class Stage {
  /// How long anything may take before a test gives up.
  static let deadline: TimeInterval = 10

  let window: UIWindow
  let controller: UIViewController
  var view: UIView { controller.view }

  init(
    width: CGFloat = 800, height: CGFloat = 600, controller: UIViewController = UIViewController()
  ) {
    self.controller = controller
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: height))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    settle()
  }

  /// Runs the body with a window that is closed afterwards; skips the test without a display.
  nonisolated static func run(
    width: CGFloat = 800, height: CGFloat = 600, _ body: @MainActor (Stage) throws -> Void
  ) throws {
    try onDisplay {
      let stage = Stage(width: width, height: height)
      defer { stage.close() }
      try body(stage)
    }
  }

  /// Runs the body on the main actor; skips the test where there is no display.
  nonisolated static func onDisplay(_ body: @MainActor () throws -> Void) throws {
    try MainActor.assumeIsolated {
      try XCTSkipUnless(ApplicationLoop.start(), "needs a display")
      DesktopMotion.isOn = false
      // Whether there is a lexicon on this machine mustn't matter.
      Toprail.suggestionProvider = nil
      defer { Toprail.suggestionProvider = nil }
      try body()
    }
  }

  /// Puts a view into the root view.
  @discardableResult
  func add<View: UIView>(_ view: View, y: CGFloat = 0, height: CGFloat = 60) -> View {
    view.frame = CGRect(x: 0, y: y, width: 300, height: height)
    self.view.addSubview(view)
    return view
  }

  func close() {
    window.isHidden = true
    drain()
  }

  /// Lets the loop run until two frames were drawn and nothing more is waiting.
  func settle() {
    guard !window.isHidden else { return drain() }
    let frames = FrameCount(window.native.raw)
    pump("two frames") { frames.count >= 2 }
    drain()
  }
}

/// Lets the main loop run until a condition holds; fails at the deadline.
@MainActor
func pump(
  _ what: String, file: StaticString = #filePath, line: UInt = #line, until holds: () -> Bool
) {
  let end = Date(timeIntervalSinceNow: Stage.deadline)
  while !holds() {
    // A loop that blocks for good would never look at the clock.
    let tick = Tick()
    MainLoop.after(0.02) { tick.isDue = true }
    while !tick.isDue && !holds() { MainLoop.iterate(mayBlock: true) }
    guard Date() < end else {
      XCTFail("still waiting for \(what)", file: file, line: line)
      return
    }
  }
}

extension Stage {
  func pump(
    _ what: String, file: StaticString = #filePath, line: UInt = #line, until holds: () -> Bool
  ) {
    ToprailUIKitTests.pump(what, file: file, line: line, until: holds)
  }

  /// Lets everything run that is due now.
  func drain() { drainMainLoop() }
}

/// Lets everything run that is due now.
@MainActor
func drainMainLoop() {
  let end = Date(timeIntervalSinceNow: 1)
  while MainLoop.iterate() && Date() < end {}
}

/// Whether the desktop asks for movement.
@MainActor
enum DesktopMotion {
  static var isOn: Bool {
    get { settings.map { toprail_get_bool($0, name) != 0 } ?? false }
    set {
      if let settings { toprail_set_bool(settings, name, newValue ? 1 : 0) }
    }
  }

  private static var settings: UnsafeMutableRawPointer? {
    gtk_settings_get_default().map { UnsafeMutableRawPointer($0) }
  }
  private static let name = "gtk-enable-animations"
}

@MainActor
private final class Tick {
  var isDue = false
}

/// Counts the frames that a window draws.
@MainActor
private final class FrameCount {
  private let widget: UnsafeMutablePointer<GtkWidget>
  private let id: guint
  private let box: Box
  var count: Int { box.count }

  private final class Box {
    var count = 0
  }

  init(_ raw: UnsafeMutableRawPointer) {
    widget = raw.assumingMemoryBound(to: GtkWidget.self)
    let box = Box()
    self.box = box
    id = gtk_widget_add_tick_callback(
      widget,
      { _, _, data in
        data.map { Unmanaged<Box>.fromOpaque($0).takeUnretainedValue().count += 1 }
        return 1
      }, Unmanaged.passUnretained(box).toOpaque(), nil)
  }

  isolated deinit {
    gtk_widget_remove_tick_callback(widget, id)
  }
}
