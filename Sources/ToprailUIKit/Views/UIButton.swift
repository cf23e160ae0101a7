// SPDX-License-Identifier: MIT

import GTK

/// A control that runs something when it is tapped.
///
/// Source: <https://developer.apple.com/documentation/uikit/uibutton>
@preconcurrency @MainActor
open class UIButton: UIControl {
  /// The looks that a button can have. All but `custom` have the desktop's frame.
  public enum ButtonType: Int, Sendable {
    case custom = 0
    case system = 1
  }

  private let button = Button()
  private var titles: [State: String] = [:]
  private var images: [State: UIImage] = [:]
  private var titleColors: [State: UIColor] = [:]

  /// The look that the button was made with.
  public let buttonType: ButtonType

  public override init(frame: CGRect) {
    buttonType = .custom
    super.init(frame: frame)
    setUp()
  }

  /// A button with a look.
  public init(type: ButtonType) {
    buttonType = type
    super.init(frame: .zero)
    setUp()
  }

  public required init?(coder: NSCoder) {
    buttonType = .custom
    super.init(coder: coder)
  }

  /// A button that performs an action and shows its title and image.
  public convenience init(type: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: type)
    show(primaryAction)
  }

  /// A button without the desktop's frame that performs an action and shows its title and image.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    show(primaryAction)
  }

  /// A button with a configured look that performs an action; the action's title and image show where
  /// the configuration has none.
  ///
  /// Source: <https://developer.apple.com/documentation/uikit/uibutton/init(configuration:primaryaction:)>
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system)
    self.configuration = configuration
    // Observers aren't called in initialisers.
    showConfiguration()
    show(primaryAction)
  }

  /// The look, and a title and image that come before the button's own; nil leaves the look to the
  /// button's type.
  ///
  /// Source: <https://developer.apple.com/documentation/uikit/uibutton/configuration-swift.property>
  open var configuration: Configuration? {
    didSet {
      if configuration != oldValue { showConfiguration() }
    }
  }

  private func show(_ primaryAction: UIAction?) {
    guard let primaryAction else { return }
    setTitle(primaryAction.title.isEmpty ? nil : primaryAction.title, for: .normal)
    setImage(primaryAction.image, for: .normal)
    addAction(primaryAction, for: .primaryActionTriggered)
  }

  /// The title in a state; a state without one shows the normal one.
  open func setTitle(_ title: String?, for state: State) {
    titles[state] = title
    stateDidChange()
  }

  /// The title that was set for a state, or the normal one.
  open func title(for state: State) -> String? { titles[state] ?? titles[.normal] }

  /// The image in a state; a state without one shows the normal one.
  open func setImage(_ image: UIImage?, for state: State) {
    images[state] = image
    stateDidChange()
  }

  /// The image that was set for a state, or the normal one.
  open func image(for state: State) -> UIImage? { images[state] ?? images[.normal] }

  /// The title's colour in a state; a state without one shows the normal one.
  open func setTitleColor(_ color: UIColor?, for state: State) {
    titleColors[state] = color
    stateDidChange()
  }

  /// The title's colour that was set for a state, or the normal one.
  open func titleColor(for state: State) -> UIColor? { titleColors[state] ?? titleColors[.normal] }

  /// The title that shows now.
  open var currentTitle: String? { configuration?.title ?? title(for: state) }
  /// The image that shows now.
  open var currentImage: UIImage? { configuration?.image ?? image(for: state) }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: button.measure(.horizontal).natural, height: button.measure(.vertical).natural)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  override var accessibleWidget: Widget { button }
  override var textAsLabel: String? { currentTitle }
  override var focusWidget: Widget { button }

  override func allocateContent(width: Int, height: Int) {
    button.allocate(Allocation(x: 0, y: 0, width: width, height: height))
  }

  override func stateDidChange() {
    button.title = currentTitle
    button.symbol = currentImage?.picture
    tellAccessibleLabel()
    button.setAccessiblePressed(isSelected)
    button.set(cssClass: "suggested-action", isSelected && configuration == nil)
    showColors()
    invalidateIntrinsicContentSize()
  }

  open override func tintColorDidChange() { stateDidChange() }

  /// The colour behind the title; a button that has one shows no frame of the theme's.
  open override var backgroundColor: UIColor? {
    didSet { showFrame() }
  }

  private func showColors() {
    let tint = givenTint
    let own = configuration.map { $0.foreground(tint: tint) } ?? tint
    let (ink, fill) = (titleColor(for: state) ?? own, configuration?.background(tint: tint))
    styles.set(.text, ink, on: button)
    styles.set(.fill, fill, on: button)
    // The style sheet's own colours stand back.
    button.set(cssClass: "inked", ink != nil)
    button.set(cssClass: "painted", fill != nil)
  }

  private func showFrame() {
    button.hasFrame = configuration == nil && buttonType != .custom && backgroundColor == nil
  }

  private func showConfiguration() {
    ButtonTheme.shared.use()
    showFrame()
    button.set(cssClass: "toprail-button", configuration != nil)
    for kind in Configuration.Kind.allCases {
      button.set(cssClass: kind.rawValue, configuration?.kind == kind)
    }
    let radius = configuration?.cornerStyle.radius ?? 0
    styles.set(EdgeStyle(radius: radius, border: nil), .content, on: button)
    stateDidChange()
  }

  private func touched(_ isDown: Bool) {
    isHighlighted = isDown
    if isDown { sendActions(for: .touchDown) }
  }

  private func setUp() {
    button.hasFrame = buttonType != .custom
    // A tap on a button leaves the first responder alone, as on a touch screen.
    button.takesFocusOnClick = false
    button.insert(into: host)
    button.onTouch { [weak self] isDown in self?.touched(isDown) }
    button.onClick { [weak self] in
      self?.sendActions(for: [.touchUpInside, .primaryActionTriggered])
    }
  }
}
