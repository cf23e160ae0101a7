// SPDX-License-Identifier: MIT

import CGtk

extension UnsafeMutablePointer {
  /// The same GObject seen as another class of its own: what C does with a cast macro.
  func rebound<Other>() -> UnsafeMutablePointer<Other> {
    UnsafeMutableRawPointer(self).assumingMemoryBound(to: Other.self)
  }
}
