// SPDX-License-Identifier: MIT

import InputAssistant
import UIKit
import XCTest

/// The listing on Apple's page on UITextInputAssistantItem, and what its methods were called with.
@MainActor
private final class ListingController: UIViewController {
  let textView = UITextView()
  var calls: [String] = []
  var senders: [UIBarButtonItem] = []

  override func viewDidLoad() {
    textView.frame = view.bounds
    view.addSubview(textView)
  }

  func configure() {
    let item = textView.inputAssistantItem

    let itemOne = UIBarButtonItem(
      title: "One", style: .plain, target: self, action: #Selector(handleItemOne(_:)))
    let itemTwo = UIBarButtonItem(
      title: "Two", style: .plain, target: self, action: #Selector(handleItemTwo(_:)))
    let itemThree = UIBarButtonItem(
      title: "Three", style: .plain, target: self, action: #Selector(handleItemThree(_:)))

    // Use a nil action to display the individual items when tapped.
    let itemChoose = UIBarButtonItem(title: "Choose", style: .plain, target: nil, action: nil)

    // Create the item group.
    let group = UIBarButtonItemGroup(
      barButtonItems: [itemOne, itemTwo, itemThree], representativeItem: itemChoose)

    // Display the items before the typing suggestions.
    item.leadingBarButtonGroups = [group]
  }

  private func handleItemOne(_ sender: UIBarButtonItem) { note("handleItemOne", sender) }
  private func handleItemTwo(_ sender: UIBarButtonItem) { note("handleItemTwo", sender) }
  private func handleItemThree(_ sender: UIBarButtonItem) { note("handleItemThree", sender) }

  private func note(_ method: String, _ sender: UIBarButtonItem) {
    calls.append(method)
    senders.append(sender)
  }
}

/// Offers the same three words for every text.
@MainActor
private final class ThreeWords: SuggestionProvider {
  func suggest(_ context: TextContext, traits: InputTraits, into suggestions: inout [Suggestion]) {
    suggestions.removeAll()
    for text in ["red", "green", "blue"] {
      suggestions.append(Suggestion(text: text, kind: .prediction))
    }
  }
}

/// A test for each sentence of the document about the assistant item.
final class ChainSeedAssistantTests: XCTestCase {
  private func run(
    width: CGFloat = 800, _ body: @MainActor (Stage, ListingController) throws -> Void
  ) throws {
    try Stage.onDisplay {
      let controller = ListingController()
      let stage = Stage(width: width, controller: controller)
      defer { stage.close() }
      try body(stage, controller)
    }
  }

  func testAppSpecificActionsAreAddedToTheShortcutsBar() throws {
    try run { stage, controller in
      controller.configure()
      controller.textView.becomeFirstResponder()
      stage.settle()
      XCTAssertEqual(stage.shortcuts, ["One", "Two", "Three"])
      try stage.press("One")
      try stage.press("Three")
      try stage.press("Two")
      XCTAssertEqual(controller.calls, ["handleItemOne", "handleItemThree", "handleItemTwo"])
      XCTAssertEqual(controller.senders.map(\.title), ["One", "Three", "Two"])
    }
  }

  func testTheCenterOfTheBarDisplaysTypingSuggestions() throws {
    try run { stage, controller in
      Toprail.suggestionProvider = ThreeWords()
      controller.configure()
      controller.textView.becomeFirstResponder()
      stage.settle()
      XCTAssertEqual(stage.suggestions, ["red", "green", "blue"])
    }
  }

  func testItemsLeadOrTrailTheTypingSuggestions() throws {
    try run { stage, controller in
      Toprail.suggestionProvider = ThreeWords()
      let item = controller.textView.inputAssistantItem
      item.leadingBarButtonGroups = [.fixedGroup(items: [UIBarButtonItem(title: "Before")])]
      item.trailingBarButtonGroups = [.fixedGroup(items: [UIBarButtonItem(title: "After")])]
      controller.textView.becomeFirstResponder()
      stage.settle()
      let bar = stage.buttons(in: stage.window)
      XCTAssertEqual(bar.map(\.title), ["Before", "red", "green", "blue", "After"])
    }
  }

  func testTheInputAssistantComesFromTheRespondersProperty() throws {
    try run { stage, controller in
      let item = controller.textView.inputAssistantItem
      XCTAssert(item === controller.textView.inputAssistantItem)
      XCTAssert(item !== controller.inputAssistantItem)
      item.leadingBarButtonGroups = [.fixedGroup(items: [UIBarButtonItem(title: "Mine")])]
      controller.textView.becomeFirstResponder()
      stage.settle()
      XCTAssertEqual(stage.shortcuts, ["Mine"])
    }
  }

  func testTheChainIsSearchedWhenTheKeyboardIsDisplayed() throws {
    try run { stage, controller in
      controller.inputAssistantItem.trailingBarButtonGroups = [
        .fixedGroup(items: [UIBarButtonItem(title: "From the controller")])
      ]
      stage.settle()
      XCTAssertEqual(stage.shortcuts, [])
      controller.textView.becomeFirstResponder()
      stage.settle()
      XCTAssertEqual(stage.shortcuts, ["From the controller"])
      controller.textView.resignFirstResponder()
      stage.settle()
      XCTAssertEqual(stage.shortcuts, [])
      XCTAssertEqual(stage.dockHeight, 0)
    }
  }

  func testTheFirstRespondersOwnItemGoesBeforeAParents() throws {
    try run { stage, controller in
      controller.inputAssistantItem.leadingBarButtonGroups = [
        .fixedGroup(items: [UIBarButtonItem(title: "Parent")])
      ]
      controller.textView.inputAssistantItem.leadingBarButtonGroups = [
        .fixedGroup(items: [UIBarButtonItem(title: "Child")])
      ]
      controller.textView.becomeFirstResponder()
      stage.settle()
      XCTAssertEqual(stage.shortcuts, ["Child"])
    }
  }

  func testAParentSharesItsShortcutsAmongTwoChildren() throws {
    try run { stage, controller in
      let field = stage.add(UITextField())
      controller.inputAssistantItem.leadingBarButtonGroups = [
        .fixedGroup(items: [UIBarButtonItem(title: "Shared")])
      ]
      controller.textView.becomeFirstResponder()
      stage.settle()
      XCTAssertEqual(stage.shortcuts, ["Shared"])
      field.becomeFirstResponder()
      stage.settle()
      XCTAssertEqual(stage.shortcuts, ["Shared"])
    }
  }

  func testAGroupContainsASingleItemOrSeveral() throws {
    try run { stage, controller in
      controller.textView.inputAssistantItem.leadingBarButtonGroups = [
        UIBarButtonItemGroup(
          barButtonItems: [UIBarButtonItem(title: "Single")], representativeItem: nil),
        UIBarButtonItemGroup(
          barButtonItems: [UIBarButtonItem(title: "Several"), UIBarButtonItem(title: "More")],
          representativeItem: nil),
      ]
      controller.textView.becomeFirstResponder()
      stage.settle()
      XCTAssertEqual(stage.shortcuts, ["Single", "Several", "More"])
    }
  }

  func testWithoutSpaceAGroupCollapsesToItsRepresentativeItem() throws {
    try run { stage, controller in
      controller.configure()
      let group = controller.textView.inputAssistantItem.leadingBarButtonGroups[0]
      controller.textView.becomeFirstResponder()
      stage.settle()
      XCTAssertFalse(group.isDisplayingRepresentativeItem)
      stage.window.frame.size.width = 160
      stage.pump("the collapse") { stage.shortcuts == ["Choose"] }
      XCTAssertTrue(group.isDisplayingRepresentativeItem)
      XCTAssertTrue(controller.textView.isFirstResponder)
      stage.window.frame.size.width = 800
      stage.pump("the expansion") { stage.shortcuts == ["One", "Two", "Three"] }
      XCTAssertFalse(group.isDisplayingRepresentativeItem)
    }
  }

  func testAsManyItemsAsPossibleAreDisplayed() throws {
    try run(width: 1000) { stage, controller in
      let texts = ["First group", "Second group", "Third group"]
      controller.textView.inputAssistantItem.leadingBarButtonGroups = texts.map { text in
        let short = UIBarButtonItem(title: String(text.first ?? "-"))
        return UIBarButtonItemGroup(
          barButtonItems: [UIBarButtonItem(title: text), UIBarButtonItem(title: text + " too")],
          representativeItem: short)
      }
      controller.textView.becomeFirstResponder()
      stage.settle()
      XCTAssertEqual(stage.shortcuts.count, 6)
      stage.window.frame.size.width = 800
      stage.pump("one group to collapse") { stage.shortcuts.count == 5 }
      stage.window.frame.size.width = 560
      stage.pump("two groups to collapse") { stage.shortcuts.count == 4 }
      stage.window.frame.size.width = 300
      stage.pump("all groups to collapse") { stage.shortcuts == ["F", "S", "T"] }
    }
  }

  func testARepresentativeWithoutAnActionDisplaysTheIndividualItemsWhenTapped() throws {
    try run(width: 160) { stage, controller in
      controller.configure()
      controller.textView.becomeFirstResponder()
      stage.settle()
      XCTAssertEqual(stage.shortcuts, ["Choose"])
      try stage.press("Choose")
      XCTAssertEqual(stage.popoverButtons.map(\.title), ["One", "Two", "Three"])
      XCTAssertEqual(controller.calls, [])
      try stage.press("Two")
      XCTAssertEqual(controller.calls, ["handleItemTwo"])
      stage.pump("the list to close") { stage.popoverButtons.isEmpty }
      XCTAssertTrue(controller.textView.isFirstResponder)
    }
  }

  func testARepresentativeWithAnActionRunsIt() throws {
    try run(width: 160) { stage, controller in
      controller.configure()
      var taps = 0
      let group = controller.textView.inputAssistantItem.leadingBarButtonGroups[0]
      group.representativeItem = UIBarButtonItem(
        primaryAction: UIAction(title: "All") { _ in taps += 1 })
      controller.textView.becomeFirstResponder()
      stage.settle()
      XCTAssertEqual(stage.shortcuts, ["All"])
      try stage.press("All")
      XCTAssertEqual(taps, 1)
      XCTAssertEqual(stage.popoverButtons.map(\.title), [])
    }
  }

  func testEmptyArraysHideTheShortcutsAndLeaveTheSuggestions() throws {
    try run { stage, controller in
      Toprail.suggestionProvider = ThreeWords()
      controller.configure()
      controller.textView.becomeFirstResponder()
      stage.settle()
      XCTAssertEqual(stage.shortcuts.count, 3)
      controller.textView.inputAssistantItem.leadingBarButtonGroups = []
      controller.textView.inputAssistantItem.trailingBarButtonGroups = []
      stage.pump("the shortcuts to go") { stage.shortcuts.isEmpty }
      XCTAssertEqual(stage.suggestions, ["red", "green", "blue"])
      XCTAssertGreaterThan(stage.barHeight, 0)
    }
  }

  func testAutocorrectionTypeNoHidesTheSuggestionsToo() throws {
    try run { stage, controller in
      Toprail.suggestionProvider = ThreeWords()
      controller.configure()
      controller.textView.becomeFirstResponder()
      stage.settle()
      controller.textView.autocorrectionType = .no
      stage.pump("the suggestions to go") { stage.suggestions.isEmpty }
      XCTAssertEqual(stage.shortcuts, ["One", "Two", "Three"])
      controller.textView.inputAssistantItem.leadingBarButtonGroups = []
      stage.pump("the bar to go") { stage.dockHeight == 0 }
      XCTAssertEqual(controller.view.frame.height, 600)
    }
  }
}
