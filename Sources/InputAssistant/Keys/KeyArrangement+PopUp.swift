// SPDX-License-Identifier: MIT

extension KeyArrangement {
  /// Where a pop-up stands: above its key, with the first choice over the key's middle.
  ///
  /// It may reach above the keyboard's top edge; at the sides it stays within ``bounds`` where it is
  /// no wider than these.
  ///
  /// - Returns: Nil if the key isn't on the arranged layer.
  public func popUpFrame(_ popUp: KeyPopUp, metrics: KeyMetrics) -> Rect? {
    guard let key = self[popUp.key] else { return nil }
    let cell = popUp.isChoosing ? KeyPopUp.choicePitch : max(key.width, KeyPopUp.choicePitch)
    let width = cell * Double(popUp.choices.count)
    let middle = key.x + key.width / 2
    let start = popUp.opensLeft ? middle + cell / 2 - width : middle - cell / 2
    let x = max(bounds.x, min(start, bounds.maxX - width))
    let height = metrics.capHeight + metrics.rowGap / 2
    return Rect(x: x, y: key.y - height - metrics.rowGap / 4, width: width, height: height)
  }
}
