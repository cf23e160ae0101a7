// SPDX-License-Identifier: MIT

/// Where items, groups and assistant items tell the presenters of bars that something has changed.
///
/// It doesn't say what: whoever observes reads its bar again. Observers put that off to the next
/// turn of the main loop, so that a burst of changes is one update.
@MainActor
enum BarChanges {
  private struct Observer {
    weak var owner: AnyObject?
    let handler: @MainActor () -> Void
  }

  private static var observers: [Observer] = []
  private static var readers = 0

  /// Whether bars are being read, so that changes aren't reported.
  static var isReading: Bool { readers > 0 }

  /// Calls the handler at each change for as long as the owner lives.
  ///
  /// The handler must not hold the owner strongly. Several handlers of one owner are all called.
  static func observe(_ owner: AnyObject, _ handler: @escaping @MainActor () -> Void) {
    observers.removeAll { $0.owner == nil }
    observers.append(Observer(owner: owner, handler: handler))
  }

  /// Calls all handlers at once, none while bars are being read.
  static func note() {
    guard !isReading else { return }
    observers.removeAll { $0.owner == nil }
    // A handler may add observers or end the life of others while the loop runs.
    for observer in observers where observer.owner != nil {
      observer.handler()
    }
  }

  /// Runs the body without reporting changes that are made in it.
  ///
  /// Getters of apps build fresh objects or set up old ones while they are read; reporting that
  /// would make the reader read again, for ever. Objects are also made within it, since no bar
  /// shows them yet.
  static func reading<Result>(_ body: () throws -> Result) rethrows -> Result {
    readers += 1
    defer { readers -= 1 }
    return try body()
  }
}
