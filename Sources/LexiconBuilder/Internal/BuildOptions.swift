// SPDX-License-Identifier: MIT

import Suggestions

/// What `build-lexicon` was asked for.
struct BuildOptions {
  /// Options that make no sense.
  struct Mistake: Error, CustomStringConvertible {
    let description: String
  }

  var language = "en"
  var sizes = LexiconSize.allCases
  var output: String?
  var root = "/"
  var cased = false
  var casedFile: String?
  var quiet = false
  var force = false
  var showsHelp = false

  static let help = """
    usage: build-lexicon [--language en] [--size full|compact|both] [--output DIR]
                         [--cased [FILE]] [--sources DIR] [--force] [--quiet] [--help]
    Builds the lexicon for typing suggestions from Debian packages' data; does nothing where there
    is one from the same data.
      --language L   two letters: en (the only language with data so far)
      --size S       full (12.5 MB), compact (4 MB) or both, which is the default
      --output DIR   where the files go; else toprail/ in $XDG_CACHE_HOME or ~/.cache
      --cased [FILE] writes names better, by the package spacy-lookups-data of PyPI: FILE is its
                     en_lexeme_prob.json.gz; without FILE its 99 MB are downloaded with pip
      --sources DIR  takes the packages' files from below DIR instead of /
      --force        builds even where nothing has changed
      --quiet        says nothing unless something is wrong
    All data, with --cased too, has permissive licences: the files may be passed on.
    Exit codes: 0 done, 1 failure, 64 wrong options, 66 a source is missing or damaged,
    69 pip or python3 failed, 73 the result can't be written.

    """

  init(_ arguments: [String]) throws(Mistake) {
    var rest = arguments[...]
    while let option = rest.popFirst() {
      switch option {
      case "--quiet": quiet = true
      case "--cased":
        cased = true
        if let file = rest.first, !file.hasPrefix("-") { casedFile = rest.popFirst() }
      case "--force": force = true
      case "--help", "-h": showsHelp = true
      case "--language": language = try Self.value(of: option, &rest)
      case "--output": output = try Self.value(of: option, &rest)
      case "--sources": root = try Self.value(of: option, &rest)
      case "--size": sizes = try Self.sizes(Self.value(of: option, &rest))
      default: throw Mistake(description: "'\(option)' is no option; --help lists them")
      }
    }
  }

  private static func value(
    of option: String, _ rest: inout ArraySlice<String>
  ) throws(Mistake) -> String {
    guard let value = rest.popFirst(), !value.isEmpty, !value.hasPrefix("--") else {
      throw Mistake(description: "\(option) needs a value; --help tells which")
    }
    return value
  }

  private static func sizes(_ value: String) throws(Mistake) -> [LexiconSize] {
    if value == "both" { return LexiconSize.allCases }
    guard let size = LexiconSize(rawValue: value) else {
      throw Mistake(description: "--size is full, compact or both, not '\(value)'")
    }
    return [size]
  }
}
