// SPDX-License-Identifier: MIT

import Glibc

/// A client's memory, mapped until the last buffer in it is gone.
final class ClientMemory {
  private(set) var size = 0
  private var base: UnsafeMutableRawPointer?
  private var descriptor: Int32 = -1

  deinit {
    unmap()
    if descriptor >= 0 { close(descriptor) }
  }

  func map(_ descriptor: Int32, size: Int) -> Bool {
    self.descriptor = dup(descriptor)
    return remap(size)
  }

  func resize(_ size: Int) {
    if size > self.size { _ = remap(size) }
  }

  func row(at offset: Int, count: Int) -> [UInt32] {
    guard let base, offset + count * 4 <= size else { return [] }
    return Array(
      UnsafeRawBufferPointer(start: base + offset, count: count * 4).bindMemory(to: UInt32.self))
  }

  /// What lies there up to the first zero.
  var text: String {
    guard let base else { return "" }
    let bytes = UnsafeRawBufferPointer(start: base, count: size)
    return String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
  }

  private func remap(_ size: Int) -> Bool {
    unmap()
    guard size > 0, let base = mmap(nil, size, PROT_READ, MAP_PRIVATE, descriptor, 0),
      base != MAP_FAILED
    else { return false }
    (self.base, self.size) = (base, size)
    return true
  }

  private func unmap() {
    if let base { munmap(base, size) }
    base = nil
  }
}
