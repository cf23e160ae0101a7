// SPDX-License-Identifier: MIT

import CWaylandServer

/// A received or sent argument's letter in a message's signature.
private func letters(of message: wl_message) -> [Character] {
  String(cString: message.signature).filter { $0.isLowercase }.map { $0 }
}

extension WireValue {
  /// Reads a request's arguments.
  static func values(
    of message: wl_message, _ arguments: UnsafePointer<wl_argument>
  ) -> [WireValue] {
    letters(of: message).enumerated().map { value(letter: $1, arguments[$0]) }
  }

  private static func value(letter: Character, _ argument: wl_argument) -> WireValue {
    switch letter {
    case "i": .int(argument.i)
    case "f": .fixed(Double(argument.f) / 256)
    case "s": .string(argument.s.map { String(cString: $0) })
    case "o": .object(argument.o.flatMap(ServerObject.of))
    case "n": .newObject(argument.n)
    case "a": .array(argument.a.map(bytes) ?? [])
    case "h": .descriptor(argument.h)
    default: .uint(argument.u)
    }
  }

  private static func bytes(of array: UnsafeMutablePointer<wl_array>) -> [UInt8] {
    Array(UnsafeRawBufferPointer(start: array.pointee.data, count: array.pointee.size))
  }

  /// Calls a body with an event's arguments as libwayland takes them.
  static func withArguments(
    _ values: [WireValue], _ body: (UnsafeMutablePointer<wl_argument>) -> Void
  ) {
    var memory: [UnsafeMutableRawPointer] = []
    var arguments = values.map { $0.argument(keeping: &memory) }
    arguments.append(wl_argument())
    arguments.withUnsafeMutableBufferPointer { if let base = $0.baseAddress { body(base) } }
    for each in memory { each.deallocate() }
  }

  private func argument(keeping memory: inout [UnsafeMutableRawPointer]) -> wl_argument {
    switch self {
    case .int(let value): wl_argument(i: value)
    case .uint(let value), .newObject(let value): wl_argument(u: value)
    case .fixed(let value): wl_argument(f: Int32((value * 256).rounded()))
    case .string(nil): wl_argument(s: nil)
    case .string(let text?): Self.string(Array(text.utf8), &memory)
    case .bytes(let bytes): Self.string(bytes, &memory)
    case .object(let object): wl_argument(o: object?.resource)
    case .array(let bytes): Self.array(bytes, &memory)
    case .descriptor(let value): wl_argument(h: value)
    }
  }

  private static func string(
    _ bytes: [UInt8], _ memory: inout [UnsafeMutableRawPointer]
  ) -> wl_argument {
    let copy = copy(bytes + [0], &memory)
    return wl_argument(s: UnsafePointer(copy.assumingMemoryBound(to: CChar.self)))
  }

  private static func array(
    _ bytes: [UInt8], _ memory: inout [UnsafeMutableRawPointer]
  ) -> wl_argument {
    let array = UnsafeMutablePointer<wl_array>.allocate(capacity: 1)
    array.initialize(
      to: wl_array(size: bytes.count, alloc: bytes.count, data: copy(bytes, &memory)))
    memory.append(UnsafeMutableRawPointer(array))
    return wl_argument(a: array)
  }

  private static func copy(
    _ bytes: [UInt8], _ memory: inout [UnsafeMutableRawPointer]
  ) -> UnsafeMutableRawPointer {
    let copy = UnsafeMutableRawPointer.allocate(byteCount: max(1, bytes.count), alignment: 8)
    copy.copyMemory(from: bytes, byteCount: bytes.count)
    memory.append(copy)
    return copy
  }
}
