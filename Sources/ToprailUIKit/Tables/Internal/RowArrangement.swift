// SPDX-License-Identifier: MIT

/// How a row's image and its two texts lie to each other.
enum RowArrangement {
  /// One text below the other.
  case stacked
  /// The second text at the trailing edge; below, where there is no room for both.
  case sideBySide
  /// The first text in a narrow column.
  case titled

  init(_ style: UITableViewCell.CellStyle) {
    switch style {
    case .default, .subtitle: self = .stacked
    case .value1: self = .sideBySide
    case .value2: self = .titled
    }
  }
}
