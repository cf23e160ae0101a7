// SPDX-License-Identifier: MIT

public import Foundation

/// What menus are made of: an action, a command or a menu.
///
/// Apple's page: https://developer.apple.com/documentation/uikit/uimenuelement
@MainActor
public class UIMenuElement: NSObject {
  /// The text of the row; may be empty.
  public internal(set) var title: String
  /// The image of the row.
  public internal(set) var image: UIImage?

  init(title: String, image: UIImage?) {
    self.title = title
    self.image = image
    super.init()
  }
}
