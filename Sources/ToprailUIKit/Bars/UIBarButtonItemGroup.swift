// SPDX-License-Identifier: MIT

public import Foundation

/// Items of the shortcuts bar that stand together, and one item that may stand for them all.
///
///     let group = UIBarButtonItemGroup(
///       barButtonItems: [one, two, three], representativeItem: choose)
///     textView.inputAssistantItem.leadingBarButtonGroups = [group]
///
/// A bar that is too narrow for all shows the representative in place of the items; a tap on it
/// runs its action or, if it has none, lists the items. A representative with an action lists them
/// at a long press or a secondary click. The entries of a representative's menu come before them. A
/// group without a representative never collapses: its titles are truncated instead. A group that
/// has a representative and no items is a group of one button.
///
/// An item belongs to one group at a time, as a member or as the representative. The last
/// assignment wins: the item leaves the group, or the slot of this group, that it was in. An item
/// that is listed twice counts once, at its first place.
///
/// Every change shows in the bars that display the group without further calls.
///
/// Left out because nothing here would read it: `alwaysAvailable`.
///
/// Apple's page: https://developer.apple.com/documentation/uikit/uibarbuttonitemgroup
@preconcurrency @MainActor
open class UIBarButtonItemGroup: NSObject {
  /// Makes a group without items, which takes no room.
  public override init() {
    super.init()
  }

  /// Makes a group of items.
  ///
  /// - Parameters:
  ///   - barButtonItems: The items in reading order.
  ///   - representativeItem: The item that stands for them in a narrow bar. If it is one of the
  ///     items it leaves them.
  public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
    super.init()
    let takesFromOthers = (barButtonItems + [representativeItem].compactMap { $0 })
      .contains { $0.buttonGroup != nil }
    BarChanges.reading {
      self.barButtonItems = barButtonItems
      self.representativeItem = representativeItem
    }
    // No bar shows this group yet, but one may show the group that an item was in.
    if takesFromOthers { BarChanges.note() }
  }

  /// Makes nothing and says so on standard error: there are no nib files or storyboards on Linux.
  ///
  /// It is `required`, as in UIKit: a subclass with a designated initialiser of its own has to write
  /// it too, and one without inherits all.
  ///
  /// Source: <https://developer.apple.com/documentation/uikit/uibarbuttonitemgroup>
  public required init?(coder: NSCoder) {
    NibFiles.refuse(Self.self, use: "init(barButtonItems:representativeItem:)")
    return nil
  }

  /// The items in reading order, none at first.
  ///
  /// Items that were in another group are removed there. Items that are no longer listed have no
  /// group any more.
  open var barButtonItems: [UIBarButtonItem] {
    get { members }
    set { replaceMembers(newValue) }
  }

  /// The item that stands for the others in a narrow bar, nil at first.
  ///
  /// An item that was in another group is removed there; one that is among the items leaves them.
  open var representativeItem: UIBarButtonItem? {
    get { representative }
    set { replaceRepresentative(newValue) }
  }

  /// Whether the group is out of its bar, false at first; a hidden group takes no room.
  open var isHidden = false {
    didSet { if isHidden != oldValue { BarChanges.note() } }
  }

  /// What stands for the whole group where it is listed in a menu, nil at first.
  ///
  /// Nil lists the items.
  open var menuRepresentation: UIMenuElement? {
    didSet { if menuRepresentation !== oldValue { BarChanges.note() } }
  }

  /// Whether a bar shows the representative in place of the items, false before it is shown.
  ///
  /// It is set once whenever the bar has been laid out.
  public internal(set) var isDisplayingRepresentativeItem = false

  private var members: [UIBarButtonItem] = []
  private var representative: UIBarButtonItem?

  private func replaceMembers(_ items: [UIBarButtonItem]) {
    let old = members
    var seen = Set<ObjectIdentifier>()
    let new = items.filter { seen.insert(ObjectIdentifier($0)).inserted }
    guard !new.elementsEqual(old, by: ===) else { return }
    for item in old where !seen.contains(ObjectIdentifier(item)) { item.buttonGroup = nil }
    for item in new { adopt(item) }
    members = new
    BarChanges.note()
  }

  private func replaceRepresentative(_ item: UIBarButtonItem?) {
    guard item !== representative else { return }
    representative?.buttonGroup = nil
    if let item { adopt(item) }
    representative = item
    BarChanges.note()
  }

  /// Takes the item out of where it was and makes it belong here.
  private func adopt(_ item: UIBarButtonItem) {
    item.buttonGroup?.release(item)
    item.buttonGroup = self
  }

  private func release(_ item: UIBarButtonItem) {
    members.removeAll { $0 === item }
    if representative === item { representative = nil }
    item.buttonGroup = nil
  }
}
