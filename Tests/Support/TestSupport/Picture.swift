// SPDX-License-Identifier: MIT

import Foundation

/// The pixels of a picture file.
package struct Picture {
  package let width: Int
  package let height: Int
  private let bytes: Data

  /// Reads a file of any kind that ImageMagick knows.
  package init(_ path: String) throws {
    try Program.run("convert", [path, "-alpha", "off", "-depth", "8", "\(path).rgb"])
    bytes = try Data(contentsOf: URL(fileURLWithPath: "\(path).rgb"))
    let size = try Program.run("identify", ["-format", "%w %h\\n", path])
    let numbers = (size.first ?? "").split(separator: " ").compactMap { Int($0) }
    guard numbers.count == 2, bytes.count == 3 * numbers[0] * numbers[1] else {
      throw Trouble("\(path) is no picture: \(size)")
    }
    (width, height) = (numbers[0], numbers[1])
  }

  /// How many pixels of a part are as dark as text on a light ground.
  package func darkPixels(in frame: Frame) -> Int {
    pixels(in: frame).count { $0.max() ?? 255 < 110 }
  }

  /// How many colours there are in a part.
  package func colours(in frame: Frame) -> Int { Set(pixels(in: frame)).count }

  /// How many colours there are at all.
  package func colours() -> Int { colours(in: Frame(x: 0, y: 0, width: width, height: height)) }

  /// The colours of a part, row by row, each as red, green and blue.
  package func pixels(in frame: Frame) -> [[UInt8]] {
    let rows = max(0, frame.y)..<max(0, min(height, frame.maxY))
    let columns = max(0, frame.x)..<max(0, min(width, frame.maxX))
    return rows.flatMap { row in
      columns.map { column in
        let start = 3 * (row * width + column)
        return Array(bytes[start..<start + 3])
      }
    }
  }
}
