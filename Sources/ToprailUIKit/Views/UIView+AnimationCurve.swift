// SPDX-License-Identifier: MIT

extension UIView {
  /// How a movement gains and loses speed.
  ///
  /// Source: <https://developer.apple.com/documentation/uikit/uiview/animationcurve>
  public enum AnimationCurve: Int, Sendable {
    case easeInOut = 0
    case easeIn = 1
    case easeOut = 2
    case linear = 3
  }
}
