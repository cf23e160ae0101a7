// SPDX-License-Identifier: MIT

import Glibc

/// The file of a person's own choices: `name = value` lines, with the names of the command line's options.
///
/// Empty lines and those that begin with `#` say nothing. What can't be understood is passed over.
package struct ConfigurationFile: Hashable, Sendable {
  /// What the file says, over what holds without it.
  package private(set) var options = Options()
  /// What was passed over, each in one line that begins with the file's path and the line's number.
  package private(set) var mistakes: [String] = []

  /// What is longer than this is no configuration, in bytes.
  package static let maximumSize = 65536

  /// Whoever names another file by mistake is not told of each of its lines.
  private static let maximumMistakes = 10

  /// Where the file is looked for; nil where the environment names no folder for it.
  ///
  /// It is the place of the XDG Base Directory Specification
  /// (https://specifications.freedesktop.org/basedir-spec/latest/).
  package static func path(environment: (String) -> String?) -> String? {
    if let folder = environment("XDG_CONFIG_HOME"), folder.hasPrefix("/") {
      return "\(folder)/toprail/toprail.conf"
    }
    guard let home = environment("HOME"), home.hasPrefix("/") else { return nil }
    return "\(home)/.config/toprail/toprail.conf"
  }

  /// Reads a file; one that isn't there says nothing.
  package init(path: String) {
    switch Self.contents(path) {
    case .text(let text): self.init(text, path: path)
    case .nothing: self.init("", path: path)
    case .mistake(let mistake):
      self.init("", path: path)
      mistakes.append("\(path): \(mistake)")
    }
  }

  /// - Parameter path: What the mistakes name.
  package init(_ text: String, path: String) {
    var (number, more) = (0, 0)
    // Some editors begin a file with a byte order mark.
    let mark = text.unicodeScalars.prefix { $0 == "\u{FEFF}" }
    let lines = text[mark.endIndex...]
    for line in lines.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      number += 1
      do {
        try apply(line.trimmed)
      } catch  where mistakes.count < Self.maximumMistakes {
        mistakes.append("\(path):\(number): \(error.message)")
      } catch {
        more += 1
      }
    }
    if more > 0 { mistakes.append("\(path): \(more) more lines can't be understood") }
  }

  private mutating func apply(_ line: Substring) throws(UsageMistake) {
    guard !line.isEmpty, !line.hasPrefix("#") else { return }
    guard let equals = line.firstIndex(of: "=") else {
      throw UsageMistake("a line is 'name = value'")
    }
    let name = line[..<equals].trimmed
    let value = line[line.index(after: equals)...].trimmed
    guard let option = Option.named(name) else {
      throw UsageMistake("there is no option '\(name.printable)'")
    }
    guard option.apply(&options, String(value)) else {
      throw UsageMistake("\(name) can't be '\(value.printable)': it is \(option.expectation)")
    }
  }

  private enum Contents {
    case text(String)
    case nothing
    case mistake(String)
  }

  private static func contents(_ path: String) -> Contents {
    // Not to wait for somebody to write to a pipe of that name.
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else {
      return errno == ENOENT || errno == ENOTDIR
        ? .nothing : .mistake("it can't be read: \(systemMessage(errno))")
    }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      return .mistake("it is no file")
    }
    var bytes = [UInt8](repeating: 0, count: maximumSize + 1)
    var count = 0
    while count < bytes.count {
      let step = bytes.withUnsafeMutableBytes { buffer in
        read(descriptor, buffer.baseAddress.map { $0 + count }, buffer.count - count)
      }
      if step < 0 { return .mistake("it can't be read: \(systemMessage(errno))") }
      if step == 0 { return .text(String(decoding: bytes[..<count], as: UTF8.self)) }
      count += step
    }
    return .mistake("it is larger than \(maximumSize) bytes")
  }
}
