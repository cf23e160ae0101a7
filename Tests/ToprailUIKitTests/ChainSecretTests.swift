// SPDX-License-Identifier: MIT

import UIKit
import XCTest

@testable import ToprailUIKit

/// Text that is secret leaves its field neither over the clipboard nor in memory.
final class ChainSecretTests: XCTestCase {
  /// What is on the clipboard after a secret text view with its whole text selected was used.
  @MainActor private static func clipboard(
    _ stage: Stage, after use: (UITextView) throws -> Void
  ) rethrows -> String? {
    let plain = stage.add(UITextView(), y: 300)
    plain.text = "plain"
    plain.selectAll(nil)
    plain.copy(nil)
    let secret = stage.add(UITextView())
    secret.isSecureTextEntry = true
    secret.text = "secret"
    secret.becomeFirstResponder()
    secret.selectAll(nil)
    stage.settle()
    try use(secret)
    XCTAssertEqual(secret.text, "secret")
    plain.text = ""
    plain.paste(nil)
    stage.pump("the clipboard's text") { plain.text != "" }
    return plain.text
  }

  func testCopyAndCutLeaveTheClipboardAlone() throws {
    try Stage.run { stage in
      let text = Self.clipboard(stage) { secret in
        secret.copy(nil)
        secret.cut(nil)
      }
      XCTAssertEqual(text, "plain")
    }
  }

  func testTheKeysForCopyAndCutDoTheSame() throws {
    try Stage.run { stage in
      let text = Self.clipboard(stage) { secret in
        stage.copyByKey(in: secret)
        stage.cutByKey(in: secret)
      }
      XCTAssertEqual(text, "plain")
    }
  }

  func testTheBarsCutAndCopyAreDisabled() throws {
    try Stage.run { stage in
      _ = try Self.clipboard(stage) { _ in
        XCTAssertEqual(stage.shortcuts, ["Cut", "Copy", "Paste"])
        XCTAssertFalse(try stage.button("Cut").isEnabled)
        XCTAssertFalse(try stage.button("Copy").isEnabled)
        XCTAssertTrue(try stage.button("Paste").isEnabled)
      }
    }
  }

  func testWhatIsTypedWithoutABarIsNotKept() throws {
    try Stage.run { stage in
      let field = stage.add(UITextField())
      field.inputView = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
      field.becomeFirstResponder()
      stage.type("word", into: field)
      XCTAssertEqual(field.engine.typed, "")
    }
  }

  func testASecretIsNotKeptForAMoment() throws {
    try Stage.run { stage in
      let field = stage.add(UITextField())
      field.isSecureTextEntry = true
      field.becomeFirstResponder()
      stage.settle()
      stage.press("x", in: field)
      XCTAssertEqual(field.engine.typed, "")
    }
  }

  func testTheEndOfEditingForgetsWhatWasTyped() throws {
    try Stage.run { stage in
      let field = stage.add(UITextField())
      field.becomeFirstResponder()
      stage.settle()
      stage.press("x", in: field)
      XCTAssertEqual(field.engine.typed, "x")
      field.resignFirstResponder()
      XCTAssertEqual(field.engine.typed, "")
    }
  }
}
