// SPDX-License-Identifier: MIT

/// A system item of a text input, which the text input shows and enables as its state changes.
///
/// What the app sets is kept beside that: an item that the app has hidden or disabled stays so.
@MainActor
final class SystemEditItem: UIBarButtonItem {
  private var isHiddenBySystem = false
  private var isEnabledBySystem = true

  init(_ action: SystemEditAction, perform: @escaping @MainActor (SystemEditAction) -> Void) {
    super.init()
    BarChanges.reading {
      title = action.title
      image = UIImage(iconName: action.symbol)
      primaryAction = UIAction { _ in perform(action) }
    }
  }

  override var isHidden: Bool {
    get { super.isHidden || isHiddenBySystem }
    set { super.isHidden = newValue }
  }

  override var isEnabled: Bool {
    get { super.isEnabled && isEnabledBySystem }
    set { super.isEnabled = newValue }
  }

  func update(isHidden: Bool = false, isEnabled: Bool) {
    let changed = isHidden != isHiddenBySystem || isEnabled != isEnabledBySystem
    isHiddenBySystem = isHidden
    isEnabledBySystem = isEnabled
    note(changed)
  }
}
