// SPDX-License-Identifier: MIT

import CGLib
import Glibc

extension MainLoop {
  /// Runs a body whenever a descriptor has something to read, was closed at its other end or has failed.
  ///
  /// The descriptor stays the caller's; it is closed after the source was cancelled.
  package static func onReadable(
    _ descriptor: Int32, _ body: @escaping VoidHandler
  ) -> EventSource {
    let events = GIOCondition(G_IO_IN.rawValue | G_IO_HUP.rawValue | G_IO_ERR.rawValue)
    return EventSource { _ in
      guard let source = g_unix_fd_source_new(descriptor, events) else { return 0 }
      defer { g_source_unref(source) }
      toprail_set_descriptor_callback(
        source,
        { _, _, data in
          MainActor.assumeIsolated { Box<VoidHandler>.handler(data)?() }
          return 1
        }, Object.retained(body), Object.release)
      // GLib keeps a source that can't run within itself out of the loop while it runs, which costs it
      // four system calls each time.
      g_source_set_can_recurse(source, 1)
      return g_source_attach(source, nil)
    }
  }

  /// Runs a body once after so many seconds, unless the source is cancelled or let go before.
  package static func timer(_ seconds: Double, _ body: @escaping VoidHandler) -> EventSource {
    // Never early: who looks at a clock in the body finds the time over.
    let milliseconds = guint(max(0, min(seconds, 86_400)) * 1000 + 1)
    return EventSource { source in
      let once: VoidHandler = { [weak source] in
        source?.hasEnded()
        body()
      }
      return g_timeout_add_full(
        G_PRIORITY_DEFAULT, milliseconds,
        { data in
          MainActor.assumeIsolated { Box<VoidHandler>.handler(data)?() }
          return 0
        }, Object.retained(once), Object.release)
    }
  }

  /// Blocks signals and runs a body with the number of each that arrives, in the order of arrival.
  ///
  /// Any signal will do, real-time ones too. To be called before the first thread is started, which else
  /// could take the signal and end the program.
  ///
  /// - Returns: nil where the system has no descriptor to give, and then the signals do what they else do.
  package static func onSignals(
    _ numbers: [Int32], _ body: @escaping @MainActor (Int32) -> Void
  ) -> EventSource? {
    var set = sigset_t()
    sigemptyset(&set)
    for number in numbers { sigaddset(&set, number) }
    // Made before they are blocked: without it they still end the program.
    let descriptor = signalfd(-1, &set, Int32(SFD_NONBLOCK | SFD_CLOEXEC))
    guard descriptor >= 0, pthread_sigmask(SIG_BLOCK, &set, nil) == 0 else { return nil }
    return onReadable(descriptor) {
      var arrived = signalfd_siginfo()
      let size = MemoryLayout<signalfd_siginfo>.size
      while read(descriptor, &arrived, size) == size { body(Int32(bitPattern: arrived.ssi_signo)) }
    }
  }

  /// `SIGRTMIN`: the first real-time signal that the C library leaves to programs.
  package static var firstRealTimeSignal: Int32 { __libc_current_sigrtmin() }
}
