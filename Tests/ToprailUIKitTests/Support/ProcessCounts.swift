// SPDX-License-Identifier: MIT

import CGtk
import Foundation

/// How many windows GTK knows.
@MainActor
enum ToplevelCount {
  static var now: Int { Int(g_list_model_get_n_items(gtk_window_get_toplevels())) }
}

/// The process's memory.
enum Memory {
  /// The resident bytes.
  static var resident: Int {
    guard let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8) else {
      return 0
    }
    let fields = text.split(separator: " ")
    return fields.count > 1 ? (Int(fields[1]) ?? 0) * 4096 : 0
  }
}
