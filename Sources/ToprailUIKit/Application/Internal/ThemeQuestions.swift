// SPDX-License-Identifier: MIT

import GTK

/// Lets images and fonts, which any thread may make, ask the desktop's themes.
enum ThemeQuestions {
  static func install() {
    UIImage.iconExists = { name in onMain { Display.hasIcon(name) } }
    UIFont.familyExists = { name in onMain { Fonts.hasFamily(name) } }
  }

  private static func onMain(_ question: @MainActor () -> Bool) -> Bool {
    if Thread.isMainThread { return MainActor.assumeIsolated(question) }
    return DispatchQueue.main.sync { MainActor.assumeIsolated(question) }
  }
}
