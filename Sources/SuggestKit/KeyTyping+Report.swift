// SPDX-License-Identifier: MIT

extension KeyTyping {
  /// The figures of `suggest evaluate --keys`.
  package var report: JSONLine {
    var line = JSONLine()
    line.add("keys", keys)
    line.add(latencies.figures)
    line.add("allocationsPerKey", allocationsPerKey, places: 6)
    return line
  }
}
