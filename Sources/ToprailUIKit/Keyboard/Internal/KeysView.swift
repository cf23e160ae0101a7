// SPDX-License-Identifier: MIT

import GLib
import GTK
import InputAssistant

/// The keys in a window: buttons where `arrangeKeys` puts them, and fingers that reach the session.
@MainActor
final class KeysView: UIView {
  weak var session: InputSession?

  /// Whether there are keys now.
  var isShown = false {
    didSet {
      guard isShown != oldValue else { return }
      if !isShown { fingers.lift() }
      show()
    }
  }

  /// The sizes of the keys, with caps as high as there is room for.
  var metrics = KeyMetrics.phone

  /// Whether the caps are dark, which their drawings follow.
  var isDark = false

  private lazy var fingers = KeyFingers(on: host) { [weak self] in
    self?.session.map { ($0, self?.arrangement) }
  }
  private var layout: KeyLayout?
  private var caps: [KeyID: KeyCap] = [:]
  private let popUp = KeyPopUpView()
  /// How much of a key's pitch a letter's size may be: "#+=" fits on its key then.
  private static let letterShare = 0.56
  /// How much of a narrow cap's width a drawing may be.
  private static let symbolShare = 0.8
  private var textSize = 0.0
  private var symbolSide = 1.0
  private var arranged:
    (layer: KeyLayer, width: CGFloat, metrics: KeyMetrics, value: KeyArrangement)?

  init() {
    super.init(frame: .zero)
    host.add(cssClass: "toprail-keys")
    host.canFocus = false
    host.setAccessibleRole(.group)
    host.setAccessibleLabel("Keyboard")
    popUp.box.insert(into: host)
    _ = fingers
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The rows of keys on the layer that shows.
  var rows: Int {
    guard isShown, let keyboard = session?.keyboard else { return 0 }
    return keyboard.layout.layers[keyboard.layer]?.count ?? 0
  }

  /// The height in points that the keys take.
  var height: CGFloat { isShown ? CGFloat(metrics.height(rows: rows).rounded(.up)) : 0 }

  /// A finger or the pointer did something on the keys; whether the event ends here.
  @discardableResult
  func handle(_ event: PointerEvent) -> Bool { fingers.handle(event) }

  /// Shows the keyboard as it is now.
  func show() {
    guard isShown, let keyboard = session?.keyboard else { return }
    if keyboard.layout != layout { replaceCaps(by: keyboard.layout) }
    for id in keyboard.layout.keys(on: keyboard.layer) { show(id, of: keyboard) }
    popUp.show(keyboard.popUp)
    fingers.waitForDeadline()
    host.queueAllocate()
  }

  override func allocateContent(width: Int, height: Int) {
    guard let arrangement else { return }
    for (id, cap) in caps { cap.button.isChildVisible = arrangement[id] != nil }
    for key in arrangement.keys { caps[key.id]?.button.allocate(Allocation(key.frame)) }
    popUp.place(in: arrangement)
    fitText(to: arrangement.pitch)
  }

  /// Where the keys stand; nil without keys.
  private var arrangement: KeyArrangement? {
    guard isShown, let keyboard = session?.keyboard else { return nil }
    if let arranged, arranged.layer == keyboard.layer, arranged.width == frame.width,
      arranged.metrics == metrics
    {
      return arranged.value
    }
    let value = arrangeKeys(
      keyboard.layout, layer: keyboard.layer, width: Double(frame.width), metrics: metrics)
    arranged = (keyboard.layer, frame.width, metrics, value)
    return value
  }

  /// Letters and drawings are smaller on narrow keys; told after the layout, in which no style may
  /// change.
  private func fitText(to pitch: Double) {
    let size = min(metrics.letterSize, pitch * Self.letterShare)
    let cap = max(1, pitch - metrics.columnGap)
    let side = min(BarTheme.shared.metrics.symbolSize, cap * Self.symbolShare).rounded(.down)
    guard size != textSize || side != symbolSide else { return }
    (textSize, symbolSide) = (size, side)
    MainLoop.soon { [weak self] in
      guard let self else { return }
      styles.set(font: .systemFont(ofSize: CGFloat(size)), on: host)
      show()
    }
  }

  private func replaceCaps(by next: KeyLayout) {
    layout = next
    caps = [:]
    arranged = nil
  }

  private func show(_ id: KeyID, of keyboard: KeyboardState) {
    let cap = caps[id] ?? addCap(id)
    let appearance = keyboard.appearance(of: id)
    let isLight = isDark && !appearance.isSelected
    cap.show(
      KeyCap.Look(
        appearance: appearance, symbol: keyboard.symbol(of: id),
        symbolSide: symbolSide, symbolColor: isLight ? "#ffffff" : "#1d1d20"))
  }

  private func addCap(_ id: KeyID) -> KeyCap {
    let cap = KeyCap { [weak self] in self?.fingers.tap(id) }
    cap.button.insert(into: host, before: popUp.box)
    cap.button.isChildVisible = false
    caps[id] = cap
    return cap
  }
}

extension KeyboardState {
  /// The drawing that stands on a key instead of its label.
  fileprivate func symbol(of id: KeyID) -> KeySymbol? {
    switch layout[id]?.action {
    case .shift:
      switch shift {
      case .off: .shift
      case .once: .shiftOnce
      case .locked: .capsLock
      }
    case .backspace: .backspace
    case .hide: .hide
    default: nil
    }
  }
}
