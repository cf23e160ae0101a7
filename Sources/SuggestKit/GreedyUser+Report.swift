// SPDX-License-Identifier: MIT

extension GreedyUser {
  /// The figures of `suggest evaluate --phrases`, with the memory of this process as it is now.
  ///
  /// - Parameter before: What `ResidentMemory` said before there was a provider.
  package func report(memoryBefore before: Int) -> JSONLine {
    let memory = ResidentMemory.kibibytes
    var line = JSONLine()
    line.add("words", tally.words)
    line.add(tally.figures)
    line.add(latencies.figures)
    line.add("rssKB", memory)
    line.add("engineKB", memory - before)
    return line
  }
}
