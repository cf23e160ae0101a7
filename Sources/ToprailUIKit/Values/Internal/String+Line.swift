// SPDX-License-Identifier: MIT

extension String {
  /// The text with a space for each line break: what stands in a row has one line.
  var onOneLine: String {
    contains(where: \.isNewline) ? String(map { $0.isNewline ? " " : $0 }) : self
  }
}
