// SPDX-License-Identifier: MIT

import UIKit

/// A text view whose bar the sweep's test describes once more, as a value.
class SweepViewController: UIViewController {
  private let textView = UITextView()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Bar Sweep"
    textView.frame = view.bounds
    textView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(textView)
    let item = textView.inputAssistantItem
    item.leadingBarButtonGroups = [greek, plain, hidden]
    item.trailingBarButtonGroups = [sized, important, alone]
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    textView.becomeFirstResponder()
  }

  private var greek: UIBarButtonItemGroup {
    let secret = item("Secret")
    secret.isHidden = true
    return UIBarButtonItemGroup(
      barButtonItems: [item("Alpha"), secret, item("Beta"), item("Gamma")],
      representativeItem: UIBarButtonItem(title: "Greek", style: .plain, target: nil, action: nil))
  }

  /// Without a representative: squeezed, never collapsed.
  private var plain: UIBarButtonItemGroup {
    UIBarButtonItemGroup(
      barButtonItems: [symbol("star", "Favourite"), item("Unabridged edition")],
      representativeItem: nil)
  }

  private var hidden: UIBarButtonItemGroup {
    let group = UIBarButtonItemGroup(barButtonItems: [item("Nowhere")], representativeItem: nil)
    group.isHidden = true
    return group
  }

  private var sized: UIBarButtonItemGroup {
    let wide = item("Wide")
    wide.width = 120
    let search = symbol("magnifyingglass", "Search")
    search.accessibilityHint = "Looks for it."
    return UIBarButtonItemGroup(
      barButtonItems: [wide, .fixedSpace(24), search],
      representativeItem: item("More"))
  }

  private var important: UIBarButtonItemGroup {
    let item = item("Important")
    item.visibilityPriority = .high
    return UIBarButtonItemGroup(
      barButtonItems: [item, self.item("i")], representativeItem: symbol("trash", "Rest"))
  }

  private var alone: UIBarButtonItemGroup {
    let alone = UIBarButtonItem(
      title: "Alone", style: .plain, target: self, action: #Selector(tellText))
    return UIBarButtonItemGroup(barButtonItems: [], representativeItem: alone)
  }

  private func item(_ title: String) -> UIBarButtonItem {
    UIBarButtonItem(
      title: title, style: .plain, target: self, action: #Selector(handle(_:)))
  }

  private func symbol(_ name: String, _ label: String) -> UIBarButtonItem {
    let item = UIBarButtonItem(
      image: UIImage(systemName: name), style: .plain, target: self, action: #Selector(handle(_:)))
    item.accessibilityLabel = label
    return item
  }

  private func handle(_ sender: UIBarButtonItem) {
    tell(sender.title ?? sender.accessibilityLabel ?? "")
  }

  /// For displays without assistive technology.
  private func tellText() { tell(textView.text) }

  private func tell(_ line: String) {
    FileHandle.standardOutput.write(Data("\(line)\n".utf8))
  }
}
