// SPDX-License-Identifier: MIT

public import Foundation

/// What all items of bars have in common: a title, an image, whether they can be tapped.
///
/// You use its subclass ``UIBarButtonItem``. Every change shows in the bars that display the item
/// without further calls, at the next turn of the main loop at the earliest.
///
/// Apple's page: https://developer.apple.com/documentation/uikit/uibaritem
@preconcurrency @MainActor
open class UIBarItem: NSObject {
  /// Makes an item without title and image.
  public override init() {
    super.init()
  }

  /// Makes nothing and says so on standard error: there are no nib files or storyboards on Linux.
  ///
  /// It is `required`, as in UIKit: a subclass with a designated initialiser of its own has to write
  /// it too, and one without inherits all.
  ///
  /// Source: <https://developer.apple.com/documentation/uikit/uibaritem>
  public required init?(coder: NSCoder) {
    NibFiles.refuse(Self.self, use: "init()")
    return nil
  }

  /// Whether a tap does something, true at first.
  ///
  /// A disabled item is drawn dimmed and keeps its place.
  open var isEnabled = true {
    didSet { note(isEnabled != oldValue) }
  }

  /// The text of the item, nil at first.
  ///
  /// With an image the bar shows the image; the title is then what a menu and a screen reader say.
  open var title: String? {
    didSet { note(title != oldValue) }
  }

  /// The image of the item, nil at first.
  ///
  /// A symbol is drawn as a template in the item's tint, 20 points high.
  open var image: UIImage? {
    didSet { note(image != oldValue) }
  }

  /// The image instead of ``image`` where the window is lower than 480 points, nil at first.
  ///
  /// Apple's page: https://developer.apple.com/documentation/uikit/uibaritem/landscapeimagephone
  open var landscapeImagePhone: UIImage? {
    didSet { note(landscapeImagePhone != oldValue) }
  }

  /// A number of your own to tell items apart by, 0 at first; nothing else reads it.
  open var tag = 0

  /// What a screen reader says, nil at first.
  ///
  /// Nil stands for the title, else the name of the system item, else the name of the symbol.
  open var accessibilityLabel: String? {
    didSet { note(accessibilityLabel != oldValue) }
  }

  /// What a screen reader adds about the result of a tap, nil at first.
  open var accessibilityHint: String? {
    didSet { note(accessibilityHint != oldValue) }
  }

  /// A name by which tests find the item's button, nil at first; it is never spoken.
  open var accessibilityIdentifier: String? {
    didSet { note(accessibilityIdentifier != oldValue) }
  }

  /// Tells the presenters of bars about a change, if there was one.
  func note(_ changed: Bool) {
    if changed { BarChanges.note() }
  }
}
