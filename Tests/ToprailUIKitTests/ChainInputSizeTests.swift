// SPDX-License-Identifier: MIT

import UIKit
import XCTest

/// An accessory view as chat apps write it: its height is that of its text.
@MainActor
private final class ComposeBar: UIView, UITextViewDelegate {
  let textView = UITextView()
  let send = UIButton(type: .system)

  init() {
    super.init(frame: .zero)
    autoresizingMask = .flexibleHeight
    textView.isScrollEnabled = false
    textView.delegate = self
    send.setTitle("Send", for: .normal)
    for view in [textView, send] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    NSLayoutConstraint.activate([
      textView.topAnchor.constraint(equalTo: topAnchor, constant: 8),
      textView.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -8),
      textView.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 8),
      send.leadingAnchor.constraint(equalTo: textView.trailingAnchor, constant: 8),
      send.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -8),
      send.bottomAnchor.constraint(equalTo: textView.bottomAnchor),
    ])
    send.setContentHuggingPriority(.required, for: .horizontal)
    send.setContentCompressionResistancePriority(.required, for: .horizontal)
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { .zero }
  func textViewDidChange(_ textView: UITextView) { invalidateIntrinsicContentSize() }
}

extension NSLayoutConstraint {
  fileprivate func at(_ priority: UILayoutPriority) -> NSLayoutConstraint {
    self.priority = priority
    return self
  }
}

/// Says its height itself.
@MainActor
private final class Strip: UIView {
  var height: CGFloat = 40 { didSet { invalidateIntrinsicContentSize() } }
  override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: height)
  }
}

/// Input and accessory views that say how high they are.
final class ChainInputSizeTests: XCTestCase {
  func testAnAccessoryViewGrowsWithItsTextAndShrinksAgain() throws {
    try Stage.run(width: 320) { stage in
      let bar = ComposeBar()
      let field = stage.add(UITextField())
      field.inputAccessoryView = bar
      field.becomeFirstResponder()
      stage.settle()
      let one = bar.frame.height
      XCTAssertTrue((30...60).contains(one), "\(one)")
      bar.textView.becomeFirstResponder()
      bar.textView.insertText("one\ntwo\nthree")
      stage.settle()
      let three = bar.frame.height
      XCTAssertGreaterThan(three, one + 25)
      bar.textView.text = ""
      bar.textViewDidChange(bar.textView)
      stage.settle()
      XCTAssertEqual(bar.frame.height, one)
      bar.textView.insertText(String(repeating: "words that wrap ", count: 12))
      stage.settle()
      XCTAssertGreaterThan(bar.frame.height, three)
      XCTAssertEqual(bar.convert(bar.bounds, to: nil).maxY, 600 - stage.barHeight)
    }
  }

  func testAnAccessoryViewsOwnHeightMayChange() throws {
    for asInput in [false, true] {
      try Stage.run { stage in
        let (field, strip) = (stage.add(UITextField()), Strip())
        if asInput { field.inputView = strip } else { field.inputAccessoryView = strip }
        field.becomeFirstResponder()
        stage.settle()
        for height: CGFloat in [40, 90, 30, 0, 60] {
          strip.height = height
          stage.settle()
          XCTAssertEqual(strip.frame.height, height)
          XCTAssertEqual(stage.dockHeight, height + (asInput ? 0 : stage.barHeight))
        }
      }
    }
  }

  func testTextThatWrapsIsAsHighAsTheWindowsWidthMakesIt() throws {
    for hasFrame in [true, false] {
      try Stage.run(width: 320) { stage in
        let (field, accessory, label) = (stage.add(UITextField()), UIView(), UILabel())
        accessory.translatesAutoresizingMaskIntoConstraints = hasFrame
        label.translatesAutoresizingMaskIntoConstraints = false
        label.numberOfLines = 0
        label.text = String(repeating: "words that wrap ", count: 8)
        accessory.addSubview(label)
        NSLayoutConstraint.activate([
          label.topAnchor.constraint(equalTo: accessory.topAnchor),
          label.bottomAnchor.constraint(equalTo: accessory.bottomAnchor),
          label.leadingAnchor.constraint(equalTo: accessory.leadingAnchor),
          label.trailingAnchor.constraint(equalTo: accessory.trailingAnchor),
        ])
        field.inputAccessoryView = accessory
        field.becomeFirstResponder()
        stage.settle()
        let narrow = label.sizeThatFits(CGSize(width: 320, height: 0)).height
        XCTAssertEqual(accessory.frame.size, CGSize(width: 320, height: narrow))
        stage.resize(width: 800, height: 600)
        let wide = label.sizeThatFits(CGSize(width: 800, height: 0)).height
        XCTAssertLessThan(wide, narrow)
        XCTAssertEqual(accessory.frame.size, CGSize(width: 800, height: wide))
      }
    }
  }

  func testAnInputViewSizesItselfIfItMay() throws {
    for asInput in [false, true] {
      try Stage.run { stage in
        let field = stage.add(UITextField())
        let keys = UIInputView(
          frame: CGRect(x: 0, y: 0, width: 10, height: 70), inputViewStyle: .keyboard)
        let inside = UIView()
        inside.translatesAutoresizingMaskIntoConstraints = false
        keys.addSubview(inside)
        let height = inside.heightAnchor.constraint(equalToConstant: 100)
        NSLayoutConstraint.activate([
          inside.topAnchor.constraint(equalTo: keys.topAnchor),
          keys.bottomAnchor.constraint(greaterThanOrEqualTo: inside.bottomAnchor).at(.defaultHigh),
          height,
        ])
        if asInput { field.inputView = keys } else { field.inputAccessoryView = keys }
        field.becomeFirstResponder()
        stage.settle()
        XCTAssertEqual(keys.frame.height, 70)
        keys.allowsSelfSizing = true
        stage.settle()
        XCTAssertEqual(keys.frame.height, 100)
        height.constant = 30
        stage.settle()
        XCTAssertEqual(keys.frame.height, 30)
      }
    }
  }

  func testAConstraintOfAnInputViewMayChange() throws {
    for asInput in [false, true] {
      try Stage.run { stage in
        let (field, keys) = (stage.add(UITextField()), UIView())
        keys.translatesAutoresizingMaskIntoConstraints = false
        let height = keys.heightAnchor.constraint(equalToConstant: 120)
        height.isActive = true
        if asInput { field.inputView = keys } else { field.inputAccessoryView = keys }
        field.becomeFirstResponder()
        stage.settle()
        XCTAssertEqual(keys.frame.size, CGSize(width: 800, height: 120))
        height.constant = 50
        stage.settle()
        XCTAssertEqual(keys.frame.size, CGSize(width: 800, height: 50))
      }
    }
  }
}
