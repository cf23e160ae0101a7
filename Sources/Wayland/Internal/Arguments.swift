// SPDX-License-Identifier: MIT

import CWayland

/// The arguments of an event. libwayland has checked that they are what the table says.
struct Arguments {
  private let values: UnsafePointer<wl_argument>

  init(_ values: UnsafePointer<wl_argument>) { self.values = values }

  func uint(_ index: Int) -> UInt32 { values[index].u }
  func int(_ index: Int) -> Int32 { values[index].i }

  /// A fixed-point number, which has 8 bits after the point.
  func fixed(_ index: Int) -> Double { Double(values[index].f) / 256 }

  /// A string; bytes that are no UTF-8 become replacement characters.
  func string(_ index: Int) -> String { values[index].s.map { String(cString: $0) } ?? "" }

  /// An object, or the one that the event makes.
  func object(_ index: Int) -> OpaquePointer? { values[index].o }

  /// A descriptor, which belongs to whoever takes it.
  func descriptor(_ index: Int) -> Int32 { values[index].h }

  /// An array of 32-bit numbers.
  func uints(_ index: Int) -> [UInt32] {
    guard let array = values[index].a?.pointee, let data = array.data else { return [] }
    let count = array.size / MemoryLayout<UInt32>.size
    return (0..<count).map { data.load(fromByteOffset: $0 * 4, as: UInt32.self) }
  }
}
