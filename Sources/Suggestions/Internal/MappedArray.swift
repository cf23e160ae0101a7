// SPDX-License-Identifier: MIT

/// Numbers in a mapped file. What lies outside reads as zero: a file may say anything.
struct MappedArray<Element: FixedWidthInteger & BitwiseCopyable>: @unchecked Sendable {
  let count: Int
  private let start: UnsafeRawPointer

  /// - Parameter bytes: Must outlive this value and start at a multiple of the element's size.
  init(_ bytes: UnsafeRawBufferPointer) {
    count = bytes.count / MemoryLayout<Element>.stride
    // Never read while the count is zero.
    start = bytes.baseAddress ?? UnsafeRawPointer(bitPattern: 8).unsafelyUnwrapped
  }

  @inline(__always)
  subscript(index: Int) -> Element {
    guard UInt(bitPattern: index) < UInt(bitPattern: count) else { return 0 }
    return Element(
      littleEndian: start.load(
        fromByteOffset: index &* MemoryLayout<Element>.stride, as: Element.self))
  }

  /// The part of a range that lies inside.
  @inline(__always)
  func clamped(_ lower: Int, _ upper: Int) -> Range<Int> {
    let start = min(max(lower, 0), count)
    return start..<min(max(upper, start), count)
  }

  /// The first index in a range, in which the numbers ascend, whose number isn't less than the given.
  @inline(__always)
  func lowerBound(of value: Int, in range: Range<Int>) -> Int {
    var (low, high) = (range.lowerBound, range.upperBound)
    while low < high {
      let middle = (low &+ high) / 2
      if Int(truncatingIfNeeded: self[middle]) < value { low = middle &+ 1 } else { high = middle }
    }
    return low
  }
}
