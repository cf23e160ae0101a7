// SPDX-License-Identifier: MIT

/// What a compositor double offers and how it behaves.
package struct CompositorOptions {
  /// What is not offered.
  package var missing: Set<GlobalKind> = []
  /// The versions that are offered; those of our tables where nothing is said. Higher ones are possible.
  package var versions: [GlobalKind: Int32] = [:]
  /// Whether a commit is dropped whose serial is not the number of `done`s sent, as newer wlroots does.
  package var isStrict = true
  /// Whether a layer surface is configured when it commits; otherwise the test does it.
  package var configuresAtOnce = true
  /// Whether frame callbacks are answered when a surface commits; otherwise the test does it.
  package var framesAtOnce = true
  /// Whether buffers are released when a surface commits; otherwise the test does it.
  package var releasesAtOnce = true
  /// Whether another input method has the seat.
  package var hasOtherInputMethod = false
  /// What the seat has at the start.
  package var capabilities: SeatCapabilities = [.pointer, .touch]
  /// The outputs at the start. The first one has the focus.
  package var outputs = [OutputSetting()]

  /// Offers everything, strictly, and answers at once.
  package init() {}
}
