// SPDX-License-Identifier: MIT

extension Scene {
  /// What changed from an older scene to this one; linear in the number of elements.
  ///
  /// Elements are matched by id; of several with the same id the first one counts.
  public func difference(from old: Scene) -> SceneDifference {
    var left = Dictionary(old.elements.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    var seen: Set<BarItem.ID> = []
    var result = SceneDifference()
    for element in elements where seen.insert(element.id).inserted {
      guard let before = left.removeValue(forKey: element.id) else {
        result.inserted.append(element.id)
        continue
      }
      if before.frame != element.frame || before.clip != element.clip {
        result.moved.append(element.id)
      }
      if !before.looksLike(element) { result.changed.append(element.id) }
    }
    for element in old.elements where left.removeValue(forKey: element.id) != nil {
      result.removed.append(element.id)
    }
    return result
  }
}

extension SceneElement {
  /// Whether two elements differ in nothing but where they are.
  fileprivate func looksLike(_ other: SceneElement) -> Bool {
    var other = other
    other.frame = frame
    other.clip = clip
    other.place = place
    return self == other
  }
}
