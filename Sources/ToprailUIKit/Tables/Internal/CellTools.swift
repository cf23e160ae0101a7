// SPDX-License-Identifier: MIT

import GTK

/// What a cell has beside its content: the mark at its end and the buttons for deleting its row.
@MainActor
final class CellTools {
  /// The texts that assistive software has been told.
  var spoken: [String]?
  private let mark = UIImageView(frame: .zero)
  private let minus = UIButton(type: .custom)
  private let confirm = UIButton(type: .system)
  private var hasMinus = false
  private var isOffered = false
  private weak var cell: UITableViewCell?

  func insert(into cell: UITableViewCell) {
    self.cell = cell
    mark.host.add(cssClass: "toprail-accessory")
    minus.setImage(UIImage(systemName: "minus.circle"), for: .normal)
    minus.accessibilityLabel = "Delete"
    confirm.accessibleWidget.add(cssClass: "destructive-action")
    for view in [mark, minus, confirm] {
      view.isHidden = true
      cell.addSubview(view)
    }
    minus.addAction(
      UIAction { [weak cell] _ in
        guard let cell, let path = cell.table?.indexPath(for: cell) else { return }
        cell.table?.offerDeletion(of: path)
      }, for: .primaryActionTriggered)
    confirm.addAction(
      UIAction { [weak cell] _ in
        if let cell { cell.table?.delete(cell) }
      }, for: .primaryActionTriggered)
  }

  func show(_ type: UITableViewCell.AccessoryType) {
    let name: String? =
      switch type {
      case .none, .detailButton: nil
      case .disclosureIndicator, .detailDisclosureButton: "chevron"
      case .checkmark: "checkmark"
      }
    let isMirrored = cell?.isMirrored == true
    let chevron = isMirrored ? "chevron.left" : "chevron.right"
    mark.image = name.flatMap { UIImage(systemName: $0 == "chevron" ? chevron : $0) }
    mark.host.set(cssClass: "checkmark", type == .checkmark)
    cell?.host.setAccessibleChecked(type == .checkmark)
    mark.isHidden = mark.image == nil
  }

  func showMinus(_ shows: Bool) {
    hasMinus = shows
    minus.isHidden = !shows
  }

  func offer(_ title: String) {
    confirm.setTitle(title, for: .normal)
    isOffered = true
    confirm.isHidden = false
  }

  func withdraw() {
    isOffered = false
    confirm.isHidden = true
  }

  func focusOffer() { confirm.focusWidget.grabFocus() }

  /// The points that are taken at the left and the right of a cell.
  func ends(of cell: UITableViewCell) -> (left: CGFloat, right: CGFloat) {
    let leading = hasMinus ? RowMetrics.height : 0
    var trailing: CGFloat = 0
    if let view = cell.accessoryView {
      trailing = accessorySize(view).width + RowMetrics.margin
    } else if !mark.isHidden {
      trailing = RowMetrics.accessorySize + RowMetrics.margin
    }
    if isOffered { trailing += confirm.intrinsicContentSize.width + RowMetrics.gap }
    return cell.isMirrored ? (trailing, leading) : (leading, trailing)
  }

  /// Places all of it; returns what is taken at the left and the right.
  func place(in cell: UITableViewCell) -> (left: CGFloat, right: CGFloat) {
    let (width, height) = (cell.bounds.width, cell.bounds.height)
    func put(_ view: UIView, from edge: CGFloat, _ size: CGSize) {
      let x = cell.isMirrored ? width - edge - size.width : edge
      view.frame = CGRect(
        x: x, y: ((height - size.height) / 2).rounded(), width: size.width, height: size.height)
    }
    if hasMinus {
      put(minus, from: 0, CGSize(width: RowMetrics.height, height: RowMetrics.height))
    }
    var edge = width
    if isOffered {
      var size = confirm.intrinsicContentSize
      size.height = min(height, max(size.height, RowMetrics.height - 8))
      edge -= size.width + RowMetrics.gap
      put(confirm, from: edge, size)
    }
    if let view = cell.accessoryView {
      mark.isHidden = true
      put(view, from: edge - accessorySize(view).width - RowMetrics.margin, accessorySize(view))
    } else if !mark.isHidden {
      let size = CGSize(width: RowMetrics.accessorySize, height: RowMetrics.accessorySize)
      put(mark, from: edge - size.width - RowMetrics.margin, size)
    }
    return ends(of: cell)
  }

  private func accessorySize(_ view: UIView) -> CGSize {
    if view.frame.size != .zero { return view.frame.size }
    let size = view.intrinsicContentSize
    return size.width >= 0 ? size : view.sizeThatFits(.zero)
  }
}
