// SPDX-License-Identifier: MIT

/// What a presenter draws: the elements of an arranged bar, in reading order.
///
/// For presenters that draw for themselves, so that what a tap hits is the same everywhere. One that
/// places native widgets lets those find what is hit, and takes from here how things look.
public struct Scene: Hashable, Sendable {
  /// The elements in reading order.
  public var elements: [SceneElement]

  /// Takes elements as they are.
  public init(elements: [SceneElement] = []) { self.elements = elements }

  /// Builds the scene of an arranged bar.
  ///
  /// - Parameters:
  ///   - bar: The bar that was arranged. What the arrangement places and the bar doesn't have is
  ///     left out.
  ///   - arrangement: What is shown where, from one of the two arranging functions.
  ///   - scrollOffsets: How far the sides have been moved.
  public init(
    _ bar: Bar, _ arrangement: BarArrangement, scrollOffsets: ScrollOffsets = ScrollOffsets()
  ) {
    elements = arrangement.elements.compactMap { placed in
      guard var element = Self.element(placed, of: bar, in: arrangement) else { return nil }
      if let side = placed.region, let region = arrangement.region(side) {
        element.move(
          into: region, offset: scrollOffsets[side], isRightToLeft: arrangement.isRightToLeft)
      }
      return element
    }
  }

  /// The element with an id; nil if none is shown.
  public subscript(id: BarItem.ID) -> SceneElement? { elements.first { $0.id == id } }

  private static func element(
    _ placed: Placed, of bar: Bar, in arrangement: BarArrangement
  ) -> SceneElement? {
    switch placed.place {
    case .suggestion(let index):
      return bar.suggestions?.element(at: index).map { SceneElement($0, at: placed) }
    case .chevron:
      let showsSuggestions = arrangement.suggestionsFrame != nil
      return SceneElement(chevronAt: placed, showsSuggestions: showsSuggestions)
    case .key: return nil
    case .representative:
      return bar.item(at: placed.place).map { SceneElement($0, at: placed, kind: .representative) }
    case .item, .accessory:
      return bar.item(at: placed.place).map {
        SceneElement($0, at: placed, kind: $0.kind.sceneKind)
      }
    }
  }
}

extension SceneElement {
  /// Turns a frame in a scrolling side's content into one in the bar.
  fileprivate mutating func move(
    into region: ScrollRegion, offset: Double, isRightToLeft: Bool
  ) {
    let limit = region.maximumOffset
    let offset = offset.isNaN ? 0 : min(max(0, offset), limit)
    frame.x += region.frame.x - (isRightToLeft ? limit - offset : offset)
    clip = region.frame
  }
}
