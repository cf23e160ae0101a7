// SPDX-License-Identifier: MIT

import InputAssistant
import Painting

extension Keyboard {
  /// Comes up or goes away.
  ///
  /// A compositor that stands still takes so much and no more, and libwayland gives the connection up when
  /// there is more. So the keyboard comes again only once the compositor has read that it went; whoever
  /// shows and hides it meanwhile gets what was asked for last.
  func followVisibility() {
    needsVisibility = isHiding || connection.flushLeavesRest()
    guard !needsVisibility, visibility.isShown != window.isShown else { return }
    guard !visibility.isShown else { return show() }
    hide(slides: slides)
    isHiding = true
    connection.sync { [weak self] in self?.isHiding = false }
  }

  private var slides: Bool { options.motion.slides(for: preferences) }

  /// Comes up, on the screen where the person is.
  func show() {
    stopWatching()
    if !session.isActive { beginWithoutField() }
    session.showKeys()
    let screen = findScreen()
    window.show(
      on: screen, expectedWidth: expectedWidth(on: screen ?? globals.screens.first), slides: slides)
    needsDrawing = true
  }

  /// Goes away; fingers that are on it type nothing.
  func hide(slides: Bool = false) {
    fingers?.forget()
    window.hide(slides: slides)
    watchForTap()
    if !client.field.isActive { session.end() }
  }

  /// The screen by name, else that of the active window, else the compositor's choice.
  private func findScreen() -> Screen? {
    if let name = options.output {
      if let screen = globals.screens.first(where: { $0.name == name }) { return screen }
      missOutput(name)
    }
    return focusedApp?.output.flatMap { output in
      globals.screens.first { $0.output.raw == output }
    }
  }

  /// Says once that there is no output of the name that was asked for, as soon as the others' are known.
  private func missOutput(_ name: String) {
    guard !hasMissedOutput, globals.knowsScreens else { return }
    hasMissedOutput = true
    Terminal.complain(MissingOutput.message(name, among: globals.screens.map(\.name)))
  }

  private func expectedWidth(on screen: Screen?) -> Double {
    screen?.width(scale: Double(screen?.scale ?? 1)) ?? Screen.usualWidth
  }

  /// The height in points that the keyboard wants at a width.
  func height(forWidth width: Double) -> Double {
    let screen = window.screen ?? globals.screens.first
    let textScale = options.textScale ?? preferences.textScale
    let size = PanelSize(
      width: width, screenHeight: screen?.height(width: width) ?? width,
      pointsPerMillimetre: screen?.pointsPerMillimetre(width: width), textScale: textScale)
    // What the panel measures items by.
    painter.bar = .aboveKeys.scaled(by: size.barScale)
    panel.resize(size)
    toldHeight = panel.height
    return toldHeight
  }

  /// A screen came, went or is another size.
  func screensChanged() {
    focusedApp?.forgetScreens { [globals] output in
      globals.screens.contains { $0.output.raw == output }
    }
    // A surface on a screen that has gone would wait there for ever.
    if window.isShown, let screen = window.screen,
      !globals.screens.contains(where: { $0 === screen })
    {
      hide()
    }
    window.screensChanged()
    if visibility.isShown, !window.isShown, globals.knowsScreens { show() }
  }

  /// The compositor took the window away, as when its screen is gone: another one will do.
  func windowClosed() {
    fingers?.forget()
    if visibility.isShown, !globals.screens.isEmpty { show() }
  }

  /// Another app's window is active, or on another screen.
  func appChanged() {
    visibility.appActivated(focusedApp?.appID)
    if window.isShown, options.output == nil, let output = focusedApp?.output,
      let screen = window.screen, screen.output.raw != output
    {
      hide()
      show()
    }
  }
}
