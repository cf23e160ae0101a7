// SPDX-License-Identifier: MIT

import Wayland

/// `wl_surface`.
package final class SurfaceDouble: ServerObject {
  /// What is shown.
  package private(set) var state = SurfaceState()
  /// How often a buffer was committed.
  package private(set) var frames = 0
  /// Whether a buffer is shown.
  package var isMapped: Bool { buffer != nil }

  weak var layer: LayerSurfaceDouble?
  weak var viewport: ViewportDouble?
  var pendingDestination: (width: Int, height: Int)?

  private var pending = SurfaceState()
  private var attached: BufferDouble??
  private var buffer: BufferDouble?
  private var callbacks: [ServerObject] = []
  private var pendingCallbacks: [ServerObject] = []
  private var held: [BufferDouble] = []

  override func handle(_ request: String, _ values: [WireValue]) {
    switch request {
    case "attach": attached = .some(values[0].object as? BufferDouble)
    case "damage": pending.damage.append(PixelFrame(values[...]))
    case "damage_buffer": pending.bufferDamage.append(PixelFrame(values[...]))
    case "frame": pendingCallbacks.append(ServerObject(.callback, from: self, values[0]))
    case "set_input_region": pending.inputRegion = (values[0].object as? RegionDouble)?.steps
    case "set_buffer_transform": pending.bufferTransform = values[0].int
    case "set_buffer_scale": pending.bufferScale = values[0].int
    case "commit": commit()
    default: break
    }
  }

  override func end() {
    compositor.surfaces.removeAll { $0 === self }
  }

  /// Answers the frame callbacks, as a compositor does that has drawn.
  package func finishFrame(time: UInt32 = 0) {
    let due = callbacks
    callbacks = []
    for callback in due {
      callback.post("done", .uint(time))
      callback.destroy()
    }
  }

  /// Gives the client the buffers back that are shown no more, and the shown one.
  package func releaseBuffers() {
    for each in held { each.post("release") }
    held = []
  }
}

extension SurfaceDouble {
  private func commit() {
    guard pending.bufferScale > 0 else { return fail(0, "a scale of \(pending.bufferScale)") }
    if case .some(.some) = attached, let layer, !layer.mayAttach {
      return layer.fail(2, "a buffer before the first configure was acknowledged")
    }
    if let attached { show(attached) }
    attached = nil
    guard buffer == nil || fits else {
      return fail(2, "a buffer of \(pending.bufferSize) at scale \(pending.bufferScale)")
    }
    pending.destination = pendingDestination
    state = pending
    (pending.damage, pending.bufferDamage) = ([], [])
    callbacks += pendingCallbacks
    pendingCallbacks = []
    if compositor.options.releasesAtOnce { releaseBuffers() }
    if compositor.options.framesAtOnce { finishFrame() }
    layer?.surfaceCommitted()
  }

  private var fits: Bool {
    pending.bufferSize.width % pending.bufferScale == 0
      && pending.bufferSize.height % pending.bufferScale == 0
  }

  private func show(_ buffer: BufferDouble?) {
    self.buffer = buffer
    pending.pixels = buffer?.pixels ?? []
    pending.bufferSize = buffer.map { ($0.width, $0.height) } ?? (0, 0)
    guard let buffer else { return }
    frames += 1
    if !held.contains(where: { $0 === buffer }) { held.append(buffer) }
  }
}
