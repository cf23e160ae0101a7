// SPDX-License-Identifier: MIT

extension Scene {
  /// The element that a touch at a point means: the nearest one, within a distance.
  ///
  /// A touch in a gap goes to whatever is nearest, as on a keyboard; of two equally near elements
  /// the one that reads first. What is scrolled away is never hit. A disabled element is hit and
  /// says that it is disabled, so that a touch on it doesn't run its neighbour.
  ///
  /// - Parameters:
  ///   - point: The point in the bar, in points.
  ///   - maximumDistance: How far in points a touch may be from an element's visible part.
  /// - Returns: The element, or nil if there is none within that distance.
  public func hit(_ point: Point, maximumDistance: Double) -> SceneElement? {
    var nearest: SceneElement?
    var distance = Double.infinity
    for element in elements where element.kind != .popUp {
      let visible = element.visibleFrame
      guard !visible.isEmpty else { continue }
      let candidate = visible.distance(to: point)
      if candidate <= maximumDistance, candidate < distance {
        nearest = element
        distance = candidate
      }
    }
    return nearest
  }
}
