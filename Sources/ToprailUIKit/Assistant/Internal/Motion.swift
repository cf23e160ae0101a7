// SPDX-License-Identifier: MIT

import GTK

/// A movement of 160 ms, fast first. Starting another one ends it.
@MainActor
final class Motion {
  /// In seconds.
  static let duration = 0.16

  private let widget: Widget
  private var run = 0

  /// - Parameter widget: its frames are the movement's.
  init(on widget: Widget) { self.widget = widget }

  /// Nothing moves before the first frame, nor where the desktop asks for reduced motion.
  var isPossible: Bool { widget.isMapped && DesktopSettings.allowsMotion }

  /// Calls back before each frame with how much of the way is done, the last time with 1.
  func start(_ step: @escaping (_ progress: Double) -> Void) {
    run += 1
    let mine = run
    var began: Double?
    widget.onFrame { [weak self] time in
      guard let self, mine == run else { return false }
      let start = began ?? time
      began = start
      let way = min(1, (time - start) / Self.duration)
      step(Self.easeOut(way))
      return way < 1
    }
  }

  func stop() { run += 1 }

  private static func easeOut(_ way: Double) -> Double {
    let rest = 1 - way
    return 1 - rest * rest * rest
  }
}
