// SPDX-License-Identifier: MIT

import GLib
import GTK

/// An alert's texts, fields and buttons.
@MainActor
final class AlertCard: UIView {
  /// From this width on a sheet stands in the middle of the window, in points.
  static let wideWindow: CGFloat = 500

  private weak var alert: UIAlertController?
  private let texts = UIScrollView()
  private let buttons = UIScrollView()
  private let titleLabel = UILabel()
  private let messageLabel = UILabel()
  private var views: [(action: UIAlertAction, button: UIButton)] = []
  private static let padding: CGFloat = 16

  init(alert: UIAlertController) {
    self.alert = alert
    super.init(frame: .zero)
    RowTheme.shared.use()
    host.add(cssClass: "toprail-alert")
    host.setAccessibleRole(.alertDialog)
    titleLabel.host.add(cssClass: "toprail-alert-title")
    for label in [titleLabel, messageLabel] {
      label.numberOfLines = 0
      label.textAlignment = .center
      texts.addSubview(label)
    }
    addSubview(texts)
    addSubview(buttons)
    showTexts()
    showFields()
    showActions()
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  var isSheet: Bool { alert?.preferredStyle == .actionSheet }

  func showTexts() {
    titleLabel.text = alert?.title
    messageLabel.text = alert?.message
    let spoken = [alert?.title, alert?.message].compactMap(\.self).filter { !$0.isEmpty }
    host.setAccessibleLabel(spoken.joined(separator: ". "))
    layOutAnew()
  }

  func showFields() {
    for field in fields where field.superview !== texts { texts.addSubview(field) }
    layOutAnew()
  }

  func showActions() {
    guard let alert else { return }
    let actions = alert.orderedActions
    if actions.map(ObjectIdentifier.init) != views.map({ ObjectIdentifier($0.action) }) {
      for (_, button) in views { button.removeFromSuperview() }
      views = actions.map { ($0, makeButton($0)) }
    }
    for (action, button) in views {
      button.isEnabled = action.isEnabled
      button.accessibleWidget.set(
        cssClass: "toprail-default", action === alert.returnAction)
    }
    layOutAnew()
  }

  /// The first field gets the keyboard, or else the button that Return presses.
  func takeFocus() {
    if let field = fields.first {
      field.becomeFirstResponder()
      return
    }
    // Not before the buttons are on the screen.
    MainLoop.soon { [weak self] in
      guard let self, let alert, window != nil else { return }
      let wanted = alert.returnAction ?? alert.cancelAction
      let button = views.first { $0.action === wanted && $0.action.isEnabled } ?? views.first
      button?.button.focusWidget.grabFocus()
    }
  }

  func cancel() {
    if let action = alert?.cancelAction { alert?.run(action) }
  }

  /// Escape cancels; Return answers, unless it is on a button or in a field, which have it themselves.
  func press(_ key: Key) -> Bool {
    switch key {
    case .escape:
      cancel()
      return true
    case .enter:
      let focused = window?.native.focusedContent as? UIView
      guard !(focused is UIControl), let action = alert?.returnAction else { return false }
      alert?.run(action)
      return true
    default: return false
    }
  }

  /// The card's size in the room that there is.
  func size(in room: CGSize) -> CGSize {
    let width = min(room.width, isSheet ? 400 : max(300, 300 * DesktopSettings.textScale))
    let wanted = textHeight(in: width) + buttonHeight(in: width)
    return CGSize(width: width, height: min(room.height, wanted))
  }

  override func layoutSubviews() {
    let wanted = buttonHeight(in: bounds.width)
    let text = textHeight(in: bounds.width)
    // Buttons keep their room; texts scroll, and buttons only where they would take all of it.
    let height = min(wanted, max(bounds.height - text, bounds.height - minimumTextHeight(text)))
    texts.frame = CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height - height)
    buttons.frame = CGRect(
      x: 0, y: bounds.height - height, width: bounds.width, height: height)
    texts.contentSize = CGSize(width: bounds.width, height: text)
    buttons.contentSize = CGSize(width: bounds.width, height: wanted)
    _ = placeTexts(in: bounds.width) { $0.frame = $1 }
    placeButtons()
  }
}

extension AlertCard {
  private var fields: [UITextField] { alert?.textFields ?? [] }

  private func layOutAnew() {
    setNeedsLayout()
    superview?.setNeedsLayout()
  }

  private func makeButton(_ action: UIAlertAction) -> UIButton {
    let button = UIButton(type: .system)
    button.setTitle(action.title, for: .normal)
    if action.style == .destructive { button.accessibleWidget.add(cssClass: "destructive-action") }
    button.addAction(
      UIAction { [weak self] _ in self?.alert?.run(action) }, for: .primaryActionTriggered)
    buttons.addSubview(button)
    return button
  }

  private func minimumTextHeight(_ wanted: CGFloat) -> CGFloat {
    min(wanted, max(RowMetrics.height, bounds.height / 3))
  }

  private func textHeight(in width: CGFloat) -> CGFloat { placeTexts(in: width) { _, _ in } }

  /// Says where texts and fields lie in a width; returns their height.
  private func placeTexts(in width: CGFloat, _ place: (UIView, CGRect) -> Void) -> CGFloat {
    let inner = max(1, width - 2 * Self.padding)
    var y = Self.padding
    for label in [titleLabel, messageLabel] {
      let isEmpty = label.text?.isEmpty != false
      let height = isEmpty ? 0 : label.sizeThatFits(CGSize(width: inner, height: 0)).height
      place(label, CGRect(x: Self.padding, y: y, width: inner, height: height))
      y += isEmpty ? 0 : height + 8
    }
    for field in fields {
      let height = max(36, field.intrinsicContentSize.height)
      place(field, CGRect(x: Self.padding, y: y, width: inner, height: height))
      y += height + 8
    }
    return y == Self.padding ? 0 : y
  }

  private static let gap: CGFloat = 8

  /// Two buttons stand side by side if their titles have room there.
  private func areSideBySide(in width: CGFloat) -> Bool {
    guard !isSheet, views.count == 2 else { return false }
    let room = (width - 2 * Self.padding - Self.gap) / 2
    return views.allSatisfy { $0.button.intrinsicContentSize.width <= room }
  }

  private func buttonHeight(in width: CGFloat) -> CGFloat {
    guard !views.isEmpty else { return 0 }
    let rows = areSideBySide(in: width) ? 1 : CGFloat(views.count)
    return rows * RowMetrics.height + (rows - 1) * Self.gap + Self.padding + Self.gap
  }

  private func placeButtons() {
    let inner = bounds.width - 2 * Self.padding
    if areSideBySide(in: bounds.width) {
      let width = ((inner - Self.gap) / 2).rounded(.down)
      for (index, view) in views.enumerated() {
        let isLeft = (index == 0) != isMirrored
        view.button.frame = CGRect(
          x: isLeft ? Self.padding : Self.padding + inner - width, y: Self.gap, width: width,
          height: RowMetrics.height)
      }
      return
    }
    for (index, view) in views.enumerated() {
      view.button.frame = CGRect(
        x: Self.padding, y: Self.gap + CGFloat(index) * (RowMetrics.height + Self.gap),
        width: inner, height: RowMetrics.height)
    }
  }
}
