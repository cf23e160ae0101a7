// SPDX-License-Identifier: MIT

/// Why a macro has no expansion, in words for the person who wrote it.
struct ExpansionError: Error, Equatable {
  let message: String
  /// What the message is about, in bytes from the beginning of the macro.
  let offset: Int
}
