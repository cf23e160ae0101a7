// SPDX-License-Identifier: MIT

import Wayland

extension CompositorDouble {
  func offerGlobals() {
    offer(.compositor) { SurfaceMaker(.compositor, of: $0, client: $1, version: $2, number: $3) }
    offer(.shm) { ShmDouble(of: $0, client: $1, version: $2, number: $3) }
    offer(.viewporter) { ScalingMaker(.viewporter, of: $0, client: $1, version: $2, number: $3) }
    offer(.fractionalScale) {
      ScalingMaker(.fractionalScaleManager, of: $0, client: $1, version: $2, number: $3)
    }
    if !options.missing.contains(.seat) { addSeat(options.capabilities) }
    for each in options.missing.contains(.output) ? [] : options.outputs { addOutput(each) }
    offer(.layerShell) {
      LayerShellDouble(.layerShell, of: $0, client: $1, version: $2, number: $3)
    }
    offer(.inputMethod) {
      InputMethodMaker(.inputMethodManager, of: $0, client: $1, version: $2, number: $3)
    }
    offer(.virtualKeyboard) {
      VirtualKeyboardMaker(.virtualKeyboardManager, of: $0, client: $1, version: $2, number: $3)
    }
    offer(.toplevels) { ToplevelManagerDouble(of: $0, client: $1, version: $2, number: $3) }
  }

  /// Takes a kind of global out of the registry; objects that are bound stay.
  package func withdraw(_ kind: GlobalKind) {
    for each in globals where each.kind == kind { remove(each) }
  }

  /// Makes an output known, also while clients are connected. The first one gets the focus.
  @discardableResult
  package func addOutput(_ setting: OutputSetting) -> OutputDouble {
    let output = OutputDouble(setting, of: self)
    outputs.append(output)
    if focusedOutput == nil { focusedOutput = output }
    return output
  }

  /// Takes an output away, and the layer surfaces on it.
  package func removeOutput(_ output: OutputDouble) {
    outputs.removeAll { $0 === output }
    if focusedOutput === output { focusedOutput = outputs.first }
    for each in layers where each.output === output { each.close() }
    output.global.map(remove)
  }

  /// Makes a seat known, also while clients are connected.
  @discardableResult
  package func addSeat(_ capabilities: SeatCapabilities) -> SeatDouble {
    let seat = SeatDouble(capabilities, of: self)
    self.seat = seat
    return seat
  }

  /// Takes a seat away, by default the one that was added last.
  package func removeSeat(_ gone: SeatDouble? = nil) {
    let gone = gone ?? seat
    gone?.global.map(remove)
    if seat === gone { seat = nil }
  }

  func offer(
    _ kind: GlobalKind,
    make: @escaping (CompositorDouble, OpaquePointer, Int32, UInt32) -> ServerObject
  ) {
    guard !options.missing.contains(kind) else { return }
    globals.append(
      ServerGlobal(kind, of: self) { [unowned self] in make(self, $0, $1, $2) })
  }

  func remove(_ global: ServerGlobal) {
    global.remove()
    globals.removeAll { $0 === global }
  }
}
