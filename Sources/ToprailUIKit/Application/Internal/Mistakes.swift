// SPDX-License-Identifier: MIT

/// Tells the programmer of what can't be done as asked and is left out, as UIKit does.
enum Mistakes {
  /// Writes a line on standard error.
  static func report(_ message: String) {
    FileHandle.standardError.write(Data("Toprail: \(message).\n".utf8))
  }
}
