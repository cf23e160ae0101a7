// SPDX-License-Identifier: MIT

import Selectors
import Testing

/// Writes down which methods ran.
@MainActor
private class Recorder {
  var calls: [String] = []

  func inherited() -> Bool {
    calls.append("inherited")
    return true
  }
}

@MainActor
private protocol EditorActions: AnyObject {
  func bold(_ sender: Any?)
}

extension EditorActions {
  var boldFromExtension: Selector { #Selector((any EditorActions).bold(_:)) }
}

@MainActor
private class Editor: Recorder, EditorActions {
  class Toolbar: Recorder {
    func hide() { calls.append("hide") }
    var bare: Selector { #Selector(hide) }
  }

  class List<Element>: Recorder {
    class Row: Recorder {
      func tap() { calls.append("tap \(Element.self)") }
      var bare: Selector { #Selector(tap) }
    }

    func pick(_ element: Element) { calls.append("pick \(element)") }
    var bare: Selector { #Selector(pick) }
  }

  private func save() { calls.append("save") }
  fileprivate func saveAs(_ sender: Any) { calls.append("saveAs") }
  func handle(_ sender: Any?, event: String?) -> Int {
    calls.append("handle")
    return 1
  }
  func over() { calls.append("over") }
  func over(_ sender: Any?) { calls.append("over(_:)") }
  func `default`() { calls.append("default") }
  func bold(_ sender: Any?) { calls.append("bold") }

  var stored = #Selector(save)
  lazy var lazily = #Selector(save)
  static let constant = #Selector(Editor.save)
  static func method() -> Selector { #Selector(save) }
  private(set) var observed: [Selector] = []
  var value = 0 {
    willSet { observed.append(#Selector(save)) }
    didSet { observed.append(#Selector(saveAs(_:))) }
  }
  let fromInit: Selector

  override init() {
    fromInit = #Selector(save)
    super.init()
  }

  var forms: [(Selector, runs: String)] {
    [
      (#Selector(save), "save"),
      (#Selector(self.save), "save"),
      (#Selector(Self.save), "save"),
      (#Selector(Editor.save), "save"),
      (#Selector(saveAs), "saveAs"),
      (#Selector(saveAs(_:)), "saveAs"),
      (#Selector(Editor.saveAs(_:)), "saveAs"),
      (#Selector(handle), "handle"),
      (#Selector(handle(_:event:)), "handle"),
      (#Selector(Editor.handle(_:event:)), "handle"),
      (#Selector(over as () -> Void), "over"),
      (#Selector(self.over as (Any?) -> Void), "over(_:)"),
      (#Selector(Editor.over as (Editor) -> () -> Void), "over"),
      (#Selector(Editor.over as (Editor) -> (Any?) -> Void), "over(_:)"),
      (#Selector(over(_:)), "over(_:)"),
      (#Selector(inherited), "inherited"),
      (#Selector(super.inherited), "inherited"),
      (#Selector(Recorder.inherited), "inherited"),
      (#Selector((any EditorActions).bold(_:)), "bold"),
      (#Selector(`default`), "default"),
      (
        #Selector(  // which one
          Editor
            .save
        ), "save"
      ),
    ]
  }

  func inClosures() -> [Selector] {
    var selectors: [Selector] = []
    let direct: () -> Void = { selectors.append(#Selector(self.save)) }
    let captured = { [self] in selectors.append(#Selector(save)) }
    let weakly = { [weak self] in
      guard let self else { return }
      selectors.append(#Selector(save))
    }
    func nested() { selectors.append(#Selector(save)) }
    direct()
    captured()
    weakly()
    nested()
    return selectors
  }

  static func inALocalClass() -> (Recorder, Selector) {
    class Local: Recorder {
      func local() { calls.append("local") }
      var bare: Selector { #Selector(local) }
    }
    let object = Local()
    return (object, object.bare)
  }
}

extension Editor {
  var fromExtension: Selector { #Selector(save) }
}

extension Editor.Toolbar {
  var fromExtension: Selector { #Selector(hide) }
}

extension Editor.List {
  var fromExtension: Selector { #Selector(Editor.List<Element>.pick) }
}

private final class Plain {
  var calls = 0
  func count() { calls += 1 }
  var bare: Selector { #Selector(count) }
}

extension Selector {
  fileprivate static let save = #Selector(Editor.saveAs(_:))
}

@MainActor
private func calls(of selector: Selector, on target: some Recorder) -> [String] {
  #expect(selector.perform(on: target, sender: "sender", event: nil))
  return target.calls
}

@MainActor
struct SelectorFormsTests {
  @Test func everyFormRunsItsMethod() {
    for (selector, runs) in Editor().forms {
      #expect(calls(of: selector, on: Editor()) == [runs], "\(selector)")
    }
  }

  @Test func everyPlaceOfABareName() {
    let editor = Editor()
    editor.value = 1
    let selectors = [
      editor.stored, editor.lazily, Editor.constant, Editor.method(), editor.observed[0],
      editor.fromInit, editor.fromExtension,
    ]
    for selector in selectors + editor.inClosures() {
      #expect(calls(of: selector, on: Editor()) == ["save"])
    }
    #expect(editor.inClosures().count == 4)
    #expect(calls(of: editor.observed[1], on: Editor()) == ["saveAs"])
  }

  @Test func nestedTypes() {
    let toolbar = Editor.Toolbar()
    #expect(calls(of: toolbar.bare, on: toolbar) == ["hide"])
    #expect(calls(of: toolbar.fromExtension, on: Editor.Toolbar()) == ["hide"])
    #expect(calls(of: #Selector(Editor.Toolbar.hide), on: Editor.Toolbar()) == ["hide"])
  }

  @Test func genericTypes() {
    let list = Editor.List<String>()
    #expect(calls(of: list.bare, on: list) == ["pick sender"])
    #expect(calls(of: list.fromExtension, on: Editor.List<String>()) == ["pick sender"])
    #expect(!list.bare.isImplemented(by: Editor.List<Int>()))
    let row = Editor.List<Int>.Row()
    #expect(calls(of: row.bare, on: row) == ["tap Int"])
  }

  @Test func localClasses() {
    let (object, selector) = Editor.inALocalClass()
    #expect(calls(of: selector, on: object) == ["local"])
  }

  @Test func protocolMethodsRunOnEveryConformer() {
    let editor = Editor()
    #expect(calls(of: editor.boldFromExtension, on: editor) == ["bold"])
    #expect(!editor.boldFromExtension.isImplemented(by: Recorder()))
  }

  @Test func classesOffTheMainActor() {
    let plain = Plain()
    #expect(plain.bare.perform(on: plain, sender: nil, event: nil))
    #expect(plain.calls == 1)
  }

  @Test func constantsInAnExtensionOfSelector() {
    #expect(calls(of: .save, on: Editor()) == ["saveAs"])
  }
}
