// SPDX-License-Identifier: MIT

extension UIBarButtonItemGroup {
  /// Makes a group that users can neither move nor remove.
  ///
  /// - Parameters:
  ///   - representativeItem: The item that stands for the others in a narrow bar.
  ///   - items: The items in reading order.
  public class func fixedGroup(
    representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup {
    UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
  }

  /// Makes a group that users may move in one of Apple's navigation bars.
  ///
  /// - Parameters:
  ///   - customizationIdentifier: The name under which such a bar keeps the place. The bars here
  ///     are not customized by users, so it has no effect.
  ///   - representativeItem: The item that stands for the others in a narrow bar.
  ///   - items: The items in reading order.
  public class func movableGroup(
    customizationIdentifier: String, representativeItem: UIBarButtonItem? = nil,
    items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup {
    fixedGroup(representativeItem: representativeItem, items: items)
  }

  /// Makes a group that users may move and remove in one of Apple's navigation bars.
  ///
  /// - Parameters:
  ///   - customizationIdentifier: The name under which such a bar keeps the place. The bars here
  ///     are not customized by users, so it has no effect.
  ///   - isInDefaultCustomization: Whether such a bar shows the group at first. The bars here
  ///     always do: nothing is ever out of reach.
  ///   - representativeItem: The item that stands for the others in a narrow bar.
  ///   - items: The items in reading order.
  public class func optionalGroup(
    customizationIdentifier: String, isInDefaultCustomization: Bool = true,
    representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup {
    fixedGroup(representativeItem: representativeItem, items: items)
  }

  /// Makes a group that holds nothing but a space.
  ///
  /// Apple's bars part the backgrounds of neighbouring groups with it. Groups here have no
  /// backgrounds and always stand apart, so it takes no room.
  public class func fixedSpace() -> UIBarButtonItemGroup {
    fixedGroup(items: [.fixedSpace()])
  }
}
