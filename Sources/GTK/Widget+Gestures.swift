// SPDX-License-Identifier: MIT

package import GLib

extension Widget {
  /// A finger or the primary button held still on the widget.
  package func onLongPress(_ handler: @escaping VoidHandler) {
    LongPressGesture(on: self, beforeContent: true).onBegin { _, _ in handler() }
  }

  /// The secondary button pressed on the widget.
  package func onSecondaryClick(_ handler: @escaping VoidHandler) {
    TapGesture(on: self, button: .secondary).onPress { _, _, _ in handler() }
  }
}
