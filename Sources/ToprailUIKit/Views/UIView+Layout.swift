// SPDX-License-Identifier: MIT

import GTK

extension UIView {
  /// Lays the view and all in it out: by constraints first, then each view its subviews.
  func layOutIfNeeded() {
    guard !LayoutEngine.isLayingOut else { return layOutTree() }
    LayoutEngine.following {
      // Views change constraints as they place their subviews, and may make the first ones.
      for _ in 0..<8 {
        LayoutEngine.update(treeOf: self)
        layOutTree()
        guard LayoutEngine.isStale else { return }
      }
    }
  }

  private func layOutTree() {
    if needsLayout {
      needsLayout = false
      viewController?.viewWillLayoutSubviews()
      layoutSubviews()
      viewController?.viewDidLayoutSubviews()
    }
    for subview in subviews { subview.layoutIfNeeded() }
  }

  func sizeDidChange(from old: CGSize) {
    needsLayout = true
    guard autoresizesSubviews else { return }
    for subview in subviews { subview.autoresize(from: old, to: frame.size) }
  }

  /// Places the view's widget and all in it by the frames; within GTK's allocation only.
  func allocateTree(width: Int, height: Int) {
    allocateContent(width: width, height: height)
    // Another box places what is in it when it is placed itself.
    if contentBox === host { allocateSubviews(movedBy: .zero) }
  }

  func allocateSubviews(movedBy offset: CGPoint) {
    for subview in subviews where !subview.isHidden {
      subview.host.allocateAnew(Allocation(subview.frame.offsetBy(dx: offset.x, dy: offset.y)))
    }
  }
}

extension Allocation {
  /// The whole points nearest to a frame, so that frames that touch go on touching.
  init(_ frame: CGRect) {
    let (left, top) = (Int(clamping: frame.minX.rounded()), Int(clamping: frame.minY.rounded()))
    self.init(
      x: left, y: top, width: max(0, Int(clamping: frame.maxX.rounded()) - left),
      height: max(0, Int(clamping: frame.maxY.rounded()) - top))
  }
}

extension Int {
  /// Whole points that GTK can calculate with; 0 for what isn't a number.
  init(clamping value: CGFloat) {
    self = value.isNaN ? 0 : Int(Swift.min(Swift.max(value, -1e6), 1e6))
  }
}

extension CGFloat {
  /// The length itself, or the nearest one that can be laid out; 0 for what is no number.
  var usable: CGFloat { isNaN ? 0 : Swift.min(Swift.max(self, -1e9), 1e9) }
}
