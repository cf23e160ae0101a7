// SPDX-License-Identifier: MIT

/// One argument of a request or an event, as the protocol's letters name it.
package enum WireValue {
  /// `i`.
  case int(Int32)
  /// `u`.
  case uint(UInt32)
  /// `f`.
  case fixed(Double)
  /// `s`; nil where the protocol lets a string be null.
  case string(String?)
  /// `s` whose bytes need not be UTF-8. Only sent.
  case bytes([UInt8])
  /// `o`; nil where the protocol lets an object be null.
  case object(ServerObject?)
  /// `n`: the number of an object that the client makes.
  case newObject(UInt32)
  /// `a`.
  case array([UInt8])
  /// `h`: a descriptor. One received belongs to whoever handles the request; one sent is copied.
  case descriptor(Int32)
}

extension WireValue: CustomStringConvertible {
  /// What a list of requests shows: numbers, quoted strings, the interfaces of objects.
  package var description: String {
    switch self {
    case .int(let value): "\(value)"
    case .uint(let value): "\(value)"
    case .fixed(let value): "\(value)"
    case .string(let text): text.map { "\"\($0)\"" } ?? "nil"
    case .bytes(let bytes), .array(let bytes): "\(bytes)"
    case .object(let object): object?.interface.name ?? "nil"
    case .newObject: "new"
    case .descriptor: "fd"
    }
  }
}

extension WireValue {
  var uint: UInt32 {
    switch self {
    case .uint(let value), .newObject(let value): value
    default: 0
    }
  }

  var int: Int {
    switch self {
    case .int(let value): Int(value)
    case .uint(let value): Int(value)
    case .descriptor(let value): Int(value)
    default: 0
    }
  }

  var string: String? {
    if case .string(let text) = self { text } else { nil }
  }

  var object: ServerObject? {
    if case .object(let object) = self { object } else { nil }
  }
}
