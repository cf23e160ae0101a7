// SPDX-License-Identifier: MIT

import Testing

@testable import SystemKeyboard

/// What is believed of a screen, which has 720 × 1280 pixels on 68 × 121 mm.
@MainActor
@Suite struct ScreenTests {
  @Test("Millimetres are believed where they have the shape of the picture, turned or not")
  func millimetres() throws {
    let board = try Board()
    board.settle()
    let output = try #require(board.compositor.outputs.first)
    let screen = try #require(board.globals.screens.first)
    func density(width: Double) -> Double? { screen.pointsPerMillimetre(width: width) }
    #expect(try (5.28...5.3).contains(#require(density(width: 360))))
    output.change { $0.transform = 1 }
    board.settle()
    #expect(try (5.28...5.3).contains(#require(density(width: 640))))
    output.change { $0.millimetres = (121, 68) }
    board.settle()
    #expect(density(width: 640) == nil)
  }
}
