// SPDX-License-Identifier: MIT

import Testing

@testable import SelectorPlugin

struct EnclosingTypeTests {
  @Test(arguments: [
    ("class Editor {}", "class", "Editor"),
    ("\n  /* a class */ final class Inner: Base {}", "class", "Inner"),
    ("// struct S\n@MainActor public final class Box<G> where G: Hashable {}", "class", "Box"),
    ("@available(*, deprecated, message: \"no (class) here\") open class A {}", "class", "A"),
    (#"@available(*, deprecated, message: "a \" class B") class A {}"#, "class", "A"),
    ("@Module.Wrapper(x) class A {}", "class", "A"),
    ("@objc(Name) class A {}", "class", "A"),
    ("nonisolated(unsafe) struct S {}", "struct", "S"),
    ("indirect enum E {}", "enum", "E"),
    ("distributed actor D {}", "actor", "D"),
    ("protocol P: AnyObject {}", "protocol", "P"),
    ("extension Editor {}", "extension", "Editor"),
    ("extension Outer . Inner where G == Int {}", "extension", "Outer.Inner"),
    ("extension Box<Int>: @retroactive P {}", "extension", "Box<Int>"),
    ("class `class` {}", "class", "`class`"),
    ("class Élan {}", "class", "Élan"),
  ])
  func typeDeclarations(declaration: String, keyword: String, name: String) {
    #expect(EnclosingType(declaration) == EnclosingType(keyword: keyword, name: name))
  }

  @Test(arguments: [
    "func save() ", "class func make() ", "class var shared: Int ", "class override func make() ",
    "final class func make() ", "{ [weak self] in }", "didSet ", "init() ", "var x: Int", "",
    "@MainActor static func s() ", "lazy var x", "subscript(i: Int) -> Int ",
  ])
  func otherDeclarations(declaration: String) {
    #expect(EnclosingType(declaration) == nil)
  }

  @Test func theInnermostWins() {
    let context = ["{ in }", "func f() ", "class Inner {}", "func g() ", "class Outer {}"]
    #expect(EnclosingType.innermost(of: context)?.name == "Inner")
    #expect(EnclosingType.innermost(of: ["func f() "]) == nil)
  }
}
