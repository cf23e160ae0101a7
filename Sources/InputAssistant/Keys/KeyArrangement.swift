// SPDX-License-Identifier: MIT

/// Where the keys of one layer stand.
///
/// Frames are in points from the keyboard's top left corner, in multiples of 1/64 point. No two keys
/// overlap, and none reaches over ``bounds``.
public struct KeyArrangement: Hashable, Sendable {
  /// A key and its place.
  public struct Placed: Hashable, Sendable, Identifiable {
    /// The key.
    public var id: KeyID
    /// The cap's frame.
    public var frame: Rect

    /// Places a key.
    public init(id: KeyID, frame: Rect) {
      self.id = id
      self.frame = frame
    }
  }

  /// The part of the keyboard that holds keys, with the gaps around them; in the middle on a wide
  /// screen.
  public var bounds: Rect
  /// The width of a key one unit wide, the gap beside it included.
  public var pitch: Double
  /// The keys in reading order.
  public var keys: [Placed]

  /// Takes places as they are.
  public init(bounds: Rect, pitch: Double, keys: [Placed]) {
    self.bounds = bounds
    self.pitch = pitch
    self.keys = keys
  }

  /// The frame of a key; nil if it isn't on the arranged layer.
  public subscript(id: KeyID) -> Rect? { keys.first { $0.id == id }?.frame }

  /// The key that a touch at a point means: the nearest one.
  ///
  /// - Returns: Nil outside of ``bounds``, so that a finger that leaves the keyboard lets its key go.
  ///   Inside, always a key; of two equally near the one that reads first.
  public func hit(_ point: Point) -> KeyID? {
    guard point.x >= bounds.x, point.x < bounds.maxX, point.y >= bounds.y, point.y < bounds.maxY
    else { return nil }
    var nearest: KeyID?
    var distance = Double.infinity
    for key in keys {
      let candidate = key.frame.distance(to: point)
      if candidate < distance { (nearest, distance) = (key.id, candidate) }
    }
    return nearest
  }
}
