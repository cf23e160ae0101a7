// SPDX-License-Identifier: MIT

package import InputAssistant

/// The system keyboard between fingers and a scene: places what a session shows, and takes touches to
/// it.
///
/// ```swift
/// let panel = KeyboardPanel(session: session) { painter.measure($0) }
/// panel.onChange = { surface.draw() }
/// panel.resize(PanelSize(width: 360, screenHeight: 720))
/// panel.down(0, at: Point(x: 20, y: 90), time: 1.00)
/// panel.up(0, time: 1.08)
/// ```
///
/// Points are from the surface's top left corner; times are in seconds of any clock that doesn't go
/// back. It takes the session's ``InputSession/presenter`` for itself, and has pads of digits have a
/// return key, since the fields of Linux programs have no toolbar to confirm with. A text that is too
/// long for its button is shortened by whoever draws the scene.
@MainActor
package final class KeyboardPanel {
  /// What is typed on.
  package let session: InputSession
  /// What to draw: accessory row, bar, keys, then what pops up above a pressed key.
  package var scene: Scene { picture.scene }
  /// The height in points that everything takes; 0 with nothing to show. At most half of the screen's,
  /// unless the screen is lower than about 300 points.
  package var height: Double { layout.height }
  /// The sizes of the bar.
  package var barMetrics: BarMetrics { layout.barMetrics }
  /// The sizes of the keys, with the height that their caps have here.
  package var keyMetrics: KeyMetrics { layout.keyMetrics }
  /// Whether leading is on the right of the bar.
  package var isRightToLeft = false { didSet { if isRightToLeft != oldValue { refresh() } } }
  /// Called when the scene or the height is another one, maybe more than once for an event.
  package var onChange: (() -> Void)?
  /// Called when the person hid the keyboard by its key.
  package var onHide: (() -> Void)?

  private let measure: (BarItem) -> Double
  private(set) var layout = PanelLayout()
  private(set) var picture = PanelPicture()
  /// What the bar shows; under a finger that may be older than the session's.
  private(set) var bar = Bar()
  private var source = PanelLayout.Source()
  private var size = PanelSize(width: 0, screenHeight: 0)
  var offsets = PanelOffsets()
  var touches: [PanelTouch] = []
  /// Whether something is to change that a finger holds where it is.
  private(set) var isPutOff = false
  private var run = 0
  private var wereKeysHidden = false

  /// Makes a panel without a size, which shows nothing.
  ///
  /// - Parameters:
  ///   - session: What is typed on.
  ///   - measure: The natural width in points of an item's button, padding included.
  package init(session: InputSession, measure: @escaping (BarItem) -> Double) {
    self.session = session
    self.measure = measure
    touches.reserveCapacity(10)
    session.padsHaveReturn = true
    session.presenter = { [weak self] _ in self?.sessionChanged() }
    sessionChanged()
  }

  /// Takes the room on a screen; fingers that are down are lifted without typing.
  package func resize(_ size: PanelSize) {
    guard size != self.size else { return }
    cancelAll()
    self.size = size
    refresh()
  }

  /// What is where, in reading order, without what pops up for a moment.
  ///
  /// It says nothing about fingers, so nothing about what is being typed.
  package func describe() -> [PanelElement] {
    scene.elements.filter { $0.kind != .popUp && !$0.visibleFrame.isEmpty }.map(PanelElement.init)
  }

  /// Brings the scene up to date after the session, the size or a finger changed something.
  func refresh() {
    let keyboard = session.keyboard
    let isPlaced = place(keyboard)
    let shown = PanelPicture.Source(
      layout: layout, bar: bar, offsets: offsets, pressed: pressedItems, width: size.width,
      showsLetters: !size.isTablet)
    if isPlaced { picture.replace(shown, keyboard) } else { picture.update(shown, keyboard) }
    if picture.takeChange() { onChange?() }
  }

  /// Takes the session's bar and finds everything its place; whether it is another one.
  ///
  /// Nothing moves under a finger: under one on the bar all stays as it is, under one on a key the key
  /// stays where it is. What is put off so is done when the finger is lifted.
  private func place(_ keyboard: KeyboardState) -> Bool {
    let nextBar = session.isActive ? session.bar : Bar()
    var next = source(of: nextBar, keyboard)
    let isHeld = next.keys == source.keys && next.size == source.size
    isPutOff = isHeld && touches.contains(where: \.holdsBar)
    guard !isPutOff else { return false }
    guard !next.agrees(with: source, alternates: layout.alternates) else {
      // The same keys in the same memory are found to be the same at once.
      source.keys = next.keys
      bar = nextBar
      return false
    }
    let placed = PanelLayout(next, measure: measure)
    isPutOff = isHeld && !touches.isEmpty && placed.keysY != layout.keysY
    guard !isPutOff else { return false }
    // Not kept, so that the session can use the memory of its suggestions again.
    next.bar.suggestions = nil
    (bar, source, layout) = (nextBar, next, placed)
    return true
  }

  private func source(of bar: Bar, _ keyboard: KeyboardState) -> PanelLayout.Source {
    PanelLayout.Source(
      bar: bar, suggestions: bar.suggestions?.count,
      showsSuggestions: session.isComposing != session.showsOtherRow,
      keys: session.isActive && !session.areKeysHidden ? keyboard.layout : nil, size: size,
      isRightToLeft: isRightToLeft)
  }

  private func sessionChanged() {
    if session.run != run {
      run = session.run
      // What fingers hold is the last field's.
      touches.removeAll(keepingCapacity: true)
      offsets = PanelOffsets()
    }
    let wereHidden = wereKeysHidden
    wereKeysHidden = session.areKeysHidden
    refresh()
    if wereKeysHidden, !wereHidden { onHide?() }
  }
}
