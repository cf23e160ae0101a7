// SPDX-License-Identifier: MIT

import GTK
import InputAssistant
import UIKit
import XCTest

@testable import ToprailUIKit

private final class Plain: UITextInputTraits {}

private final class Special: UITextInputTraits {
  var autocapitalizationType = UITextAutocapitalizationType.words
  var autocorrectionType = UITextAutocorrectionType.no
  var spellCheckingType = UITextSpellCheckingType.yes
  var keyboardType = UIKeyboardType.webSearch
  var keyboardAppearance = UIKeyboardAppearance.dark
  var returnKeyType = UIReturnKeyType.send
  var enablesReturnKeyAutomatically = true
  var isSecureTextEntry = true
  var textContentType: UITextContentType! = .oneTimeCode
}

final class ValuesTraitsTests: XCTestCase {
  @MainActor func testDefaultsAreTheModels() async {
    XCTAssertEqual(InputTraits(from: Plain()), InputTraits())
  }

  @MainActor func testEveryTraitTravels() async {
    let traits = InputTraits(from: Special())
    XCTAssertEqual(traits.autocapitalization, .words)
    XCTAssertEqual(traits.autocorrection, .no)
    XCTAssertEqual(traits.spellChecking, .yes)
    XCTAssertEqual(traits.keyboard, .webSearch)
    XCTAssertEqual(traits.appearance, .dark)
    XCTAssertEqual(traits.returnKey, .send)
    XCTAssertTrue(traits.enablesReturnKeyAutomatically)
    XCTAssertTrue(traits.isSecure)
    XCTAssertEqual(traits.contentType, .oneTimeCode)
  }

  /// A system keyboard that hears of lowercase turns every capital letter into a small one.
  @MainActor func testNoCapitalisationAsksForNothing() async {
    var traits = InputTraits()
    traits.autocapitalization = .none
    traits.autocorrection = .no
    XCTAssertEqual(traits.hints, [])
    traits.autocapitalization = .words
    XCTAssertEqual(traits.hints, [.uppercaseWords])
  }

  @MainActor func testContentTypes() async {
    func mapped(_ type: UITextContentType?) -> InputTraits.ContentType? {
      let special = Special()
      special.textContentType = type
      return InputTraits(from: special).contentType
    }
    let pairs: [(UITextContentType, InputTraits.ContentType)] = [
      (.username, .username), (.password, .password), (.newPassword, .newPassword),
      (.oneTimeCode, .oneTimeCode), (.emailAddress, .emailAddress), (.URL, .URL),
      (.telephoneNumber, .telephoneNumber), (.creditCardNumber, .creditCardNumber),
      (.name, .name), (.postalCode, .other), (.init(rawValue: "?"), .other),
    ]
    for (type, expected) in pairs { XCTAssertEqual(mapped(type), expected, type.rawValue) }
    XCTAssertNil(mapped(nil))
  }

  /// Case by case by name, so that neither side can move without the other.
  func testNamesAndRawValuesAreTheSameOnBothSides() {
    func names<Left: RawRepresentable<Int>, Right: RawRepresentable<Int>>(
      _ left: Left.Type, _ right: Right.Type
    ) -> [[String]] {
      (0..<13).map { rawValue in
        [left.init(rawValue: rawValue), right.init(rawValue: rawValue) as Any?].map {
          $0.map { "\($0)" } ?? ""
        }
      }
    }
    let all =
      names(UIKeyboardType.self, InputTraits.Keyboard.self)
      + names(UIReturnKeyType.self, InputTraits.ReturnKey.self)
      + names(UITextAutocapitalizationType.self, InputTraits.Autocapitalization.self)
      + names(UITextAutocorrectionType.self, InputTraits.Autocorrection.self)
      + names(UITextSpellCheckingType.self, InputTraits.SpellChecking.self)
      + names(UIKeyboardAppearance.self, InputTraits.Appearance.self)
    XCTAssertEqual(all.filter { $0[0] != $0[1] }, [])
    XCTAssertEqual(all.filter { $0[0] != "" }.count, 12 + 12 + 4 + 3 + 3 + 3)
  }
}
