// SPDX-License-Identifier: MIT

import GTK

/// A control that is on or off.
///
/// Source: <https://developer.apple.com/documentation/uikit/uiswitch>
@preconcurrency @MainActor
open class UISwitch: UIControl {
  private let control = Switch()
  private var isSettingItself = false

  public override init(frame: CGRect) {
    super.init(frame: frame)
    control.takesFocusOnClick = false
    control.insert(into: host)
    // It has one size; in a row it is the label beside it that takes the room which is left.
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      layoutState.hugging[axis] = .defaultHigh
    }
    control.onToggle { [weak self] in self?.controlDidToggle() }
    if frame.size == .zero { sizeToFit() }
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Whether the switch is on. Setting it sends no event.
  open var isOn: Bool {
    get { control.isOn }
    set { setOn(newValue, animated: false) }
  }

  /// Sets the switch, sending no event. GTK animates as the desktop asks.
  open func setOn(_ on: Bool, animated: Bool) {
    isSettingItself = true
    control.isOn = on
    isSettingItself = false
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: control.measure(.horizontal).natural, height: control.measure(.vertical).natural)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  override var accessibleWidget: Widget { control }
  override var focusWidget: Widget { control }

  override func allocateContent(width: Int, height: Int) {
    let size = intrinsicContentSize
    control.allocate(
      Allocation(
        x: 0, y: max(0, (height - Int(size.height)) / 2), width: Int(size.width),
        height: Int(size.height)))
  }

  private func controlDidToggle() {
    guard !isSettingItself else { return }
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }
}
