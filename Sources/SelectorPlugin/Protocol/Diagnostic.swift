// SPDX-License-Identifier: MIT

/// An error that the compiler shows at a place in the user's source.
struct Diagnostic: Encodable {
  let message: String
  let severity = "error"
  let position: Position
  /// Required by the protocol; this program never fills them.
  let highlights: [String] = []
  let notes: [String] = []
  let fixIts: [String] = []

  /// - Parameter location: Where the macro begins.
  init(_ error: ExpansionError, at location: SourceLocation) {
    self.message = error.message
    self.position = Position(
      fileName: location.fileName, offset: location.offset + error.offset)
  }

  struct Position: Encodable {
    let fileName: String
    /// In bytes from the beginning of the file.
    let offset: Int
  }
}
