// SPDX-License-Identifier: MIT

import GTK

/// How much of the dock shows while it comes and goes. A window that is being resized moves enough.
@MainActor
final class DockMotion {
  private let host: LayoutBox
  private let motion: Motion
  private var height: CGFloat = 0
  private var target: CGFloat = 0
  private var windowSize = CGSize.zero

  init(host: LayoutBox) {
    self.host = host
    motion = Motion(on: host)
  }

  /// How long a change that begins now takes, in seconds.
  var duration: Double { canMove ? Motion.duration : 0 }

  /// The height to show for a dock of a height in a window of a size.
  func height(for wanted: CGFloat, in size: CGSize) -> CGFloat {
    let isResizing = size != windowSize
    windowSize = size
    guard wanted != target || isResizing else { return height }
    target = wanted
    if isResizing || !canMove {
      motion.stop()
      height = wanted
    } else {
      start(from: height, to: wanted)
    }
    return height
  }

  private var canMove: Bool { motion.isPossible && windowSize != .zero }

  private func start(from first: CGFloat, to last: CGFloat) {
    motion.start { [weak self] progress in
      guard let self else { return }
      height = (first + (last - first) * progress).rounded()
      host.queueAllocate()
    }
  }
}
