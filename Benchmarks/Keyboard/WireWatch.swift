// SPDX-License-Identifier: MIT

import Foundation

/// Reads what a Wayland client sends until it shows a layer surface with something on it.
///
/// It knows only the few requests that lead there.
struct WireWatch {
  private var bytes: [UInt8] = []
  private var registries: Set<UInt32> = []
  private var layerShell: UInt32?
  private var surfaces: Set<UInt32> = []
  private var painted: Set<UInt32> = []
  /// Whether the client committed a layer surface with a buffer.
  private(set) var hasFrame = false

  /// Takes more of what the client sent.
  mutating func read(_ more: some Sequence<UInt8>) {
    guard !hasFrame else { return }
    bytes += more
    var start = 0
    while bytes.count - start >= 8 {
      let size = Int(word(at: start + 4) >> 16)
      guard size >= 8, bytes.count - start >= size else { break }
      handle(
        word(at: start), opcode: word(at: start + 4) & 0xffff, at: start + 8, end: start + size)
      start += size
    }
    bytes.removeFirst(start)
  }

  private mutating func handle(_ object: UInt32, opcode: UInt32, at start: Int, end: Int) {
    switch (object, opcode) {
    // `wl_display.get_registry`
    case (1, 1): registries.insert(word(at: start))
    // `wl_registry.bind`
    case (_, 0) where registries.contains(object): bind(at: start, end: end)
    // `zwlr_layer_shell_v1.get_layer_surface`: the new object, the surface
    case (layerShell, 0): surfaces.insert(word(at: start + 4))
    // `wl_surface.attach`: the buffer, if any
    case (_, 1) where surfaces.contains(object):
      if word(at: start) != 0 { painted.insert(object) }
    // `wl_surface.commit`
    case (_, 6) where painted.contains(object): hasFrame = true
    default: break
    }
  }

  /// `wl_registry.bind`: the number of the global, its interface, its version, the new object.
  private mutating func bind(at start: Int, end: Int) {
    let length = Int(word(at: start + 4))
    guard length > 0, start + 8 + length <= end else { return }
    let name = String(decoding: bytes[start + 8..<start + 7 + length], as: UTF8.self)
    if name == "zwlr_layer_shell_v1" { layerShell = word(at: end - 4) }
  }

  private func word(at index: Int) -> UInt32 {
    bytes.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: index, as: UInt32.self) }
  }
}
