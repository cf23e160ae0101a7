// SPDX-License-Identifier: MIT

#if canImport(ToprailUIKit)
  import ToprailUIKit
#else
  import UIKit
#endif

extension UIToolbar {
  /// A toolbar with buttons at its two ends, as high as a toolbar is.
  convenience init(leading: [UITextField.ToolbarItem], trailing: [UITextField.ToolbarItem]) {
    self.init()
    let space = UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil)
    setItems(leading.map(Self.button) + [space] + trailing.map(Self.button), animated: false)
    sizeToFit()
  }

  private static func button(_ item: UITextField.ToolbarItem) -> UIBarButtonItem {
    UIBarButtonItem(title: item.title, style: .plain, target: item.target, action: item.selector)
  }
}
