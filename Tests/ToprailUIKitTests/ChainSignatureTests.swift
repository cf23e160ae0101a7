// SPDX-License-Identifier: MIT

import UIKit
import XCTest

@testable import ToprailUIKit

@MainActor
private final class Target: NSObject {
  func one(_ sender: Any?) {}
  func two(_ sender: Any?) {}
}

/// Hears why editing ended.
@MainActor
private final class ReasonDelegate: UITextFieldDelegate {
  var reasons: [UITextField.DidEndEditingReason] = []
  func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
    reasons.append(reason)
  }
}

/// Members as existing code calls them.
final class ChainSignatureTests: XCTestCase {
  func testATintIsAlwaysThere() throws {
    try Stage.run { stage in
      let (outer, inner) = (stage.add(UIView()), UIView())
      outer.addSubview(inner)
      let none: UIColor = inner.tintColor
      XCTAssertEqual(none, .tintColor)
      outer.tintColor = .red
      XCTAssertEqual(inner.tintColor, .red)
      outer.tintColor = nil
      XCTAssertEqual(inner.tintColor, .tintColor)
    }
  }

  func testAStackTellsAndTakesBackTheGapAfterAView() throws {
    try Stage.run { stage in
      let views = (0..<3).map { _ in UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)) }
      let stack = UIStackView(arrangedSubviews: views)
      stack.spacing = 3
      XCTAssertEqual(stack.customSpacing(after: views[0]), UIStackView.spacingUseDefault)
      XCTAssertEqual(stack.sizeThatFits(.zero).width, 36)
      stack.setCustomSpacing(20, after: views[0])
      XCTAssertEqual(stack.customSpacing(after: views[0]), 20)
      XCTAssertEqual(stack.sizeThatFits(.zero).width, 53)
      stack.setCustomSpacing(UIStackView.spacingUseSystem, after: views[0])
      XCTAssertEqual(stack.sizeThatFits(.zero).width, 41)
      stack.setCustomSpacing(UIStackView.spacingUseDefault, after: views[0])
      XCTAssertEqual(stack.sizeThatFits(.zero).width, 36)
    }
  }

  func testAnItemIsMadeWithTargetOrActionAlone() throws {
    try Stage.onDisplay {
      let action = #Selector(Target.one(_:))
      XCTAssertEqual(UIBarButtonItem(title: "A", action: action).action, action)
      let target = Target()
      XCTAssert(UIBarButtonItem(image: nil, target: target).target === target)
      XCTAssertNil(UIBarButtonItem(title: "A").action)
    }
  }

  func testLabelsAndImagesLeaveTouchesToWhatIsBehindThem() throws {
    try Stage.onDisplay {
      XCTAssertFalse(UILabel(frame: .zero).isUserInteractionEnabled)
      XCTAssertFalse(UIImageView(frame: .zero).isUserInteractionEnabled)
      let view = UIImageView(image: UIImage(systemName: "trash"))
      XCTAssertFalse(view.isUserInteractionEnabled)
      XCTAssertFalse(view.host.canTarget)
      view.isUserInteractionEnabled = true
      XCTAssertTrue(view.host.canTarget)
    }
  }

  func testAControlTellsItsTargetsAndTheirActions() throws {
    try Stage.onDisplay {
      let (control, target) = (UIControl(), Target())
      XCTAssertEqual(control.allTargets, [])
      control.addTarget(target, action: #Selector(Target.one(_:)), for: .touchDown)
      control.addTarget(
        target, action: #Selector(Target.two(_:)), for: [.touchDown, .valueChanged])
      control.addTarget(nil, action: #Selector(Target.two(_:)), for: .touchDown)
      control.addTarget(nil, action: #Selector(Target.one(_:)), for: .valueChanged)
      XCTAssertEqual(control.allTargets.count, 2)
      XCTAssertTrue(control.allTargets.contains(target))
      XCTAssertTrue(control.allTargets.contains { $0.base is NSNull })
      XCTAssertEqual(
        control.actions(forTarget: target, forControlEvent: .touchDown), ["one(_:)", "two(_:)"])
      XCTAssertEqual(
        control.actions(forTarget: target, forControlEvent: .valueChanged), ["two(_:)"])
      XCTAssertEqual(control.actions(forTarget: nil, forControlEvent: .touchDown), ["two(_:)"])
      XCTAssertNil(control.actions(forTarget: nil, forControlEvent: .editingChanged))
    }
  }

  func testAPrimaryActionIsPerformed() throws {
    try Stage.onDisplay {
      var runs = 0
      let action = UIAction(title: "Run") { _ in runs += 1 }
      UIControl(frame: .zero, primaryAction: action).performPrimaryAction()
      XCTAssertEqual(runs, 1)
      let button = UIButton(frame: CGRect(x: 0, y: 0, width: 9, height: 9), primaryAction: action)
      XCTAssertEqual(button.currentTitle, "Run")
      button.performPrimaryAction()
      XCTAssertEqual(runs, 2)
    }
  }

  func testTheEndOfEditingHasAReason() throws {
    try Stage.run { stage in
      let (field, delegate) = (stage.add(UITextField()), ReasonDelegate())
      field.delegate = delegate
      field.becomeFirstResponder()
      field.resignFirstResponder()
      XCTAssertEqual(delegate.reasons, [.committed])
      XCTAssertEqual(UITextField.DidEndEditingReason.cancelled.rawValue, 1)
    }
  }

  func testTextThatIsNotSelectableTakesNoFocus() throws {
    try Stage.run { stage in
      let view = stage.add(UITextView(), height: 100)
      view.text = "text"
      view.becomeFirstResponder()
      view.selectAll(nil)
      view.isSelectable = false
      XCTAssertFalse(view.isFirstResponder)
      XCTAssertEqual(view.selectedRange.length, 0)
      XCTAssertFalse(view.becomeFirstResponder())
      stage.focus(view)
      XCTAssertFalse(view.isFirstResponder)
      view.isSelectable = true
      XCTAssertTrue(view.becomeFirstResponder())
    }
  }

  func testTheRangeOfAChangeIsCountedOnlyForADelegate() throws {
    try Stage.onDisplay {
      var counts = 0
      func range() -> NSRange {
        counts += 1
        return NSRange(location: 0, length: 0)
      }
      let (field, view) = (UITextField(), UITextView())
      XCTAssertTrue(field.shouldChange(range(), to: "x"))
      XCTAssertTrue(view.shouldChange(range(), to: "x"))
      XCTAssertEqual(counts, 0)
      let delegate = ReasonDelegate()
      field.delegate = delegate
      XCTAssertTrue(field.shouldChange(range(), to: "x"))
      XCTAssertEqual(counts, 1)
    }
  }
}
