// SPDX-License-Identifier: MIT

import Glibc

/// Where lexicon files lie: `<language>-<size>.v<format>.lex` in the folder `toprail` of the data folders,
/// then of the cache folder, by the XDG Base Directory Specification
/// (https://specifications.freedesktop.org/basedir-spec/latest/).
public enum LexiconPlace {
  /// The name of a file: `en-full.v1.lex`.
  public static func fileName(language: String, size: LexiconSize) -> String {
    "\(language)-\(size.rawValue).v\(LexiconFormat.version).lex"
  }

  /// Where a file is looked for, in this order.
  ///
  /// - Parameters:
  ///   - language: Two letters of ISO 639-1.
  ///   - size: Full or compact.
  ///   - environment: What a variable holds; nil if it isn't set.
  public static func candidates(
    language: String, size: LexiconSize,
    environment: (String) -> String? = LexiconPlace.variable
  ) -> [String] {
    let name = fileName(language: language, size: size)
    let folders = set(environment("XDG_DATA_DIRS")) ?? "/usr/local/share:/usr/share"
    // The specification has relative folders ignored.
    let data = folders.split(separator: ":").filter { $0.hasPrefix("/") }.map { "\($0)/toprail" }
    return (data + [cacheFolder(environment: environment)].compactMap(\.self))
      .map { "\($0)/\(name)" }
  }

  /// The folder that `build-lexicon` puts files into; nil if there is neither a cache folder nor a home.
  public static func cacheFolder(
    environment: (String) -> String? = LexiconPlace.variable
  ) -> String? {
    if let cache = set(environment("XDG_CACHE_HOME")), cache.hasPrefix("/") {
      return "\(cache)/toprail"
    }
    return set(environment("HOME")).map { "\($0)/.cache/toprail" }
  }

  /// A variable of this process's environment.
  public static func variable(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }

  private static func set(_ value: String?) -> String? { value?.isEmpty == false ? value : nil }
}
