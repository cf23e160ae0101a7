// SPDX-License-Identifier: MIT

import Suggestions

extension LexiconInfo {
  /// A name and a value a line, parted by a tab; one line for each source.
  var lines: [String] {
    [
      "language\t\(language)", "size\t\(size.rawValue)", "format\t\(format)",
      "words\t\(wordCount)", "bigrams\t\(bigramCount)", "trigrams\t\(trigramCount)",
      "bytes\t\(fileSize)",
    ] + sources.map { "source\t\($0.name) \($0.version)\t\($0.licence)\t\($0.sha256)" }
  }

  var jsonLine: JSONLine {
    var line = JSONLine()
    line.add("language", language)
    line.add("size", size.rawValue)
    line.add("format", format)
    line.add("words", wordCount)
    line.add("bigrams", bigramCount)
    line.add("trigrams", trigramCount)
    line.add("bytes", fileSize)
    line.add("sources", sources.map(\.jsonLine))
    return line
  }
}

extension LexiconSource {
  fileprivate var jsonLine: JSONLine {
    var line = JSONLine()
    line.add("name", name)
    line.add("version", version)
    line.add("licence", licence)
    line.add("sha256", sha256)
    return line
  }
}
