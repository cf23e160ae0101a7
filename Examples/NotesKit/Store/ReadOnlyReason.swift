// SPDX-License-Identifier: MIT

/// Why a note can be read but not edited.
package enum ReadOnlyReason: Hashable, Sendable {
  case tooLarge
  case notText
  case notWritable
  /// With the system's words.
  case notReadable(String)

  /// One sentence for the person in front of the screen.
  package var message: String {
    switch self {
    case .tooLarge: "This file is too large to edit here. Only its beginning is shown."
    case .notText:
      "This file is not UTF-8 text. It is shown as far as it can be, and stays as it is."
    case .notWritable: "This file is read-only."
    case .notReadable(let reason): "This file can’t be read: \(reason)."
    }
  }
}
