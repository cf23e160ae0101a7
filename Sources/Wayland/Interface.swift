// SPDX-License-Identifier: MIT

package import CWayland

/// A protocol interface as libwayland reads it: its name, version and messages.
///
/// The tables live as long as the program, as libwayland keeps pointers to them.
package struct Interface: @unchecked Sendable {
  /// The C structure, for proxies and for a compositor in a test.
  package let raw: UnsafePointer<wl_interface>

  /// The name that the registry shows.
  package var name: String { String(cString: raw.pointee.name) }
  /// The highest version that the table describes.
  package var version: UInt32 { UInt32(raw.pointee.version) }

  /// Describes an interface.
  ///
  /// - Parameters:
  ///   - name: The name that the registry shows.
  ///   - version: The highest version that is spoken.
  ///   - requests: What a client may ask, in the order of their opcodes.
  ///   - events: What the compositor may tell, in the order of their opcodes.
  package init(_ name: StaticString, version: Int32, requests: [Message], events: [Message] = []) {
    let raw = UnsafeMutablePointer<wl_interface>.allocate(capacity: 1)
    raw.initialize(
      to: wl_interface(
        name: name.cString, version: version, method_count: Int32(requests.count),
        methods: Message.table(requests), event_count: Int32(events.count),
        events: Message.table(events)))
    self.raw = UnsafePointer(raw)
  }
}

extension Interface {
  /// One request or event: its name and what it carries.
  package struct Message {
    let name: StaticString
    let signature: StaticString
    let types: [Interface?]

    /// Describes a message.
    ///
    /// - Parameters:
    ///   - name: The name, which errors and logs show.
    ///   - signature: One letter for each argument (`i` int, `u` uint, `f` fixed, `s` string, `o` object,
    ///     `n` new object, `a` array, `h` descriptor), `?` before one that may be null, and in front the
    ///     version that brought the message if it isn't the first.
    ///   - types: The interface of each argument that is an object, in their order; nil for any. A new
    ///     object of an event needs one.
    package init(_ name: StaticString, _ signature: StaticString = "", _ types: Interface?...) {
      self.name = name
      self.signature = signature
      self.types = types
    }

    static func table(_ messages: [Message]) -> UnsafePointer<wl_message>? {
      guard !messages.isEmpty else { return nil }
      let table = UnsafeMutablePointer<wl_message>.allocate(capacity: messages.count)
      for (index, message) in messages.enumerated() {
        (table + index).initialize(
          to: wl_message(
            name: message.name.cString, signature: message.signature.cString,
            types: message.typeTable))
      }
      return UnsafePointer(table)
    }

    /// One entry for each argument: libwayland looks there for the interface of an object.
    private var typeTable: UnsafeMutablePointer<UnsafePointer<wl_interface>?> {
      let letters = signature.withUTF8Buffer {
        $0.filter { UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 }
      }
      let table = UnsafeMutablePointer<UnsafePointer<wl_interface>?>.allocate(
        capacity: max(1, letters.count))
      table.initialize(repeating: nil, count: max(1, letters.count))
      var left = types[...]
      for (index, letter) in letters.enumerated()
      where letter == UInt8(ascii: "o") || letter == UInt8(ascii: "n") {
        table[index] = left.popFirst()??.raw
      }
      return table
    }
  }
}

extension StaticString {
  fileprivate var cString: UnsafePointer<CChar> {
    UnsafeRawPointer(utf8Start).assumingMemoryBound(to: CChar.self)
  }
}
