// SPDX-License-Identifier: MIT

import SystemKeyboard
import Testing

@Suite("Looks whether another input method left")
struct InputMethodLooksTests {
  @Test("A killed keyboard's successor waits for moments, and for others every three seconds")
  func waits() {
    var looks = InputMethodLooks()
    var waits: [Double] = []
    while !looks.isPatient { waits.append(looks.next()) }
    #expect(waits == [0.05, 0.1, 0.25, 0.5, 1])
    #expect((0..<3).map { _ in looks.next() } == [3, 3, 3])
    #expect(looks.isPatient)
  }
}
