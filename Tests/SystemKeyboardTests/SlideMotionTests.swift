// SPDX-License-Identifier: MIT

import Testing

@testable import SystemKeyboard

@Suite struct SlideMotionTests {
  private let coming = SlideMotion(from: 300, to: 0, start: 5)

  @Test func beginsWhereItIsAndEndsInTime() {
    #expect(coming.place(at: 5) == 300)
    let half = coming.place(at: 5.08) ?? 0
    #expect((half - 37.5).magnitude < 1e-6)
    #expect(coming.place(at: 5.16) == nil)
    #expect(coming.place(at: 500) == nil)
  }

  @Test(arguments: [(300.0, 0.0), (0, 300), (120, 300), (1, 0), (0, 16_384)])
  func neverTurnsAndSlowsDown(from: Double, to: Double) {
    let motion = SlideMotion(from: from, to: to, start: 0)
    let places = (0...160).map { motion.place(at: Double($0) / 1000) ?? to }
    #expect(places.first == from && places.last == to)
    let steps = zip(places, places.dropFirst()).map { ($1 - $0) * (to > from ? 1 : -1) }
    #expect(steps.allSatisfy { $0 >= 0 })
    // The last step is what is left below half a point.
    let moving = steps.prefix { $0 > 0 }.dropLast()
    #expect(zip(moving, moving.dropFirst()).allSatisfy { $0 >= $1 })
  }

  @Test func aClockThatIsBehindWaits() { #expect(coming.place(at: 4) == 300) }

  @Test func whereThereIsNoWayNothingMoves() {
    #expect(SlideMotion(from: 0, to: 0, start: 0).place(at: 0) == nil)
  }
}
