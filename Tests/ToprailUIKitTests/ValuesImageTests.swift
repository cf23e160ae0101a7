// SPDX-License-Identifier: MIT

import UIKit
import XCTest

@testable import ToprailUIKit

/// The least that makes a picture of a kind: its signature and the place of its size.
private let png = Data(
  [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)
    + [0, 0, 0, 32, 0, 0, 1, 2])
private let gif = Data(Array("GIF89a".utf8) + [7, 1, 9, 0])
private let jpeg = Data([
  0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 1, 2, 0xFF, 0xC4, 0, 2, 0xFF, 0xC2, 0, 11, 8, 0, 30, 1, 44, 1,
])

final class ValuesImageTests: XCTestCase {
  private var lookup: @Sendable (String) -> Bool = { _ in false }

  override func setUp() {
    lookup = UIImage.iconExists
    UIImage.iconExists = { ["my-own-icon-symbolic", "edit-undo-symbolic"].contains($0) }
  }

  override func tearDown() {
    UIImage.iconExists = lookup
  }

  func testSymbolsOfTheTable() throws {
    let image = try XCTUnwrap(UIImage(systemName: "arrow.uturn.backward"))
    XCTAssertEqual(image.symbolName, "edit-undo-symbolic")
    XCTAssertEqual(image.spokenName, "Undo")
    XCTAssertEqual(image.size, CGSize(width: 20, height: 20))
  }

  func testSymbolsOfTheIconTheme() throws {
    let image = try XCTUnwrap(UIImage(systemName: "my.own.icon"))
    XCTAssertEqual(image.symbolName, "my-own-icon-symbolic")
    XCTAssertEqual(image.spokenName, "my own icon")
  }

  func testNamesThatNothingKnows() {
    XCTAssertNil(UIImage(systemName: "no.such.symbol"))
    XCTAssertNil(UIImage(systemName: ""))
    XCTAssertNil(UIImage(named: "no-such-icon"))
    XCTAssertNil(UIImage(named: ""))
  }

  func testNamesOfTheIconTheme() throws {
    let image = try XCTUnwrap(UIImage(named: "edit-undo-symbolic"))
    XCTAssertEqual(image.symbolName, "edit-undo-symbolic")
    XCTAssertEqual(image.spokenName, "Undo")
  }

  func testPicturesTellTheirSize() {
    XCTAssertEqual(UIImage(data: png)?.size, CGSize(width: 32, height: 258))
    XCTAssertEqual(UIImage(data: gif)?.size, CGSize(width: 263, height: 9))
    XCTAssertEqual(UIImage(data: jpeg)?.size, CGSize(width: 300, height: 30))
    XCTAssertEqual(
      UIImage(data: Data("<?xml version='1.0'?><svg/>".utf8))?.size,
      CGSize(width: 20, height: 20))
    XCTAssertNil(UIImage(data: png)?.symbolName)
  }

  /// Every beginning of a picture must be read without a crash.
  func testDamagedPicturesAreNil() {
    XCTAssertNil(UIImage(data: Data("hello".utf8)))
    for whole in [png, gif, jpeg] {
      for length in 0..<(whole.count - 1) {
        XCTAssertNil(UIImage(data: whole.prefix(length)), "\(length) bytes")
      }
    }
    let endless = Data([0xFF, 0xD8, 0xFF, 0xE0, 0, 0, 0, 0, 0, 0, 0, 0])
    XCTAssertNil(UIImage(data: endless))
  }

  func testFiles() throws {
    let path = NSTemporaryDirectory() + "toprail-\(UUID().uuidString).png"
    try png.write(to: URL(fileURLWithPath: path))
    defer { try? FileManager.default.removeItem(atPath: path) }
    XCTAssertEqual(UIImage(contentsOfFile: path)?.source, .file(path: path))
    XCTAssertNil(UIImage(contentsOfFile: path + ".missing"))
  }

  func testEquality() {
    XCTAssertEqual(UIImage(systemName: "bold"), UIImage(systemName: "bold"))
    XCTAssertEqual(UIImage(systemName: "bold")?.hash, UIImage(systemName: "bold")?.hash)
    XCTAssertNotEqual(UIImage(systemName: "bold"), UIImage(systemName: "italic"))
    XCTAssertEqual(UIImage(data: png), UIImage(data: png))
  }
}
