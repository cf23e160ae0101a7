// SPDX-License-Identifier: MIT

import Foundation
import InputAssistant
import XCTest

@testable import ToprailUIKit

private let text = String(decoding: PackageResources.symbols_tsv, as: UTF8.self)

private func mistake(in text: String) -> String? {
  do {
    _ = try SymbolTable(parsing: text)
    return nil
  } catch {
    return error.description
  }
}

private func themeIcons() throws -> Set<String> {
  let theme = "/usr/share/icons/Adwaita"
  let paths = FileManager.default.enumerator(atPath: theme)?.compactMap { $0 as? String } ?? []
  try XCTSkipIf(paths.isEmpty, "Adwaita's icons are not installed")
  return Set(
    paths.compactMap { $0.split(separator: "/").last.map { String($0.prefix { $0 != "." }) } })
}

final class ValuesSymbolTests: XCTestCase {
  func testTheFileHasNoMistake() throws {
    XCTAssertNil(mistake(in: text))
    XCTAssertGreaterThan(try SymbolTable(parsing: text).symbols.count, 150)
    XCTAssertEqual(SymbolTable.shared["bold"]?.iconName, "format-text-bold-symbolic")
  }

  func testEveryIconIsInGNOMEsTheme() throws {
    let icons = try themeIcons()
    XCTAssertEqual(SymbolTable.shared.symbols.values.filter { !icons.contains($0.iconName) }, [])
  }

  func testTheSystemsItemsUseIconsOfGNOMEsTheme() throws {
    let icons = try themeIcons()
    let items = (0...25).compactMap(UIBarButtonItem.SystemItem.init(rawValue:))
    let system = SystemGroups.editing(
      hasSelection: false, canUndo: true, canRedo: true, canCut: true, canCopy: true,
      canPaste: true)
    let used = items.compactMap(\.look.symbol) + system.flatMap(\.items).compactMap(\.symbol)
    XCTAssertEqual(used.count, 20 + 5)
    XCTAssertEqual(used.filter { !icons.contains($0) }, [])
  }

  func testMistakesNameTheirLine() {
    XCTAssertEqual(
      mistake(in: "# ok\na\tb\tc\n\nd\te\n"), "symbols.tsv:4: 2 columns instead of 3")
    XCTAssertEqual(mistake(in: "a\tb\tc\td"), "symbols.tsv:1: 4 columns instead of 3")
    XCTAssertEqual(mistake(in: "a\t\tc"), "symbols.tsv:1: a column is empty")
    XCTAssertEqual(mistake(in: "a\tb\tc\na\tx\ty"), "symbols.tsv:2: a is there twice")
  }

  func testTheFirstLineSpeaksForAnIcon() throws {
    let table = try SymbolTable(parsing: "a\ticon\tFirst\nb\ticon\tSecond\n")
    XCTAssertEqual(table.spokenName(icon: "icon"), "First")
    XCTAssertEqual(table["b"]?.spokenName, "Second")
  }
}
