// SPDX-License-Identifier: MIT

import Glibc
import SystemKeyboard

switch CommandLineTool.begin(Array(CommandLine.arguments.dropFirst())) {
case .run(let options): exit(KeyboardProgram.run(options).rawValue)
case .exit(let code): exit(code.rawValue)
}
