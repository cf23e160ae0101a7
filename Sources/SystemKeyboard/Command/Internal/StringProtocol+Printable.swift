// SPDX-License-Identifier: MIT

extension StringProtocol {
  /// On one line, without what a terminal would obey, and not too long.
  var printable: String {
    var text = ""
    for scalar in unicodeScalars.prefix(80) {
      text.unicodeScalars.append(scalar.properties.isPrintable ? scalar : "?")
    }
    return text
  }
}

extension Unicode.Scalar.Properties {
  fileprivate var isPrintable: Bool {
    switch generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .unassigned: false
    default: true
    }
  }
}
