// SPDX-License-Identifier: MIT

/// Word lists that tell how words are written: `Monday`, `the`, `China` and `china`.
struct WordLists {
  private var forms: [String: [String]] = [:]
  private let commonForms: [String: [String]]

  /// Each list has one word a line; `common` is one of words that everybody knows.
  init(_ lists: [[UInt8]], common: [UInt8] = []) {
    for list in lists + [common] { Self.add(list, to: &forms) }
    var known: [String: [String]] = [:]
    Self.add(common, to: &known)
    commonForms = known
  }

  private static func add(_ list: [UInt8], to forms: inout [String: [String]]) {
    for line in list.split(separator: UInt8(ascii: "\n")) {
      let form = String(decoding: line, as: UTF8.self)
      let key = form.lowercased()
      if forms[key]?.contains(form) != true { forms[key, default: []].append(form) }
    }
  }

  func contains(_ key: String) -> Bool { forms[key] != nil }

  /// Whether the lists write a word so, or don't know it at all.
  func allows(_ form: String) -> Bool { forms[form.lowercased()]?.contains(form) ?? true }

  /// How a word is written: as the common list has it, or else the others, in lower case if that is one of
  /// the ways; nil if none has it. Of two ways with capitals the one with fewer wins (`Isis` before `ISIS`).
  func form(_ key: String) -> String? {
    guard let forms = commonForms[key] ?? forms[key] else { return nil }
    if forms.contains(key) { return key }
    return forms.min { Self.capitals($0) < Self.capitals($1) }
  }

  private static func capitals(_ word: String) -> Int { word.count(where: \.isUppercase) }
}
