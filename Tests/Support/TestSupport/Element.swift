// SPDX-License-Identifier: MIT

import Foundation

/// Something that assistive software finds in a window.
package struct Element: Decodable {
  package let path: String
  /// The place of the one around it in the list of all; nil for the application.
  package let parent: Int?
  package let name: String
  package let description: String
  package let role: String
  package let states: Set<String>
  /// In points from the window's top left corner, without the widget's padding.
  package let frame: Frame

  /// Whether it is a button or a row of a list.
  package var isButton: Bool { role == "push button" || role == "menu item" }
}

/// A rectangle on the screen, in whole points.
package struct Frame: Decodable, Equatable {
  package var x: Int
  package var y: Int
  package var width: Int
  package var height: Int

  package init(x: Int, y: Int, width: Int, height: Int) {
    (self.x, self.y, self.width, self.height) = (x, y, width, height)
  }

  package init(from decoder: any Decoder) throws {
    var numbers = try decoder.unkeyedContainer()
    x = try numbers.decode(Int.self)
    y = try numbers.decode(Int.self)
    width = try numbers.decode(Int.self)
    height = try numbers.decode(Int.self)
  }

  package var maxX: Int { x + width }
  package var maxY: Int { y + height }
}
