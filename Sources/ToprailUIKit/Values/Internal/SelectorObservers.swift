// SPDX-License-Identifier: MIT

/// The observers that were added with a selector, each behind a block of Foundation's.
@MainActor
enum SelectorObservers {
  private struct Entry {
    weak var observer: AnyObject?
    weak var center: NotificationCenter?
    let token: any NSObjectProtocol
  }

  private static var entries: [Entry] = []

  static func add(
    _ observer: AnyObject, selector: Selector, name: Notification.Name?, object: Any?,
    to center: NotificationCenter
  ) {
    let call = Call(observer: observer, selector: selector)
    let token = center.addObserver(forName: name, object: object, queue: nil) { notification in
      call.deliver(notification)
    }
    drop { $0.observer == nil }
    entries.append(Entry(observer: observer, center: center, token: token))
  }

  static func remove(_ observer: AnyObject, from center: NotificationCenter) {
    drop { $0.observer === observer && $0.center === center }
  }

  private static func drop(where isGone: (Entry) -> Bool) {
    for entry in entries where isGone(entry) { entry.center?.removeObserver(entry.token as Any) }
    entries.removeAll(where: isGone)
  }

  /// Only the main thread looks into it; blocks of Foundation's run on whatever thread posts.
  private final class Call: @unchecked Sendable {
    private weak var observer: AnyObject?
    private let selector: Selector

    init(observer: AnyObject, selector: Selector) {
      self.observer = observer
      self.selector = selector
    }

    func deliver(_ notification: Notification) {
      nonisolated(unsafe) let notification = notification
      if Thread.isMainThread {
        MainActor.assumeIsolated { run(notification) }
      } else {
        DispatchQueue.main.async { self.run(notification) }
      }
    }

    @MainActor
    private func run(_ notification: Notification) {
      guard let observer else { return }
      _ = selector.perform(on: observer, sender: notification, event: nil)
    }
  }
}
