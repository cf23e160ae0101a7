// SPDX-License-Identifier: MIT

import InputAssistant
import Testing

@testable import Painting

private let all: [Symbol] =
  KeySymbol.allCases.map { .key($0) } + [.undo, .redo, .cut, .copy, .paste, .back, .forward]

@Suite struct DrawingTests {
  private func ink(_ mask: Mask) -> Int {
    (0..<mask.height).reduce(0) { sum, y in
      sum + (0..<mask.width).reduce(0) { $0 + Int(mask.bytes[y * mask.stride + $1]) }
    }
  }

  private func mask(_ shapes: [Shape]) -> Mask {
    let mask = Mask(width: 240, height: 240)
    mask.draw(shapes, side: 240)
    return mask
  }

  @Test(arguments: all) func everyDrawingHasInkWithinItsSquare(symbol: Symbol) {
    let mask = Mask(symbol, side: 48)
    #expect(ink(mask) > 48 * 255)
    for step in 0..<48 {
      for (x, y) in [(step, 0), (step, 47), (0, step), (47, step)] {
        #expect(mask.bytes[y * mask.stride + x] == 0)
      }
    }
  }

  @Test func everyPathIsReadToItsEnd() {
    for shape in all.flatMap(\.shapes) {
      var reader = NumberReader(shape.path)
      var letters = 0
      while let letter = reader.letter() {
        #expect("MLHVAZ".utf8.contains(letter))
        letters += 1
        while reader.next() != nil {}
      }
      #expect(letters == shape.path.filter { $0 >= UInt8(ascii: "A") }.count)
    }
  }

  @Test func theKeyboardsDrawingsAreDrawnAsTheySay() throws {
    let hide = Symbol.key(.hide).shapes
    #expect(hide.map(\.isFilled) == [false, false, false])
    #expect(hide.map(\.dashes) == [[], [0.1, 3.55], []])
    #expect(hide.map(\.lineWidth) == [1.7, 1.7, 1.7])
    #expect(Symbol.key(.shiftOnce).shapes.map(\.isFilled) == [true])
    #expect(ink(Mask(.key(.shiftOnce), side: 48)) > ink(Mask(.key(.shift), side: 48)) * 3 / 2)
  }

  /// The share of the square that a filled path covers.
  private func area(_ path: String) -> Double {
    var shape = Shape(path)
    (shape.isFilled, shape.lineWidth) = (true, 0)
    return Double(ink(mask([shape]))) / 255 / 100
  }

  @Test func arcsAreArcsOfCircles() {
    let circle = Double.pi * 64
    #expect(abs(area("M20 12 A8 8 0 0 1 4 12 A8 8 0 0 1 20 12 Z") - circle) < 0.5)
    #expect(abs(area("M20 12 A8 8 0 0 0 4 12 A8 8 0 0 0 20 12 Z") - circle) < 0.5)
    // A quarter in each of the four ways: the small and the large one, either way round.
    let quarter = circle / 4 - 32
    #expect(abs(area("M20 12 A8 8 0 0 1 12 20 Z") - quarter) < 0.5)
    #expect(abs(area("M20 12 A8 8 0 0 0 12 20 Z") - quarter) < 0.5)
    #expect(abs(area("M16 12 A4 4 0 1 1 12 8 Z") - (Double.pi * 12 + 8)) < 0.5)
    #expect(abs(area("M12 8 A4 4 0 1 0 16 12 Z") - (Double.pi * 12 + 8)) < 0.5)
  }

  @Test func linesGoWhereTheySay() {
    #expect(abs(area("M4 4 H20 V20 L4 20 Z") - 256) < 0.01)
    #expect(abs(area("M4,4H20V20L4,20Z") - 256) < 0.01)
  }

  @Test func aPathThatIsNoneDrawsWhatItCan() {
    for path in ["", "Q1 2 3 4", "M", "M 1", "L 3 x", "A1 2 0 0 1 5 5", "M4 4 H-20.5.3", "Z"] {
      #expect(area(path) >= 0)
    }
  }
}
