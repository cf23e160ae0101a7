// SPDX-License-Identifier: MIT

import InputAssistant
import Painting

extension Keyboard {
  /// Comes up or goes away.
  ///
  /// A compositor that stands still takes so much and no more, and libwayland gives the connection up when
  /// there is more; whoever shows and hides the keyboard meanwhile gets what was asked for last.
  func followVisibility() {
    needsVisibility = !connection.flush()
    guard !needsVisibility, visibility.isShown != window.isShown else { return }
    visibility.isShown ? show() : hide()
  }

  /// Comes up, on the screen where the person is.
  func show() {
    stopWatching()
    if !session.isActive { beginWithoutField() }
    session.showKeys()
    let screen = screenToShowOn
    window.show(on: screen, expectedWidth: expectedWidth(on: screen ?? globals.screens.first))
    needsDrawing = true
  }

  /// Goes away; fingers that are on it type nothing.
  func hide() {
    fingers?.forget()
    window.hide()
    watchForTap()
    if !client.field.isActive { session.end() }
  }

  /// The screen by name, else that of the active window, else the compositor's choice.
  private var screenToShowOn: Screen? {
    if let name = options.output, let screen = globals.screens.first(where: { $0.name == name }) {
      return screen
    }
    return focusedApp?.output.flatMap { output in
      globals.screens.first { $0.output.raw == output }
    }
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
    if visibility.isShown, !window.isShown, !globals.screens.isEmpty { show() }
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
