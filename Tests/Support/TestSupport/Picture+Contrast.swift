// SPDX-License-Identifier: MIT

import Foundation

extension Picture {
  /// The contrast between the ground of a part and what stands out from it most, 1 to 21.
  ///
  /// The ground is the colour that most pixels have. By WCAG 2.2's "contrast ratio"
  /// (https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio).
  package func contrast(in frame: Frame) -> Double {
    var counts: [[UInt8]: Int] = [:]
    for pixel in pixels(in: frame) { counts[pixel, default: 0] += 1 }
    guard let ground = counts.max(by: { $0.value < $1.value })?.key else { return 1 }
    return counts.keys.map { Self.contrast($0, ground) }.max() ?? 1
  }

  private static func contrast(_ one: [UInt8], _ other: [UInt8]) -> Double {
    let (a, b) = (luminance(one), luminance(other))
    return (max(a, b) + 0.05) / (min(a, b) + 0.05)
  }

  private static func luminance(_ pixel: [UInt8]) -> Double {
    let linear = pixel.map { (value: UInt8) -> Double in
      let part = Double(value) / 255
      return part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
  }
}

extension Frame {
  /// The part that lies so many points within.
  package func inset(by points: Int) -> Frame {
    Frame(x: x + points, y: y + points, width: width - 2 * points, height: height - 2 * points)
  }
}
