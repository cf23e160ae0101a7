// SPDX-License-Identifier: MIT

/// The observers that were added with a selector, each behind a block of Foundation's.
///
/// Any thread may add and remove; a `deinit` does.
enum SelectorObservers {
  private struct Entry {
    // Found by its identity as well: in its `deinit` a weak reference is nil already.
    let id: ObjectIdentifier
    weak var observer: AnyObject?
    weak var center: NotificationCenter?
    let token: any NSObjectProtocol

    init(observer: AnyObject, center: NotificationCenter, token: any NSObjectProtocol) {
      id = ObjectIdentifier(observer)
      self.observer = observer
      self.center = center
      self.token = token
    }
  }

  private static let lock = NSLock()
  nonisolated(unsafe) private static var entries: [Entry] = []

  static func add(
    _ observer: AnyObject, selector: Selector, name: Notification.Name?, object: Any?,
    to center: NotificationCenter
  ) {
    let call = Call(observer: observer, selector: selector)
    let token = center.addObserver(forName: name, object: object, queue: nil) { notification in
      call.deliver(notification)
    }
    let entry = Entry(observer: observer, center: center, token: token)
    drop { $0.observer == nil }
    lock.withLock { entries.append(entry) }
  }

  static func remove(_ observer: AnyObject, from center: NotificationCenter) {
    let id = ObjectIdentifier(observer)
    drop { $0.id == id && $0.center === center }
  }

  private static func drop(where isGone: (Entry) -> Bool) {
    let gone = lock.withLock {
      let gone = entries.filter(isGone)
      entries.removeAll(where: isGone)
      return gone
    }
    for entry in gone { entry.center?.removeObserver(entry.token as Any) }
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
