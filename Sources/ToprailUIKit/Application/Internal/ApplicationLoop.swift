// SPDX-License-Identifier: MIT

import GLib
import GTK

/// Starts and ends the process's main loop around the application object.
@MainActor
enum ApplicationLoop {
  /// `EX_UNAVAILABLE` of sysexits.h.
  static let noDisplayExitCode: Int32 = 69

  private static var isRunning = false
  /// Whether the app's last window was closed since the launch.
  private static var hasClosed = false

  static func run(_ application: UIApplication) -> Int32 {
    guard start() else {
      let message = """
        \(programName): no display: set WAYLAND_DISPLAY or DISPLAY, or run it in a browser with \
        gtk4-broadwayd :5 and GDK_BACKEND=broadway BROADWAY_DISPLAY=:5

        """
      FileHandle.standardError.write(Data(message.utf8))
      return noDisplayExitCode
    }
    hasClosed = false
    // The answer is about URLs that an app was opened with, on Apple's systems; none come here.
    _ = application.delegate?.application(application, didFinishLaunchingWithOptions: nil)
    application.sceneHost.connect(application)
    // An app may show its first window later, but one that closed its last has nothing to wait for.
    guard !hasClosed || !application.windows.isEmpty else { return 0 }
    for signal in [SIGTERM, SIGINT, SIGHUP] { MainLoop.onSignal(signal) { MainLoop.quit() } }
    isRunning = true
    MainLoop.run()
    isRunning = false
    application.sceneHost.disconnect()
    application.delegate?.applicationWillTerminate(application)
    return 0
  }

  /// Opens the display and joins Foundation's run loop to GLib's. False without a display.
  static func start() -> Bool {
    guard !Toolkit.isStarted else { return true }
    Program.setName(programName)
    guard Toolkit.start() else { return false }
    ThemeQuestions.install()
    joinRunLoops()
    Display.onClipboardChange {
      for window in UIApplication.shared.windows { window.inputHost.updateSystemItems() }
    }
    return true
  }

  /// Stops with the remedy where views are made without a display, which GTK answers with a crash.
  static func requireDisplay() {
    precondition(
      start(), "views need a display: set WAYLAND_DISPLAY or DISPLAY, or use GTK's Broadway server")
  }

  static func lastWindowDidClose() {
    hasClosed = true
    if isRunning { MainLoop.quit() }
  }

  private static var programName: String {
    URL(fileURLWithPath: CommandLine.arguments.first ?? "app").lastPathComponent
  }

  /// Fires Foundation's due timers and performers each time before GLib's loop sleeps, and lets it
  /// sleep no longer than until the next one.
  private static func joinRunLoops() {
    MainLoop.beforeSleeping {
      guard let next = RunLoop.main.limitDate(forMode: .default) else { return -1 }
      guard next != .distantFuture else { return -1 }
      let seconds = min(max(0, next.timeIntervalSinceNow), 86_400)
      return Int((seconds * 1000).rounded(.up))
    }
  }
}
