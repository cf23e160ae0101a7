// SPDX-License-Identifier: MIT

/// A rectangle on a screen (`wl_surface`). What is asked for counts from the next ``commit()`` on.
@MainActor
package final class Surface: Proxy {
  /// What a surface is told.
  package enum Event: Hashable {
    /// It is on this output now, among others.
    case enter(output: OpaquePointer)
    /// It is no longer on this output.
    case leave(output: OpaquePointer)
  }

  /// Called for each event.
  package var onEvent: (@MainActor (Event) -> Void)?

  override var destructor: UInt32? { 0 }

  /// Shows a buffer; nil hides the surface.
  package func attach(_ buffer: Buffer?) { send(1, [.object(buffer), .int(0), .int(0)]) }

  /// Says what of the buffer has changed, in its pixels.
  package func damageBuffer(x: Int32, y: Int32, width: Int32, height: Int32) {
    send(9, [.int(x), .int(y), .int(width), .int(height)])
  }

  /// Asks to be told when it is a good time to draw the next frame.
  package func frame() -> Callback { Callback(taking: make(3, .callback, [.new])) }

  /// The part that takes touches; nil for all of it.
  package func setInputRegion(_ region: Region?) { send(5, [.object(region)]) }

  /// The part that nothing shines through; nil for none.
  package func setOpaqueRegion(_ region: Region?) { send(4, [.object(region)]) }

  /// How many pixels of the buffer a point has.
  package func setBufferScale(_ scale: Int32) { send(8, [.int(scale)]) }

  /// Has all that was asked for count.
  package func commit() { send(6) }

  override func handle(_ opcode: UInt32, _ arguments: Arguments) {
    guard let output = arguments.object(0) else { return }
    switch opcode {
    case 0: onEvent?(.enter(output: output))
    case 1: onEvent?(.leave(output: output))
    default: break
    }
  }
}
