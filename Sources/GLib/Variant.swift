// SPDX-License-Identifier: MIT

import CGLib

/// A value as it travels over a bus, given back when the last owner goes.
///
/// Peers send what they like: each question has an answer for a value of another type.
final class Variant {
  private let raw: OpaquePointer

  /// - Parameter raw: A value that is ours: what a C function gives away, or a new one that nobody has.
  init(taking raw: OpaquePointer) {
    self.raw = g_variant_is_floating(raw) != 0 ? g_variant_ref_sink(raw) : raw
  }

  init(retaining raw: OpaquePointer) { self.raw = g_variant_ref(raw) }

  convenience init(_ flag: Bool) { self.init(taking: g_variant_new_boolean(flag ? 1 : 0)) }

  convenience init(_ text: String) { self.init(taking: g_variant_new_string(text)) }

  /// A value that tells its type itself.
  convenience init(boxing value: Variant) {
    self.init(taking: value.use { g_variant_new_variant($0) })
  }

  /// One that holds others, which may be of different types.
  convenience init(tuple values: [Variant]) {
    let children: [OpaquePointer?] = values.map(\.raw)
    self.init(
      taking: withExtendedLifetime(values) {
        g_variant_new_tuple(children, gsize(children.count))
      })
  }

  /// An array of texts.
  convenience init(texts: [String]) {
    let children: [OpaquePointer?] = texts.map { g_variant_new_string($0) }
    let type = g_variant_type_new("s")
    defer { g_variant_type_free(type) }
    self.init(taking: g_variant_new_array(type, children, gsize(children.count)))
  }

  /// A dictionary of one name.
  convenience init(name: String, value: Variant) {
    // The entry takes over both, which are new.
    var entry = g_variant_new_dict_entry(
      g_variant_new_string(name), value.use { g_variant_new_variant($0) })
    self.init(taking: g_variant_new_array(nil, &entry, 1))
  }

  deinit { g_variant_unref(raw) }

  /// Hands a C function the value, which lives at least that long.
  func use<Result>(_ body: (OpaquePointer) -> Result) -> Result {
    withExtendedLifetime(self) { body(raw) }
  }

  /// D-Bus's letters for the type: `b`, `(ss)`.
  var type: String { use { String(cString: g_variant_get_type_string($0)) } }

  /// What it holds; empty for what holds nothing.
  var children: [Variant] {
    use { raw in
      guard g_variant_is_container(raw) != 0 else { return [] }
      return (0..<g_variant_n_children(raw)).map {
        Variant(taking: g_variant_get_child_value(raw, $0))
      }
    }
  }

  var text: String? {
    type == "s" ? use { String(cString: g_variant_get_string($0, nil)) } : nil
  }

  var flag: Bool? { type == "b" ? use { g_variant_get_boolean($0) != 0 } : nil }

  var number: Double? {
    switch type {
    case "d": use { g_variant_get_double($0) }
    case "u": use { Double(g_variant_get_uint32($0)) }
    case "i": use { Double(g_variant_get_int32($0)) }
    default: nil
    }
  }

  /// The value itself, however many boxes it came in.
  var unboxed: Variant {
    var value = self
    while value.type == "v", let inner = value.children.first { value = inner }
    return value
  }
}
