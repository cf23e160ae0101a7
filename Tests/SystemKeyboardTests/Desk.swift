// SPDX-License-Identifier: MIT

import InputAssistant

@testable import SystemKeyboard

/// A panel in a size with a field that it types into, and fingers.
@MainActor
final class Desk {
  let client = PaperClient()
  let owner = PaperOwner()
  let provider = PaperProvider()
  let session: InputSession
  let panel: KeyboardPanel
  var time = 10.0
  var changes = 0
  var hides = 0

  init(
    _ traits: InputTraits = InputTraits(hint: 0, purpose: 0), bar: Bar = Bar(),
    width: Double = 360, screenHeight: Double = 720, suggests: Bool = false
  ) {
    session = InputSession(provider: suggests ? provider : nil)
    panel = KeyboardPanel(session: session) { Double(($0.title ?? "").count) * 9 + 16 }
    panel.onChange = { [unowned self] in changes += 1 }
    panel.onHide = { [unowned self] in hides += 1 }
    panel.resize(PanelSize(width: width, screenHeight: screenHeight))
    session.begin(traits: traits, bar: bar, client: client, owner: owner)
  }

  /// The part of the panel that holds keys; nil without any. In the middle of a wide screen.
  var keysFrame: Rect? {
    panel.picture.keys.map {
      Rect(x: $0.bounds.x, y: panel.layout.keysY, width: $0.bounds.width, height: $0.bounds.height)
    }
  }

  /// What looks pressed.
  var pressed: [SceneElement] { panel.scene.elements.filter(\.isPressed) }
  /// What pops up.
  var popUps: [SceneElement] { panel.scene.elements.filter { $0.kind == .popUp } }

  /// The element with a title, spoken label or id.
  func element(_ name: String) -> PanelElement? {
    panel.describe().first { $0.title == name || $0.spokenLabel == name || $0.id == name }
  }

  func down(_ name: String, finger: Int = 0) {
    guard let element = element(name) else { return }
    panel.down(finger, at: element.frame.center, time: time)
  }

  func up(finger: Int = 0) { panel.up(finger, time: time) }

  func tap(_ names: String...) {
    for name in names {
      down(name)
      time += 0.05
      up()
      time += 0.4
    }
  }

  func tap(at point: Point) {
    panel.down(0, at: point, time: time)
    panel.up(0, time: time + 0.05)
    time += 0.4
  }

  /// Lets time pass, with a tick whenever one is due.
  func wait(_ seconds: Double) {
    let end = time + seconds
    while let due = panel.nextDeadline, due <= end {
      time = max(time, due)
      panel.tick(time: time)
    }
    time = end
  }
}

/// A bar with items on both sides.
let deskBar = Bar(
  leading: [
    BarGroup(items: [
      BarItem(id: .item(.leading, group: 0, index: 0), title: "Bold"),
      BarItem(id: .item(.leading, group: 0, index: 1), title: "Off", isEnabled: false),
    ])
  ],
  trailing: [BarGroup(items: [BarItem(id: .item(.trailing, group: 0, index: 0), title: "Done")])])
