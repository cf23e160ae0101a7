// SPDX-License-Identifier: MIT

import AccessoryToolbar
import UIKit
import XCTest

/// Counts the deinitialisers that ran.
private final class Ends: @unchecked Sendable {
  var value = 0
}

private final class EndingView: UIView {
  nonisolated(unsafe) var ends: Ends?
  deinit { ends?.value += 1 }
}

private final class EndingController: UIViewController {
  nonisolated(unsafe) var ends: Ends?
  deinit { ends?.value += 1 }
}

private final class EndingWindow: UIWindow {
  nonisolated(unsafe) var ends: Ends?
  deinit { ends?.value += 1 }
}

/// Remembers objects without keeping them.
@MainActor
private final class Census {
  private struct Weak {
    weak var object: AnyObject?
  }
  private var all: [Weak] = []

  func note(_ objects: AnyObject...) {
    for object in objects { all.append(Weak(object: object)) }
  }

  /// The classes of what is still alive.
  var survivors: [String] {
    all.compactMap { $0.object.map { "\(type(of: $0))" } }
  }
}

/// A controller with everything that a window of this library can hold.
@MainActor
private final class FullController: UIViewController {
  let field = UITextField()
  let textView = UITextView()

  override func viewDidLoad() {
    field.addToolbar(
      leading: [
        UITextField.ToolbarItem(title: "Cancel", target: self, selector: #Selector(cancel))
      ],
      trailing: [])
    let group = UIBarButtonItemGroup(
      barButtonItems: [
        UIBarButtonItem(title: "One", style: .plain, target: self, action: #Selector(cancel)),
        UIBarButtonItem(primaryAction: UIAction(title: "Two") { [weak self] _ in self?.cancel() }),
        UIBarButtonItem(title: "Three"),
      ], representativeItem: UIBarButtonItem(title: "Choose"))
    textView.inputAssistantItem.leadingBarButtonGroups += [group]
    let button = UIButton(
      primaryAction: UIAction(title: "Press") { [weak self] _ in self?.cancel() })
    let control = UISwitch()
    control.addTarget(self, action: #Selector(cancel), for: .valueChanged)
    let label = UILabel()
    label.text = "Label"
    let column = UIStackView(arrangedSubviews: [field, textView, button, control, label])
    column.axis = .vertical
    column.frame = view.bounds
    view.addSubview(column)
  }

  func cancel() {}
}

/// What is left when windows have been closed.
final class ChainLifetimeTests: XCTestCase {
  @MainActor private static func openAndClose(_ census: Census, width: CGFloat = 700) throws {
    let controller = FullController()
    let stage = Stage(width: width, controller: controller)
    controller.textView.becomeFirstResponder()
    controller.field.becomeFirstResponder()
    stage.type("text", into: controller.field)
    stage.settle()
    census.note(
      stage.window, stage.controller, controller.view, controller.field, controller.textView,
      controller.field.inputAssistantItem, controller.textView.inputAssistantItem)
    if let toolbar = controller.field.inputAccessoryView as? UIToolbar {
      census.note(toolbar)
      for item in toolbar.items ?? [] { census.note(item) }
    }
    for group in controller.textView.inputAssistantItem.leadingBarButtonGroups {
      census.note(group)
      for item in group.barButtonItems { census.note(item) }
    }
    stage.close()
  }

  func testAClosedWindowLeavesNoObjectBehind() throws {
    try Stage.onDisplay {
      let census = Census()
      try Self.openAndClose(census)
      drainMainLoop()
      XCTAssertEqual(census.survivors, [])
    }
  }

  func testAListThatWasOpenLeavesNoObjectBehind() throws {
    try Stage.onDisplay {
      let census = Census()
      do {
        let controller = FullController()
        let stage = Stage(width: 160, controller: controller)
        controller.textView.inputAssistantItem.leadingBarButtonGroups.removeFirst()
        controller.textView.becomeFirstResponder()
        stage.settle()
        try stage.press("Choose")
        XCTAssertEqual(stage.popoverButtons.map(\.title), ["One", "Two", "Three"])
        census.note(stage.window, controller, controller.view, controller.textView)
        stage.close()
      }
      drainMainLoop()
      XCTAssertEqual(census.survivors, [])
    }
  }

  func testAWindowLetGoWhileShownLeavesNoObjectBehind() throws {
    try Stage.onDisplay {
      let census = Census()
      do {
        let controller = FullController()
        let stage = Stage(controller: controller)
        controller.field.becomeFirstResponder()
        stage.settle()
        census.note(stage.window, controller, controller.view, controller.field)
      }
      drainMainLoop()
      XCTAssertEqual(census.survivors, [])
      XCTAssertEqual(UIApplication.shared.windows, [])
    }
  }

  func testAViewTakenOutLeavesNoObjectBehind() throws {
    try Stage.run { stage in
      let census = Census()
      do {
        let field = stage.add(UITextField())
        field.becomeFirstResponder()
        stage.settle()
        census.note(field, field.inputAssistantItem)
        field.removeFromSuperview()
      }
      stage.settle()
      XCTAssertEqual(census.survivors, [])
    }
  }

  func testTwoHundredWindowsLeaveNothingBehind() throws {
    try Stage.onDisplay {
      let census = Census()
      for _ in 0..<20 { try Self.openAndClose(census) }
      drainMainLoop()
      let (windows, memory) = (ToplevelCount.now, Memory.resident)
      for _ in 0..<200 { try Self.openAndClose(census) }
      drainMainLoop()
      XCTAssertEqual(census.survivors, [])
      XCTAssertEqual(ToplevelCount.now, windows)
      XCTAssertEqual(UIApplication.shared.windows, [])
      XCTAssertLessThan(Memory.resident - memory, 8 << 20)
    }
  }

  func testSubclassesHavePlainDeinitialisers() throws {
    try Stage.onDisplay {
      let count = Ends()
      do {
        let view = EndingView()
        view.ends = count
        let controller = EndingController()
        controller.ends = count
        let window = EndingWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        window.ends = count
        window.rootViewController = controller
        controller.view.addSubview(view)
        window.makeKeyAndVisible()
      }
      drainMainLoop()
      XCTAssertEqual(count.value, 3)
    }
  }
}
