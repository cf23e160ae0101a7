// SPDX-License-Identifier: MIT

import GTK

/// Lets images and fonts ask the desktop's themes, which answer on the main thread only.
enum ThemeQuestions {
  static func install() {
    UIImage.iconExists = { name in onMain { Display.hasIcon(name) } ?? false }
    UIFont.familyExists = { name in onMain { Fonts.hasFamily(name) } ?? false }
    UIFont.textScale = { onMain { DesktopSettings.textScale } ?? 1 }
  }

  // Another thread isn't made to wait: the main thread may be waiting for it.
  private static func onMain<Answer: Sendable>(_ question: @MainActor () -> Answer) -> Answer? {
    Thread.isMainThread ? MainActor.assumeIsolated(question) : nil
  }
}
