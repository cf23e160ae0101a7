// SPDX-License-Identifier: MIT

import InputAssistant
import Testing

@Suite("Keys and bar share a screen")
struct KeyFitTests {
  @Test("Never more than half of the height while caps are above 32")
  func half() {
    for screen in stride(from: 200.0, through: 1400, by: 7) {
      for rows in 3...5 {
        for (bar, single) in [(0.0, 0.0), (44, 44), (88, 44), (132, 88)] {
          let fit = fitKeys(
            rows: rows, barHeight: bar, alternatingBarHeight: single, screenHeight: screen)
          let used = fit.metrics.height(rows: rows) + (fit.barAlternates ? single : bar)
          let cap = fit.metrics.capHeight
          #expect(cap >= 32 && cap <= 44)
          #expect(used <= screen / 2 + 0.001 || cap == 32 && (fit.barAlternates || bar == single))
          // The bar alternates only if it must.
          let least = Double(rows) * 43 + bar
          #expect(fit.barAlternates == (bar > single && least > screen / 2))
        }
      }
    }
  }

  @Test("Numbers for a phone")
  func phones() {
    let tall = fitKeys(rows: 4, barHeight: 88, alternatingBarHeight: 44, screenHeight: 640)
    #expect(tall == KeyFit(metrics: .phone, barAlternates: false))
    let low = fitKeys(rows: 4, barHeight: 88, alternatingBarHeight: 44, screenHeight: 480)
    #expect(low.metrics.capHeight == 38 && low.barAlternates)
    let none = fitKeys(rows: 4, barHeight: 44, alternatingBarHeight: 44, screenHeight: .nan)
    #expect(none.metrics.capHeight == 32)
  }

  @Test("Text twice as large has caps twice as high")
  func scaled() {
    #expect(KeyMetrics.phone.scaled(by: 2).capHeight == 88)
    #expect(KeyMetrics.phone.scaled(by: .nan) == .phone)
    #expect(KeyMetrics.tablet.scaled(by: 9).capHeight == 156)
    #expect(KeyMetrics.tablet.height(rows: -1) == 0)
  }
}
