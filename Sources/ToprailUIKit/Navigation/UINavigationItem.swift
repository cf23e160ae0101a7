// SPDX-License-Identifier: MIT

/// What a navigation bar shows while a view controller is on top.
///
/// Source: <https://developer.apple.com/documentation/uikit/uinavigationitem>
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
  /// An item with a title.
  public init(title: String) {
    self.title = title
    super.init()
  }

  /// The text in the middle of the bar. Setting a controller's `title` sets it too.
  open var title: String? { didSet { changed() } }

  /// A view in the middle of the bar in place of the title, as large as its frame.
  open var titleView: UIView? { didSet { changed() } }

  /// The items before the title, in reading order. They take the back button's place.
  open var leftBarButtonItems: [UIBarButtonItem]? { didSet { changed() } }

  /// The items after the title; the first one is at the bar's end.
  open var rightBarButtonItems: [UIBarButtonItem]? { didSet { changed() } }

  /// The first of the items before the title; setting it replaces them all.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  /// The first of the items after the title; setting it replaces them all.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  /// Whether the back button shows beside items before the title.
  open var leftItemsSupplementBackButton = false { didSet { changed() } }

  /// Whether there is no way back from this controller.
  open var hidesBackButton = false { didSet { changed() } }

  /// What the back button's tooltip and assistive software call this controller, "Back to" which it
  /// leads; its title unless set. The button itself is an arrow.
  open var backButtonTitle: String? { didSet { changed() } }

  /// Sets the item before the title. Nothing is animated.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
  /// Sets the item after the title. Nothing is animated.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    rightBarButtonItem = item
  }
  /// Sets the items before the title. Nothing is animated.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    leftBarButtonItems = items
  }
  /// Sets the items after the title. Nothing is animated.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    rightBarButtonItems = items
  }
  /// Hides or shows the back button. Nothing is animated.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    self.hidesBackButton = hidesBackButton
  }

  /// The controller that the item is of.
  weak var owner: UIViewController?

  private func changed() { owner?.navigationController?.navigationItemDidChange() }
}
