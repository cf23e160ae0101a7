// SPDX-License-Identifier: MIT

import Foundation

/// How often words are written in which way, from `spacy-lookups-data`.
struct CasedFrequencies {
  private var best: [String: (form: String, logProbability: Double)] = [:]

  /// The bytes of a JSON object: a word, as it is written, and its natural log-probability.
  init(_ json: Data) throws {
    for (form, logProbability) in try JSONDecoder().decode([String: Double].self, from: json) {
      let key = form.lowercased()
      if let known = best[key], known.logProbability >= logProbability { continue }
      best[key] = (form, logProbability)
    }
  }

  /// How a word is written most often; nil if it isn't known.
  func form(_ key: String) -> String? { best[key]?.form }
}
