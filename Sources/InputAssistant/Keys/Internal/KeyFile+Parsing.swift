// SPDX-License-Identifier: MIT

extension KeyFile {
  /// Reads a file.
  init(parsing text: String, file: String) throws(Mistake) {
    var parser = KeyFileParser(file: file)
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (index, line) in lines.enumerated() where !line.isEmpty && !line.hasPrefix("#") {
      try parser.read(line, number: index + 1)
    }
    self = try parser.finish(lines: lines.count)
  }
}
