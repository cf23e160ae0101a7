// SPDX-License-Identifier: MIT

import CGtk
import GLib

extension Widget {
  /// Calls back before every frame with its time in seconds, until the handler returns false.
  package func onFrame(_ handler: @escaping @MainActor (_ time: Double) -> Bool) {
    gtk_widget_add_tick_callback(
      widget,
      { _, clock, data in
        let time = Double(gdk_frame_clock_get_frame_time(clock)) / 1e6
        let goesOn = MainActor.assumeIsolated {
          Object.handler(data, as: FrameHandler.self)?(time) ?? false
        }
        return goesOn ? 1 : 0
      }, Object.retained(handler as FrameHandler), Object.release)
  }
}

private typealias FrameHandler = @MainActor (Double) -> Bool
