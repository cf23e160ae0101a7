// SPDX-License-Identifier: MIT

import Suggestions

/// The files that English is made from. All licences are permissive, so the lexicon may be passed on.
struct EnglishSources {
  static let model = SourceFile(
    place: "usr/share/pocketsphinx/model/en-us/en-us.lm.bin", package: "pocketsphinx-en-us",
    licence: "BSD-2-Clause")
  static let pronunciations = SourceFile(
    place: "usr/share/pocketsphinx/model/en-us/cmudict-en-us.dict", package: "pocketsphinx-en-us",
    licence: "BSD-2-Clause")
  /// Words that everybody knows: where this list has only the name, the large ones' rare word doesn't
  /// count (York, and not the verb to york).
  static let common = SourceFile(
    place: "usr/share/dict/american-english", package: "wamerican", licence: "SCOWL")
  static let american = SourceFile(
    place: "usr/share/dict/american-english-large", package: "wamerican-large", licence: "SCOWL")
  static let british = SourceFile(
    place: "usr/share/dict/british-english-large", package: "wbritish-large", licence: "SCOWL")

  /// To be raised when other words or numbers come from the same sources, so that lexicons are renewed.
  static let recipe = "1"

  let model: SourceFile.Content
  let pronunciations: SourceFile.Content
  let common: SourceFile.Content
  let lists: [SourceFile.Content]
  private let own: LexiconSource

  init(below root: String) throws(BuildError) {
    let versions = DebianVersions(below: root)
    model = try Self.model.read(below: root, versions: versions)
    pronunciations = try Self.pronunciations.readText(below: root, versions: versions)
    common = try Self.common.readText(below: root, versions: versions)
    lists = [
      try Self.american.readText(below: root, versions: versions),
      try Self.british.readText(below: root, versions: versions),
    ]
    own = LexiconSource(
      name: "toprail", version: Self.recipe,
      sha256: try SystemProgram.sha256(
        PackageResources.english_words + PackageResources.english_vulgar), licence: "MIT")
  }

  /// What the lexicon says it was made from; our own word files count as a source.
  var descriptions: [LexiconSource] {
    [model.source, pronunciations.source, common.source] + lists.map(\.source) + [own]
  }
}
