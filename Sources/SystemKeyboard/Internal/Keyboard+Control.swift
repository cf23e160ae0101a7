// SPDX-License-Identifier: MIT

import InputAssistant

extension Keyboard {
  /// Does what the command line asks, and says what to print.
  func answer(_ request: ControlRequest) -> String {
    if let visibility = request.visibility {
      self.visibility.request(visibility)
      return self.visibility.isShown ? "shown\n" : "hidden\n"
    }
    return report.text
  }

  /// What is where, for tools that look or tap.
  private var report: ElementReport {
    // Before it is in its place nobody can tell where to tap.
    let isShown = window.stands
    let (width, height) = isShown ? window.points : (0, 0)
    return ElementReport(
      output: window.screen?.name ?? "", width: Double(width), height: Double(height),
      scale: window.scale, isShown: isShown,
      elements: isShown
        ? panel.describe().map {
          ElementReport.Element(
            id: $0.id, kind: $0.kind.rawValue, frame: $0.frame,
            title: $0.title.isEmpty ? $0.spokenLabel : $0.title)
        } : [])
  }
}
