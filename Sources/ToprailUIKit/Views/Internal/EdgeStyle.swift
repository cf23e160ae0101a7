// SPDX-License-Identifier: MIT

/// How a view's edges look.
struct EdgeStyle: Hashable {
  struct Border: Hashable {
    let width: CGFloat
    let color: UIColor
  }

  let radius: CGFloat
  let border: Border?

  var isPlain: Bool { radius == 0 && border == nil }

  /// A CSS border would take its room from the content; an outline lies over it, as a layer's does.
  func css(dark: Bool) -> String {
    let corners = "border-radius: \(radius)px;"
    guard let border else { return corners }
    return corners
      + " outline: \(border.width)px solid \(border.color.css(dark: dark));"
      + " outline-offset: -\(border.width)px;"
  }
}
