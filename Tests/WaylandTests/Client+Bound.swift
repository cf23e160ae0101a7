// SPDX-License-Identifier: MIT

import CompositorDouble
import Testing
import Wayland

extension Client {
  func bindCompositor() throws -> Compositor {
    try bind(.compositor) { Compositor(taking: $0) }
  }

  func bindSeat() throws -> Seat {
    try bind(.seat) { Seat(taking: $0) }
  }

  func bindOutput() throws -> Output {
    try bind(.output) { Output(taking: $0) }
  }

  func bindLayerShell() throws -> LayerShell {
    try bind(.layerShell) { LayerShell(taking: $0) }
  }

  func makeInputMethod(_ seat: Seat) throws -> InputMethod {
    try bind(.inputMethodManager) { InputMethodManager(taking: $0) }.makeInputMethod(seat)
  }

  func makeVirtualKeyboard(_ seat: Seat) throws -> VirtualKeyboard {
    try bind(.virtualKeyboardManager) { VirtualKeyboardManager(taking: $0) }
      .makeVirtualKeyboard(seat)
  }

  func makeBuffer(width: Int32, height: Int32, color: UInt32 = 0) throws -> Buffer {
    let memory = try #require(SharedMemory(count: Int(width * height) * 4, name: "test"))
    let pixels = memory.bytes.bindMemory(to: UInt32.self, capacity: Int(width * height))
    pixels.update(repeating: color, count: Int(width * height))
    let pool = try bind(.shm) { Shm(taking: $0) }.makePool(memory)
    return pool.makeBuffer(offset: 0, width: width, height: height, stride: width * 4)
  }
}
