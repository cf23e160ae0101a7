// SPDX-License-Identifier: MIT

extension UIBarButtonItem {
  /// Makes a group of this item alone and takes the item out of the group that it was in.
  public func creatingFixedGroup() -> UIBarButtonItemGroup {
    .fixedGroup(items: [self])
  }

  /// Makes a group of this item alone and takes the item out of the group that it was in.
  ///
  /// - Parameter customizationIdentifier: Apple's navigation bars let users move groups and keep
  ///   the place under this name. The bars here are not customized by users, so it has no effect.
  public func creatingMovableGroup(customizationIdentifier: String) -> UIBarButtonItemGroup {
    .movableGroup(customizationIdentifier: customizationIdentifier, items: [self])
  }

  /// Makes a group of this item alone and takes the item out of the group that it was in.
  ///
  /// - Parameters:
  ///   - customizationIdentifier: Apple's navigation bars let users move and remove groups and keep
  ///     that under this name. The bars here are not customized by users, so it has no effect.
  ///   - isInDefaultCustomization: Whether such a navigation bar shows the group at first. The bars
  ///     here always do: nothing is ever out of reach.
  public func creatingOptionalGroup(
    customizationIdentifier: String, isInDefaultCustomization: Bool = true
  ) -> UIBarButtonItemGroup {
    .optionalGroup(
      customizationIdentifier: customizationIdentifier,
      isInDefaultCustomization: isInDefaultCustomization, items: [self])
  }
}
