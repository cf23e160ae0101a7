// SPDX-License-Identifier: MIT

/// A JSON object on one line, its fields in the order in which they were added.
package struct JSONLine {
  private var fields: [String] = []

  package init() {}

  /// The object, without a line end.
  package var text: String { "{" + fields.joined(separator: ", ") + "}" }

  package mutating func add(_ name: String, _ value: Int) {
    fields.append("\(quoted(name)): \(value)")
  }

  /// Adds a number, rounded to so many places behind the point. It must be finite.
  package mutating func add(_ name: String, _ value: Double, places: Int = 3) {
    precondition(value.isFinite, "JSON has no number for \(value); check what \(name) divides by")
    let scale = (0..<places).reduce(1.0) { scale, _ in scale * 10 }
    let rounded = (value * scale).rounded() / scale
    fields.append("\(quoted(name)): \(rounded)")
  }

  package mutating func add(_ name: String, _ value: String) {
    fields.append("\(quoted(name)): \(quoted(value))")
  }

  package mutating func add(_ name: String, _ values: [JSONLine]) {
    fields.append("\(quoted(name)): [\(values.map(\.text).joined(separator: ", "))]")
  }

  package mutating func add(_ figures: [(String, Double)]) {
    for (name, value) in figures { add(name, value) }
  }

  private func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": result += "\\\(scalar)"
      case "\0"..<" ":
        let code = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - code.count) + code
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
