// SPDX-License-Identifier: MIT

/// All that a presenter can see of a session, so that one comparison tells whether it changed.
struct SessionState: Equatable {
  var isActive = false
  var traits = InputTraits()
  var bar = Bar()
  var isComposing = false
  var showsOtherRow = false
  var wasSecret = false
  var areKeysHidden = false
  /// Nil as long as nobody asked for keys.
  var face: KeyboardFace?
}
