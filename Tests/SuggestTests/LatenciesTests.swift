// SPDX-License-Identifier: MIT

import SuggestKit
import Testing

@Suite struct LatenciesTests {
  @Test(
    arguments: [
      ([], [0, 0, 0]), ([3000], [3, 3, 3]), ([3000, 1000], [1, 3, 3]),
      ((1...100).map { $0 * 1000 }.reversed(), [50, 99, 100]),
      ((1...200).map { $0 * 1000 }, [100, 198, 200]),
      ([UInt64.max], [4_294_967.295, 4_294_967.295, 4_294_967.295]),
    ] as [([UInt64], [Double])])
  func quantiles(nanoseconds: [UInt64], microseconds: [Double]) {
    var latencies = Latencies()
    for duration in nanoseconds { latencies.add(duration) }
    #expect(latencies.figures.map(\.0) == ["p50us", "p99us", "maxus"])
    #expect(latencies.figures.map(\.1) == microseconds)
  }
}
