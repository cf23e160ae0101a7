// SPDX-License-Identifier: MIT

import Glibc
import SuggestKit
import Suggestions

/// Writes a line at once, so that whoever reads has it before the next is measured.
///
/// - Returns: Whether all of it was written. Where nobody reads any more, the signal ends the program.
func put(_ line: String, to descriptor: Int32) -> Bool {
  var rest = Array("\(line)\n".utf8)[...]
  while !rest.isEmpty {
    let count = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
    if count < 0, errno == EINTR { continue }
    guard count > 0 else { return false }
    rest = rest.dropFirst(count)
  }
  return true
}

func end(_ failure: Failure) -> Never {
  _ = put("suggest: \(failure.message)", to: STDERR_FILENO)
  exit(failure.code.rawValue)
}

let tool = SuggestTool(environment: LexiconPlace.variable) { line in
  guard put(line, to: STDOUT_FILENO) else {
    let reason = String(cString: strerror(errno))
    end(Failure(.output, "standard output can't be written: \(reason)"))
  }
}
do {
  try tool.run(Array(CommandLine.arguments.dropFirst()))
} catch {
  end(error)
}
