// SPDX-License-Identifier: MIT

import InputAssistant

/// A system item of a text input, which the text input shows and enables as its state changes.
///
/// What the app sets is kept beside that: an item that the app has hidden or disabled stays so.
@MainActor
final class SystemEditItem: UIBarButtonItem {
  private var isHiddenBySystem = false
  private var isEnabledBySystem = true

  init(
    _ action: SystemEditAction, value: BarItem,
    perform: @escaping @MainActor (SystemEditAction) -> Void
  ) {
    super.init()
    BarChanges.reading {
      title = value.title
      image = value.symbol.map { UIImage(iconName: $0) }
      primaryAction = UIAction { _ in perform(action) }
      update(value)
    }
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override var isHidden: Bool {
    get { super.isHidden || isHiddenBySystem }
    set { super.isHidden = newValue }
  }

  override var isEnabled: Bool {
    get { super.isEnabled && isEnabledBySystem }
    set { super.isEnabled = newValue }
  }

  /// Follows the model: what it hides is hidden, whatever the app says.
  func update(_ value: BarItem) {
    let changed = value.isHidden != isHiddenBySystem || value.isEnabled != isEnabledBySystem
    isHiddenBySystem = value.isHidden
    isEnabledBySystem = value.isEnabled
    note(changed)
  }
}
