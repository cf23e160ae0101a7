// SPDX-License-Identifier: MIT

/// The unknowns of an item, as numbers: eight for each item.
@MainActor
enum LayoutVariable {
  static let left = 0
  static let top = 1
  static let width = 2
  static let height = 3
  /// The gap of a stack that chooses it itself.
  static let gap = 4
  /// The distance between the middles of a stack's views.
  static let step = 5

  /// The number of one of an item's unknowns.
  nonisolated static func number(_ unknown: Int, of id: Int) -> Int { 8 * id + unknown }

  private static var lastID = 0

  static func nextID() -> Int {
    lastID += 1
    return lastID
  }

  /// Whether a variable is never below zero.
  nonisolated static func isRestricted(_ variable: Int) -> Bool { (2...4).contains(variable & 7) }
}
