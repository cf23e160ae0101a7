// SPDX-License-Identifier: MIT

/// One thing that can be chosen: `--name VALUE` on the command line, `name = VALUE` in the file.
struct Option: Sendable {
  let name: String
  /// What the value looks like; nil for a switch, which is `yes` or `no` in the file.
  let placeholder: String?
  /// What it does, in lines for the help.
  let help: [String]
  /// Takes the value over; false if it can't be one.
  let apply: @Sendable (inout Options, String) -> Bool

  /// What stands where a value belongs in a message.
  var expectation: String { placeholder ?? "yes|no" }

  /// One of a few words.
  static func choice<Value: RawRepresentable & CaseIterable & Sendable>(
    _ name: String, _ place: any WritableKeyPath<Options, Value> & Sendable, _ help: String...
  ) -> Option where Value.RawValue == String {
    let words = Value.allCases.map(\.rawValue).joined(separator: "|")
    return Option(name: name, placeholder: words, help: help) { options, text in
      guard let value = Value(rawValue: text) else { return false }
      options[keyPath: place] = value
      return true
    }
  }

  /// Any text but none.
  static func text(
    _ name: String, _ placeholder: String,
    _ place: any WritableKeyPath<Options, String?> & Sendable,
    _ help: String...
  ) -> Option {
    Option(name: name, placeholder: placeholder, help: help) { options, text in
      guard !text.isEmpty else { return false }
      options[keyPath: place] = text
      return true
    }
  }

  /// A switch, and what it sets when it is on.
  static func flag(
    _ name: String, _ place: any WritableKeyPath<Options, Bool> & Sendable, sets isOn: Bool,
    _ help: String...
  ) -> Option {
    Option(name: name, placeholder: nil, help: help) { options, text in
      guard text == "yes" || text == "no" else { return false }
      options[keyPath: place] = (text == "yes") == isOn
      return true
    }
  }
}
