// SPDX-License-Identifier: MIT

import Foundation
import GTK

/// A box of selected text of a text field or text view.
final class TextSelectionBox: UITextSelectionRect {
  private let box: TextBox
  private let isFirst: Bool
  private let isLast: Bool

  init(_ box: TextBox, isFirst: Bool, isLast: Bool) {
    (self.box, self.isFirst, self.isLast) = (box, isFirst, isLast)
    super.init()
  }

  override var rect: CGRect { CGRect(box) }
  override var writingDirection: NSWritingDirection {
    box.isRightToLeft ? .rightToLeft : .leftToRight
  }
  override var containsStart: Bool { isFirst }
  override var containsEnd: Bool { isLast }
}

extension CGRect {
  init(_ box: TextBox) { self.init(x: box.x, y: box.y, width: box.width, height: box.height) }
}
