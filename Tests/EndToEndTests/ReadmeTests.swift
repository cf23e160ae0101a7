// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import XCTest

/// What the README says, tried.
final class ReadmeTests: AppTestCase {
  private func readme() throws -> Markdown { try Markdown(Checkout.path(of: "README.md")) }

  func testItIsShortAndItsLinksLeadSomewhere() throws {
    let readme = try readme()
    XCTAssertLessThanOrEqual(readme.lines.count, 151, "150 lines, each with its end")
    let files = readme.links.filter { !$0.hasPrefix("https://") }
    XCTAssertGreaterThan(files.count, 3)
    for file in files where !file.hasPrefix("#") {
      XCTAssertTrue(Checkout.contains(file), "there is no \(file)")
    }
    let headings = readme.lines.filter { $0.hasPrefix("## ") }.map {
      "#" + $0.dropFirst(3).lowercased().replacing(" ", with: "-")
    }
    for place in files where place.hasPrefix("#") { XCTAssertTrue(headings.contains(place), place) }
  }

  func testItsPicturesAreSmall() throws {
    let pictures = try readme().links.filter { $0.hasSuffix(".png") }
    XCTAssertEqual(pictures.count, 2)
    for picture in pictures {
      let path = Checkout.path(of: picture)
      let size = try FileManager.default.attributesOfItem(atPath: path)[.size] as? Int
      XCTAssertLessThan(try XCTUnwrap(size), 200_000, picture)
    }
  }

  func testItsCommandsAreTargetsThatExist() throws {
    let targets = try readme().commands.map(\.words).filter { $0.first == "make" }
    XCTAssertGreaterThan(targets.count, 4)
    for target in targets {
      try Program.run("make", ["-C", Checkout.path, "--dry-run"] + target.dropFirst())
    }
  }

  func testItsOtherCommandPrintsWhatItSays() throws {
    let others = try readme().commands.filter { !["make", "toprail"].contains($0.words.first) }
    XCTAssertEqual(others.map(\.words), [["swift", "run", "suggest", "complete", "how are y"]])
    let suggest = Checkout.path(of: ".build/debug/suggest")
    for (words, comment) in others {
      let lines = try Program.run(suggest, Array(words.dropFirst(3)), environment: withWords())
      let found = lines.map { $0.prefix { $0 != "\t" } }.joined(separator: ", ")
      XCTAssertTrue(comment.contains(" \(found):"), "\(found), not\(comment)")
    }
  }

  func testTheFirstProgramDoesWhatItSays() throws {
    let program = try buildFirstProgram()
    let app = try launch(program)
    try app.waitForButtons(["Done", "Undo", "Redo", "Paste", "Bold"])
    let frames = try app.elements().filter(\.isButton).map(\.frame)
    XCTAssertLessThan(frames[3].maxX, 400, "the system's items are at the left")
    XCTAssertGreaterThan(frames[4].x, 700, "the app's item is at the right")
    try app.waitForFocus()
    try app.click(app.button("Bold"))
    try app.waitForText("**bold**")
    try app.click(app.button("Undo"))
    try app.waitForText("")
    try app.click(app.button("Done"))
    try app.waitForButtons([])
  }

  /// Builds the two files beside the checkout, which later runs find built; returns the program.
  private func buildFirstProgram() throws -> String {
    let files = try readme().blocks.filter { $0.language == "swift" }
    XCTAssertEqual(files.map(\.title), ["Package.swift", "Sources/Hello/AppDelegate.swift"])
    let folder = Checkout.path(of: ".build/readme")
    let package = "\(folder)/hello"
    let manager = FileManager.default
    try manager.createDirectory(
      atPath: "\(package)/Sources/Hello", withIntermediateDirectories: true)
    try? manager.removeItem(atPath: "\(folder)/toprail")
    try manager.createSymbolicLink(
      atPath: "\(folder)/toprail", withDestinationPath: Checkout.path)
    for file in files {
      try (file.code.joined(separator: "\n") + "\n")
        .write(toFile: "\(package)/\(file.title ?? "")", atomically: true, encoding: .utf8)
    }
    try Program.run(
      "swift", ["build", "--package-path", package], by: Deadline(seconds: 900))
    return "\(package)/.build/debug/Hello"
  }
}
