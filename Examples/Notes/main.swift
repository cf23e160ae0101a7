// SPDX-License-Identifier: MIT

import NotesKit
import UIKit

func complain(_ message: String, exitCode: Int32) -> Never {
  FileHandle.standardError.write(Data("Notes: \(message)\n".utf8))
  exit(exitCode)
}

let environment = ProcessInfo.processInfo.environment
switch NotesArguments(Array(CommandLine.arguments.dropFirst()), environment: { environment[$0] }) {
case .help:
  FileHandle.standardOutput.write(Data(NotesArguments.helpText.utf8))
case .mistake(let mistake):
  complain("\(mistake); try Notes --help", exitCode: NotesArguments.usageExitCode)
case .open(let folder):
  // The data folder of a new user may have no parents yet; those of a folder that was named must be.
  if CommandLine.arguments.count == 1 {
    try? FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: true)
  }
  do {
    AppDelegate.notebook = try Notebook(folder: folder)
  } catch {
    complain("\(error)", exitCode: NotesArguments.folderExitCode)
  }
  exit(
    UIApplicationMain(
      CommandLine.argc, CommandLine.unsafeArgv, nil, NSStringFromClass(AppDelegate.self)))
}
