// SPDX-License-Identifier: MIT

public import Foundation

/// The actions of your app on both sides of the typing suggestions, above the keyboard.
///
///     let group = UIBarButtonItemGroup(barButtonItems: [bold, italic], representativeItem: format)
///     textView.inputAssistantItem.leadingBarButtonGroups = [group]
///
/// You get one from the `inputAssistantItem` of a responder. When a text input becomes first
/// responder, the responder chain is searched from there up: the first item that was ever assigned
/// to (either array, or ``allowsHidingShortcuts``) is shown, so a parent can share one set among
/// its children; if there is none, the first responder's fresh item is shown. The getter is read at
/// that time and again at every change, and an override may build a new object each time: nothing
/// is kept by identity.
///
/// The fresh item of a text input holds the system's groups in its leading groups: undo and redo,
/// cut and copy (each pair in turn, as text is selected or not), paste. `= []` removes them,
/// `+= [group]` keeps them. The fresh item of another responder holds nothing. Where Apple's fresh
/// items put the system's groups isn't public; this is a decision.
///
/// Both arrays empty hide the shortcuts; the suggestions stay. They are hidden by the
/// `autocorrectionType` of the text input. Where the documents for Objective-C say "set to nil" it
/// is `[]` in Swift.
///
/// Left out because nothing here would read it: `keyboardAction`, which is for visionOS.
///
/// Apple's page: https://developer.apple.com/documentation/uikit/uitextinputassistantitem
@preconcurrency @MainActor
open class UITextInputAssistantItem: NSObject {
  /// Makes an item without groups.
  ///
  /// Apple's documents say that you get items from responders only; code that overrides
  /// `inputAssistantItem` makes them, so it is public.
  public override init() {
    leadingBarButtonGroups = []
    systemItems = nil
    super.init()
  }

  /// Makes the fresh item of a text input.
  init(leading: [UIBarButtonItemGroup], systemItems: SystemEditItems) {
    leadingBarButtonGroups = leading
    self.systemItems = systemItems
    super.init()
  }

  /// The groups before the suggestions, on the left where text runs from left to right.
  ///
  /// The array is a value: changing the one that you assigned changes nothing here. Changing a
  /// group or an item in it does.
  open var leadingBarButtonGroups: [UIBarButtonItemGroup] {
    didSet { assigned(!leadingBarButtonGroups.elementsEqual(oldValue, by: ===)) }
  }

  /// The groups after the suggestions, on the right where text runs from left to right.
  ///
  /// None at first. The array is a value like ``leadingBarButtonGroups``.
  open var trailingBarButtonGroups: [UIBarButtonItemGroup] = [] {
    didSet { assigned(!trailingBarButtonGroups.elementsEqual(oldValue, by: ===)) }
  }

  /// Whether the user may hide the shortcuts while the keyboard is there, true at first.
  ///
  /// It has no influence on the times when the bar hides by itself. The bar here offers the user no
  /// way to hide it yet, so for now it counts only as an assignment, by which an item wins in the
  /// chain.
  open var allowsHidingShortcuts = true {
    didSet { assigned(allowsHidingShortcuts != oldValue) }
  }

  /// Whether the app has ever assigned to a property, with a new value or not.
  private(set) var wasAssigned = false

  let systemItems: SystemEditItems?

  private func assigned(_ changed: Bool) {
    let isFirst = !wasAssigned
    wasAssigned = true
    // The first assignment changes which item in the chain wins, even if the value is the same.
    if changed || isFirst { BarChanges.note() }
  }
}
