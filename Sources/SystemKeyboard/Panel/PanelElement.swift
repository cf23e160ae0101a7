// SPDX-License-Identifier: MIT

package import InputAssistant

/// One thing on a keyboard, for tools that look for it and tap it.
package struct PanelElement: Hashable, Sendable {
  /// The name, which follows from its place.
  package var id: String
  /// What it is.
  package var kind: SceneElement.Kind
  /// The part of it that can be seen and tapped, in points from the surface's top left corner.
  package var frame: Rect
  /// What stands on it; empty for a symbol.
  package var title: String
  /// What a screen reader says.
  package var spokenLabel: String

  init(_ element: SceneElement) {
    id = element.id.rawValue
    kind = element.kind
    frame = element.visibleFrame
    title = element.title ?? ""
    spokenLabel = element.spokenLabel
  }
}
