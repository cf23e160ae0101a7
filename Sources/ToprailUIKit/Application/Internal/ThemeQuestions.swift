// SPDX-License-Identifier: MIT

import GTK

/// Lets images and fonts ask the desktop's themes, which answer on the main thread only.
enum ThemeQuestions {
  static func install() {
    UIImage.iconExists = { name in onMain { Display.hasIcon(name) } }
    UIFont.familyExists = { name in onMain { Fonts.hasFamily(name) } }
  }

  // Another thread isn't made to wait: the main thread may be waiting for it.
  private static func onMain(_ question: @MainActor () -> Bool) -> Bool {
    Thread.isMainThread && MainActor.assumeIsolated(question)
  }
}
