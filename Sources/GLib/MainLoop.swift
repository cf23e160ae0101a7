// SPDX-License-Identifier: MIT

import CGLib
// For its library alone: the two functions are not in its headers.
import Dispatch

/// GLib's main loop, on the main thread, which also serves Dispatch's main queue and the main actor.
@MainActor
package enum MainLoop {
  private static var loops: [OpaquePointer] = []
  private static var servesDispatch = false

  /// Runs until `quit()`. Nested calls end from the inside out.
  package static func run() {
    serveDispatch()
    guard let loop = g_main_loop_new(nil, 0) else { return }
    loops.append(loop)
    g_main_loop_run(loop)
    loops.removeLast()
    g_main_loop_unref(loop)
  }

  /// Ends the innermost `run()`.
  package static func quit() {
    if let loop = loops.last { g_main_loop_quit(loop) }
  }

  /// Runs what is due, once; waits for something to be due if `mayBlock`. True if anything ran.
  @discardableResult
  package static func iterate(mayBlock: Bool = false) -> Bool {
    serveDispatch()
    return g_main_context_iteration(nil, mayBlock ? 1 : 0) != 0
  }

  /// Seconds since some moment in the past, on a clock that is never set.
  package static var now: Double { Double(g_get_monotonic_time()) / 1e6 }

  /// Runs a body once, before the loop next draws (GTK's layout runs at a lower priority).
  package static func soon(_ body: @escaping VoidHandler) {
    add(body) { g_idle_add_full(G_PRIORITY_HIGH_IDLE, $0, $1, $2) }
  }

  /// Runs a body once when there is nothing else to do, drawing included.
  package static func whenIdle(_ body: @escaping VoidHandler) {
    add(body) { g_idle_add_full(G_PRIORITY_DEFAULT_IDLE, $0, $1, $2) }
  }

  /// Runs a body once after so many seconds.
  package static func after(_ seconds: Double, _ body: @escaping VoidHandler) {
    let milliseconds = guint(max(0, min(seconds, 86_400)) * 1000)
    add(body) { g_timeout_add_full(G_PRIORITY_DEFAULT, milliseconds, $0, $1, $2) }
  }

  /// Runs a body when a Unix signal arrives (SIGTERM, SIGINT, SIGHUP).
  package static func onSignal(_ number: Int32, _ body: @escaping VoidHandler) {
    add(body) { g_unix_signal_add_full(G_PRIORITY_DEFAULT, number, $0, $1, $2) }
  }

  /// Asks before every sleep how many milliseconds the loop may sleep; below 0 means for ever.
  ///
  /// The question is the place to run another run loop's due work.
  package static func beforeSleeping(_ milliseconds: @escaping @MainActor () -> Int) {
    let box = Unmanaged.passRetained(Box(milliseconds)).toOpaque()
    toprail_add_poll_source(
      { data in
        let answer = MainActor.assumeIsolated { Box<@MainActor () -> Int>.handler(data)?() ?? -1 }
        return Int32(clamping: answer)
      }, box)
  }

  private static func add(
    _ body: @escaping VoidHandler,
    _ register: (GSourceFunc, gpointer, GDestroyNotify) -> guint
  ) {
    let box = Unmanaged.passRetained(Box(body)).toOpaque()
    _ = register(
      { data in
        MainActor.assumeIsolated { Box<VoidHandler>.handler(data)?() }
        return 0
      }, box, { data in data.map { Unmanaged<AnyObject>.fromOpaque($0).release() } })
  }

  private static func serveDispatch() {
    guard !servesDispatch else { return }
    servesDispatch = true
    g_unix_fd_add_full(
      G_PRIORITY_DEFAULT, _dispatch_get_main_queue_handle_4CF(), G_IO_IN,
      { _, _, _ in
        _dispatch_main_queue_callback_4CF(nil)
        return 1
      }, nil, nil)
  }
}
