// SPDX-License-Identifier: MIT

import Foundation
import Suggestions

/// The program `build-lexicon`: options in, lines and an exit code out.
package struct BuildCommand {
  /// Exit codes, those of sysexits.h.
  package enum Exit: Int32 {
    case done = 0
    case failure = 1
    case usage = 64
    case missingSource = 66
    case failedProgram = 69
    case unwritable = 73
  }

  private let options: BuildOptions
  private let write: (String) -> Void

  /// Runs with the options that follow the program's name.
  ///
  /// - Parameters:
  ///   - isTerminal: Whether progress may be shown by a bar that is drawn over itself.
  ///   - output: Writes text to standard output.
  ///   - errors: Writes text to standard error.
  package static func run(
    _ arguments: [String], isTerminal: Bool, output: @escaping (String) -> Void,
    errors: (String) -> Void
  ) -> Exit {
    do {
      let options = try BuildOptions(arguments)
      if options.showsHelp {
        output(BuildOptions.help)
        return .done
      }
      try BuildCommand(options: options, write: options.quiet ? { _ in } : output)
        .run(isTerminal: isTerminal)
      return .done
    } catch {
      errors("build-lexicon: \(error)\n")
      return exit(error)
    }
  }

  private static func exit(_ error: any Error) -> Exit {
    switch error {
    case is BuildOptions.Mistake, BuildError.unknownLanguage: .usage
    case BuildError.missing, BuildError.damaged, BuildError.unusable: .missingSource
    case BuildError.failedProgram: .failedProgram
    case BuildError.unwritable: .unwritable
    default: .failure
    }
  }

  private func run(isTerminal: Bool) throws {
    var build = LexiconBuild(folder: try folder())
    build.language = options.language
    build.sizes = options.sizes
    build.root = options.root
    build.force = options.force
    build.cased = try cased()
    var progress = BuildProgress(total: build.stepCount, isTerminal: isTerminal, write: write)
    let built: [LexiconSize]
    do {
      built = try build.run { progress.begin($0) }
    } catch {
      progress.end()
      throw error
    }
    progress.end()
    for size in build.sizes {
      write("\(build.path(size)) \(built.contains(size) ? "was built" : "is up to date")\n")
    }
  }

  private func cased() throws -> (frequencies: CasedFrequencies, source: LexiconSource)? {
    guard options.cased else { return nil }
    if let file = options.casedFile { return try CasedPackage.read(file) }
    write(CasedPackage.announcement)
    return try CasedPackage.download()
  }

  private func folder() throws -> String {
    if let folder = options.output { return folder }
    if let folder = LexiconPlace.cacheFolder() { return folder }
    throw BuildError.unwritable(
      path: "The lexicon", reason: "there is no home folder; say where with --output")
  }
}
