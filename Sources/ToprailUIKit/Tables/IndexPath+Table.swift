// SPDX-License-Identifier: MIT

extension IndexPath {
  /// The path of a row in a section of a table.
  ///
  ///     IndexPath(row: 2, section: 0)  // [0, 2]
  ///
  /// Source: <https://developer.apple.com/documentation/foundation/indexpath>
  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }

  /// The section's number. The path must be one of a section or a row.
  public var section: Int {
    get { part(0) }
    set { self[0] = newValue }
  }

  /// The row's number in its section. The path must be a row's.
  public var row: Int {
    get { part(1) }
    set { self[1] = newValue }
  }

  private func part(_ index: Int) -> Int {
    precondition(
      index < count, "the path \(self) is none of a table's: make it with IndexPath(row:section:)")
    return self[index]
  }
}
