// SPDX-License-Identifier: MIT

import Glibc

/// From titles to names of files.
package enum FileNaming {
  /// In bytes; the system's own limit is 255, and numbers and endings come after the stem.
  static let lengthLimit = 200
  /// Beyond this many notes of one title the folder is not a place to write to.
  private static let numberLimit = 10_000

  /// The name for a title, without `.md`: no slash, nothing that hides it, not too long.
  package static func stem(for title: String) -> String {
    // By scalars: a slash with an accent on it is one character, and still a slash in a path.
    var safe = String.UnicodeScalarView()
    for scalar in title.unicodeScalars {
      let isControl = scalar.properties.generalCategory == .control
      safe.append(scalar == "/" ? "-" : isControl ? " " : scalar)
    }
    let words = String(safe).split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let shown = String(words.unicodeScalars.drop { $0 == "." || $0 == " " })
    var stem = ""
    for character in shown {
      guard stem.utf8.count + character.utf8.count <= lengthLimit else { break }
      stem.append(character)
    }
    while stem.last == " " { stem.removeLast() }
    return stem.isEmpty ? NoteTitle.untitled : stem
  }

  /// `Title.md`, `Title 2.md`, `Title 3.md` and so on.
  package static func names(for title: String) -> some Sequence<FileName> {
    let stem = stem(for: title)
    return (1...numberLimit).lazy.map { FileName(stem + ($0 == 1 ? "" : " \($0)") + ".md") }
  }

  /// What fits of a name, cut between scalars: a character with its marks can be longer than a name.
  private static func beginning(of text: String) -> [UInt8] {
    var bytes: [UInt8] = []
    for scalar in text.unicodeScalars {
      let next = Array(String(scalar).utf8)
      guard bytes.count + next.count <= lengthLimit else { break }
      bytes += next
    }
    return bytes
  }

  /// `Name (conflict).md`, `Name (conflict 2).md` and so on, for a file's name of any bytes.
  package static func conflictNames(for name: FileName) -> some Sequence<FileName> {
    let stem =
      name.stem.bytes.count <= lengthLimit + 20
      ? name.stem.bytes : beginning(of: name.stem.text)
    return (1...numberLimit).lazy.map { number in
      FileName(bytes: stem + Array(" (conflict\(number == 1 ? "" : " \(number)")).md".utf8))
    }
  }

  /// Whether a file got its name from a title. Names that people chose are left alone.
  package static func isName(_ name: FileName, from title: String) -> Bool {
    let stem = Array(stem(for: title).utf8)
    guard name.bytes.starts(with: stem) else { return false }
    let rest = name.bytes.dropFirst(stem.count)
    guard rest.suffix(3).elementsEqual(".md".utf8) else { return false }
    let number = String(decoding: rest.dropLast(3), as: UTF8.self)
    return number.isEmpty
      || (number.hasPrefix(" ") && Int(number.dropFirst()).map { $0 > 1 } == true)
  }

  /// Tries names until one is free.
  ///
  /// - Throws: what the body throws, other than that the name is taken.
  static func firstFree<T>(
    _ names: some Sequence<FileName>, _ body: (FileName) throws -> T
  ) throws -> (name: FileName, value: T) {
    var last = FileError(code: EEXIST, path: "")
    for name in names {
      do { return (name, try body(name)) } catch let error as FileError where error.code == EEXIST {
        last = error
      }
    }
    throw last
  }
}
