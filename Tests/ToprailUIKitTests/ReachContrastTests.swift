// SPDX-License-Identifier: MIT

import CGtk
import UIKit
import XCTest

@testable import GTK
@testable import ToprailUIKit

/// The bar on a desktop that asks for strong contrasts.
final class ReachContrastTests: XCTestCase {
  func testTextIsWhiteUnderEveryHighContrastThemeAndAsBeforeAfterwards() throws {
    try Stage.run { stage in
      let field = stage.add(UITextField())
      let item = UIBarButtonItem(title: "Tinted", style: .plain, target: nil, action: nil)
      item.tintColor = .systemRed
      field.inputAssistantItem.leadingBarButtonGroups = [.fixedGroup(items: [item])]
      field.becomeFirstResponder()
      stage.settle()
      let usual = try stage.textColor(of: "Tinted")
      for theme in ["HighContrast", "HighContrastInverse", "Default-hc", "Default-hc-dark"] {
        let before = DesktopTheme.name
        DesktopTheme.name = theme
        stage.settle()
        XCTAssertEqual(try stage.textColor(of: "Tinted"), [1, 1, 1], theme)
        DesktopTheme.name = before
        stage.settle()
        XCTAssertEqual(try stage.textColor(of: "Tinted"), usual)
      }
    }
  }

  func testOtherThemesAreNoHighContrastOnes() throws {
    try Stage.onDisplay {
      let before = DesktopTheme.name
      defer { DesktopTheme.name = before }
      for theme in ["Default", "Default-dark", "Adwaita", "Tech", "Anthc"] {
        DesktopTheme.name = theme
        XCTAssertFalse(DesktopSettings.wantsHighContrast, theme)
      }
    }
  }
}

extension Stage {
  /// The colour of a button's text: red, green and blue.
  fileprivate func textColor(of title: String) throws -> [Float] {
    var color = GdkRGBA()
    let context = gtk_widget_get_style_context(try button(title).widget.widget)
    gtk_style_context_get_color(context, &color)
    return [color.red, color.green, color.blue]
  }
}
