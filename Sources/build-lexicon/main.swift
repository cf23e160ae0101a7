// SPDX-License-Identifier: MIT

import Foundation
import LexiconBuilder

// A program that ends before it has read all would end this one too. What is said is lost then, or where the
// disk is full; the lexicon isn't.
signal(SIGPIPE, SIG_IGN)
let code = BuildCommand.run(
  Array(CommandLine.arguments.dropFirst()), isTerminal: isatty(STDOUT_FILENO) == 1,
  output: { try? FileHandle.standardOutput.write(contentsOf: Data($0.utf8)) },
  errors: { try? FileHandle.standardError.write(contentsOf: Data($0.utf8)) })
exit(code.rawValue)
