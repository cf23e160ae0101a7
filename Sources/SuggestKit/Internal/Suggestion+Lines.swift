// SPDX-License-Identifier: MIT

import InputAssistant

extension Suggestion {
  /// Text, kind and confidence, parted by tabs.
  var line: String {
    "\(text)\t\(kind.rawValue)\t\((confidence * 10_000).rounded() / 10_000)"
  }

  var jsonLine: JSONLine {
    var line = JSONLine()
    line.add("text", text)
    line.add("kind", kind.rawValue)
    line.add("confidence", confidence)
    return line
  }
}
