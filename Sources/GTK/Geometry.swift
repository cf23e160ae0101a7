// SPDX-License-Identifier: MIT

/// A widget's place in its parent, in whole points, as GTK allocates it.
package struct Allocation: Equatable {
  package var x, y, width, height: Int

  package init(x: Int, y: Int, width: Int, height: Int) {
    (self.x, self.y, self.width, self.height) = (x, y, width, height)
  }
}

/// A place of text in a widget, in points.
package struct TextBox: Equatable {
  package var x, y, width, height: Double
  package var isRightToLeft = false
}

package enum Orientation {
  case horizontal, vertical
}
