// SPDX-License-Identifier: MIT

import Glibc
import UIKit
import XCTest

/// A view with an initialiser of its own, as iOS programs write it.
private final class Badge: UIView {
  let count: Int

  init(count: Int) {
    self.count = count
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
}

/// A view that is set up by whatever makes it.
private class Card: UIView {
  private(set) var isSetUp = false

  override init(frame: CGRect) {
    super.init(frame: frame)
    isSetUp = true
  }

  required init?(coder aDecoder: NSCoder) {
    super.init(coder: aDecoder)
    isSetUp = true
  }
}

private final class PlainCard: Card {}
private final class PlainButton: UIButton {}
private final class PlainField: UITextField {}

/// A controller with an initialiser of its own.
private final class DetailController: UIViewController {
  let name: String

  init(name: String) {
    self.name = name
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
}

/// A controller whose initialiser takes nothing.
private final class HomeController: UIViewController {
  let steps: [String]

  init() {
    steps = ["one"]
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

/// A controller that overrides both initialisers.
private final class FullController: UIViewController {
  private(set) var isSetUp = false

  override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    isSetUp = true
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}

private final class CountItem: UIBarButtonItem {
  let count: Int

  init(count: Int) {
    self.count = count
    super.init()
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

/// `init?(coder:)` as UIKit's classes and existing subclasses have it.
final class ChainCoderTests: XCTestCase {
  func testSubclassesWithInitialisersOfTheirOwnAreMade() throws {
    try Stage.onDisplay {
      XCTAssertEqual(Badge(count: 3).count, 3)
      XCTAssert(Card().isSetUp)
      XCTAssertEqual(DetailController(name: "a").name, "a")
      XCTAssertEqual(HomeController().steps, ["one"])
      XCTAssert(FullController().isSetUp)
      XCTAssert(FullController(nibName: nil, bundle: nil).isSetUp)
      XCTAssertEqual(CountItem(count: 2).count, 2)
    }
  }

  func testSubclassesWithoutInitialisersInheritAll() throws {
    try Stage.onDisplay {
      let frame = CGRect(x: 1, y: 2, width: 3, height: 4)
      XCTAssertEqual(PlainCard(frame: frame).frame, frame)
      XCTAssertEqual(PlainButton(type: .system).buttonType, .system)
      XCTAssertEqual(PlainField().text, "")
    }
  }

  func testACoderMakesNothing() throws {
    try Stage.onDisplay {
      let coder = NSCoder()
      let made: [AnyObject?] = [
        UIView(coder: coder), UIControl(coder: coder), UIButton(coder: coder),
        UISwitch(coder: coder), UILabel(coder: coder), UIImageView(coder: coder),
        UIStackView(coder: coder), UITextField(coder: coder), UITextView(coder: coder),
        UIToolbar(coder: coder), UIWindow(coder: coder), UIViewController(coder: coder),
        UIBarItem(coder: coder), UIBarButtonItem(coder: coder), UIBarButtonItemGroup(coder: coder),
        PlainCard(coder: coder), FullController(coder: coder),
      ]
      for (index, object) in made.enumerated() { XCTAssertNil(object, "\(index)") }
      XCTAssertEqual(UIApplication.shared.windows.count, 0)
    }
  }

  func testTheRefusalIsOneLineThatNamesTheRemedy() throws {
    try Stage.onDisplay {
      let lines = errorLines { _ = PlainField(coder: NSCoder()) }
      XCTAssertEqual(
        lines,
        [
          "PlainField(coder:) made nothing: there are no nib files or storyboards on Linux; "
            + "use init(frame:)"
        ])
    }
  }
}

/// What a body writes to standard error.
private func errorLines(_ body: () -> Void) -> [String] {
  let pipe = Pipe()
  let saved = dup(STDERR_FILENO)
  dup2(pipe.fileHandleForWriting.fileDescriptor, STDERR_FILENO)
  body()
  dup2(saved, STDERR_FILENO)
  close(saved)
  try? pipe.fileHandleForWriting.close()
  let text = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
  return text.split(separator: "\n").map(String.init)
}
