// SPDX-License-Identifier: MIT

/// The kinds of cells that a table knows, and the cells that wait to be used again.
@MainActor
final class CellStock {
  private var kinds: [String: UITableViewCell.Type] = [:]
  private var waiting: [String: [UITableViewCell]] = [:]
  // More than a screen's worth of one kind would only take memory.
  private static let limit = 64

  func register(_ kind: UITableViewCell.Type?, for identifier: String) {
    kinds[identifier] = kind
    waiting[identifier] = nil
  }

  /// A cell that was used before, or a new one if its kind is known.
  func take(_ identifier: String) -> UITableViewCell? {
    if let cell = waiting[identifier]?.popLast() {
      cell.prepareForReuse()
      return cell
    }
    return kinds[identifier]?.init(style: .default, reuseIdentifier: identifier)
  }

  func put(_ cell: UITableViewCell) {
    guard let identifier = cell.reuseIdentifier, !identifier.isEmpty,
      waiting[identifier, default: []].count < Self.limit
    else { return }
    waiting[identifier, default: []].append(cell)
  }
}
