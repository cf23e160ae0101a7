// SPDX-License-Identifier: MIT

extension KeyArrangement {
  /// The frames of a pop-up's choices, in the order of the choices, above their key.
  ///
  /// The first stands over the key, the others beside it on the side that the pop-up opens to. A
  /// single letter is as wide as a cap and half of one; a choice ``KeyPopUp/choicePitch``. The frames
  /// may reach above the keyboard.
  ///
  /// - Returns: Empty if the key isn't on the arranged layer.
  public func frames(of popUp: KeyPopUp) -> [Rect] {
    guard let cap = self[popUp.key] else { return [] }
    let width = popUp.isChoosing ? KeyPopUp.choicePitch : cap.width * 1.5
    let height = max(cap.height, 44)
    let start = min(max(bounds.x, cap.center.x - width / 2), bounds.maxX - width)
    return popUp.choices.indices.map { index in
      let offset = Double(index) * width * (popUp.opensLeft ? -1 : 1)
      return Rect(x: start + offset, y: cap.y - height, width: width, height: height)
    }
  }
}
