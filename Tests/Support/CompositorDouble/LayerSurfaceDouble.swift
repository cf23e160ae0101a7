// SPDX-License-Identifier: MIT

import Wayland

/// `zwlr_layer_surface_v1`.
package final class LayerSurfaceDouble: ServerObject {
  /// The surface with this role.
  package internal(set) weak var surface: SurfaceDouble?
  /// The output that the client asked for, or else the one with the focus at that time.
  package internal(set) weak var output: OutputDouble?
  /// The namespace.
  package internal(set) var namespace = ""
  /// The layer: 0 background, 1 bottom, 2 top, 3 overlay.
  package internal(set) var layer: UInt32 = 0
  /// `set_size`.
  package private(set) var wantedSize = (width: 0, height: 0)
  /// `set_anchor`, in the protocol's bits.
  package private(set) var anchor: UInt32 = 0
  /// `set_exclusive_zone`.
  package private(set) var exclusiveZone = 0
  /// `set_margin` at the bottom.
  package private(set) var bottomMargin = 0
  /// `set_keyboard_interactivity`.
  package private(set) var interactivity: UInt32 = 0
  /// How often it was configured.
  package private(set) var configures = 0

  private var sentSerials: [UInt32] = []
  private var configuredSize: (width: Int, height: Int)?
  private var isAcknowledged = false
  private var wasMapped = false

  override func handle(_ request: String, _ values: [WireValue]) {
    switch request {
    case "set_size": wantedSize = (values[0].int, values[1].int)
    case "set_anchor": anchor = values[0].uint
    case "set_exclusive_zone": exclusiveZone = values[0].int
    case "set_margin": bottomMargin = values[2].int
    case "set_keyboard_interactivity": interactivity = values[0].uint
    case "set_layer": layer = values[0].uint
    case "ack_configure": acknowledge(values[0].uint)
    default: break
    }
  }

  override func end() {
    surface?.layer = nil
    compositor.layers.removeAll { $0 === self }
  }

  /// Whether the surface may have a buffer.
  var mayAttach: Bool { isAcknowledged }

  func surfaceCommitted() {
    guard checkSize() else { return }
    let isMapped = surface?.isMapped ?? false
    defer { wasMapped = isMapped }
    if wasMapped, !isMapped { return startAnew() }
    if !wasMapped, isMapped, let output { enter(output) }
    if compositor.options.configuresAtOnce, needsConfigure { configure() }
  }
}

extension LayerSurfaceDouble {
  /// Tells the client its size; by default what its wish and the output give.
  package func configure(width: Int? = nil, height: Int? = nil) {
    let size = grantedSize
    let serial = compositor.nextSerial()
    sentSerials.append(serial)
    configuredSize = size
    configures += 1
    post(
      "configure", .uint(serial), .uint(UInt32(width ?? size.width)),
      .uint(UInt32(height ?? size.height)))
  }

  /// Tells the client that its surface is shown no more.
  package func close() {
    post("closed")
  }

  /// Without a buffer the surface is as new: it waits for a configure before it shows one.
  private func startAnew() {
    (isAcknowledged, configuredSize, sentSerials) = (false, nil, [])
  }

  /// Tells the client that a part of it shows on an output.
  package func enter(_ output: OutputDouble) {
    for each in output.objects(of: client) { surface?.post("enter", .object(each)) }
  }

  private var needsConfigure: Bool {
    guard let configuredSize else { return true }
    return configuredSize != grantedSize
  }

  private var grantedSize: (width: Int, height: Int) {
    let whole = output?.setting.points ?? (width: 0, height: 0)
    return (
      wantedSize.width == 0 ? whole.width : wantedSize.width,
      wantedSize.height == 0 ? whole.height : wantedSize.height
    )
  }

  private func checkSize() -> Bool {
    if wantedSize.width == 0, anchor & 12 != 12 {
      fail(1, "a width of 0 without both sides as anchors")
    } else if wantedSize.height == 0, anchor & 3 != 3 {
      fail(1, "a height of 0 without top and bottom as anchors")
    } else {
      return true
    }
    return false
  }

  private func acknowledge(_ serial: UInt32) {
    guard let index = sentSerials.firstIndex(of: serial) else {
      return fail(0, "an acknowledged configure \(serial) that was not sent")
    }
    sentSerials.removeSubrange(...index)
    isAcknowledged = true
  }
}
