// SPDX-License-Identifier: MIT

import Foundation
import TestSupport

extension Bench {
  /// What the start of a keyboard took.
  struct Start: Codable {
    /// From the call that starts it to its first frame, in milliseconds.
    var firstFrame = 0.0
    /// The processor time until then, in milliseconds.
    var processor = 0.0
    /// A second later, before anything was typed.
    var memory: Memory
  }

  /// Starts a keyboard on a field with the focus, and watches from between it and the compositor for the
  /// commit of a layer surface that has a buffer.
  ///
  /// Watching costs each keyboard the same: a copy of what it sends and gets, whatever is in it. The
  /// protocol's own log would cost it time for each message, and pictures of the screen come 60 times a
  /// second only.
  func start(_ keyboard: Contender) throws -> Start {
    let relay = try Relay(at: "\(runtime)/wayland-watched", to: "\(runtime)/\(display)")
    defer { relay.close() }
    let child = try Child(
      keyboard.command,
      environment: session.environment.merging(["WAYLAND_DISPLAY": "wayland-watched"]) { $1 })
    defer { child.stop() }
    var watch = WireWatch()
    var frame: (time: Int, processor: Int)?
    var end = Deadline(seconds: 10)
    try relay.run(until: end) { sent, time in
      watch.read(sent)
      guard frame == nil, watch.hasFrame else { return end }
      frame = (time, processorTime(of: child.pid))
      end = Deadline(seconds: 1)
      return end
    }
    try checkCompositor()
    try child.check(keyboard.name)
    guard let frame else { throw Trouble("\(keyboard.name) showed nothing") }
    return Start(
      firstFrame: Double(frame.time - child.start) / 1e6, processor: Double(frame.processor) / 1e6,
      memory: try Memory(of: child.pid))
  }
}
