// SPDX-License-Identifier: MIT

import GTK

/// How much of the dock shows while it comes and goes: 160 ms, fast first.
///
/// There is none before the window's first frame, while the window is being resized, and where the
/// desktop asks for reduced motion.
@MainActor
final class DockMotion {
  static let duration = 0.16

  private let host: LayoutBox
  private(set) var height: CGFloat = 0
  private var target: CGFloat = 0
  private var windowSize = CGSize.zero
  private var run = 0

  init(host: LayoutBox) { self.host = host }

  /// How long a change that begins now takes, in seconds.
  var currentDuration: Double { canMove ? Self.duration : 0 }

  /// The height to show for a dock of a height in a window of a size.
  func height(for wanted: CGFloat, in size: CGSize) -> CGFloat {
    let isResizing = size != windowSize
    windowSize = size
    guard wanted != target || isResizing else { return height }
    target = wanted
    if isResizing || !canMove {
      run += 1
      height = wanted
    } else {
      start(from: height)
    }
    return height
  }

  private var canMove: Bool { host.isMapped && windowSize != .zero && DesktopSettings.allowsMotion }

  private func start(from first: CGFloat) {
    run += 1
    let (mine, last) = (run, target)
    var began: Double?
    host.onFrame { [weak self] time in
      guard let self, mine == run else { return false }
      let start = began ?? time
      began = start
      let progress = min(1, (time - start) / Self.duration)
      height = (first + (last - first) * Self.easeOut(progress)).rounded()
      host.queueAllocate()
      return progress < 1
    }
  }

  private static func easeOut(_ progress: Double) -> Double {
    let rest = 1 - progress
    return 1 - rest * rest * rest
  }
}
