// SPDX-License-Identifier: MIT

import Dispatch
import Glibc

/// Tells when names in a folder come, go or change, or a file in it was written.
///
/// It is the kernel's inotify. Changes on the far side of a network file system, and those to the
/// targets of links, are not told.
@MainActor
package final class FolderWatch {
  private let source: any DispatchSourceRead
  private let action: @MainActor () -> Void
  private var isPending = false

  /// Starts to watch; nil where the system has no more watches to give.
  ///
  /// - Parameter action: called on the main queue, once for what happened within a tenth of a second.
  package init?(folder: String, action: @escaping @MainActor () -> Void) {
    let queue = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
    guard queue >= 0 else { return nil }
    let names = IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO
    let files = IN_CLOSE_WRITE | IN_ATTRIB | IN_DELETE_SELF | IN_MOVE_SELF
    guard inotify_add_watch(queue, folder, UInt32(names | files)) >= 0 else {
      close(queue)
      return nil
    }
    self.action = action
    source = DispatchSource.makeReadSource(fileDescriptor: queue, queue: .main)
    source.setCancelHandler { close(queue) }
    source.setEventHandler { [weak self] in
      Self.drain(queue)
      MainActor.assumeIsolated { self?.collect() }
    }
    source.resume()
  }

  isolated deinit { source.cancel() }

  /// What exactly happened doesn't matter: the folder is compared as a whole.
  private nonisolated static func drain(_ queue: Int32) {
    var events = [UInt8](repeating: 0, count: 16_384)
    while read(queue, &events, events.count) > 0 {}
  }

  private func collect() {
    guard !isPending else { return }
    isPending = true
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { [weak self] in
      MainActor.assumeIsolated {
        self?.isPending = false
        self?.action()
      }
    }
  }
}
