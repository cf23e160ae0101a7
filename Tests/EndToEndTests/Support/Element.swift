// SPDX-License-Identifier: MIT

import Foundation

/// Something that assistive software finds in a window.
struct Element: Decodable {
  let path: String
  /// The place of the one around it in the list of all; nil for the application.
  let parent: Int?
  let name: String
  let description: String
  let role: String
  let states: Set<String>
  /// In points from the window's top left corner, without the widget's padding.
  let frame: Frame

  /// Whether it is a button or a row of a list.
  var isButton: Bool { role == "push button" || role == "menu item" }
}

/// A rectangle on the screen, in whole points.
struct Frame: Decodable, Equatable {
  var x: Int
  var y: Int
  var width: Int
  var height: Int

  init(x: Int, y: Int, width: Int, height: Int) {
    (self.x, self.y, self.width, self.height) = (x, y, width, height)
  }

  init(from decoder: any Decoder) throws {
    var numbers = try decoder.unkeyedContainer()
    x = try numbers.decode(Int.self)
    y = try numbers.decode(Int.self)
    width = try numbers.decode(Int.self)
    height = try numbers.decode(Int.self)
  }

  var maxX: Int { x + width }
  var maxY: Int { y + height }
}
