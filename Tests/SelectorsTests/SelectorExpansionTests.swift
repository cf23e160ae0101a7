// SPDX-License-Identifier: MIT

import Testing

@testable import SelectorPlugin

private func expansion(
  of argument: String, in type: String = "class Editor {}",
  as declaration: MacroDeclaration = .method
) -> Result<String, ExpansionError> {
  do throws(ExpansionError) {
    let macro = "#Selector(\(argument))"
    return .success(try SelectorExpansion(of: macro, in: [type], as: declaration).source)
  } catch {
    return .failure(error)
  }
}

struct SelectorExpansionTests {
  @Test(arguments: [
    ("save", "Editor", "save"),
    ("self.save", "Editor", "save"),
    ("Self.save", "Editor", "save"),
    ("super.save", "Editor", "save"),
    ("(save)", "Editor", "save"),
    ("handle(_:)", "Editor", "handle(_:)"),
    ("handle(_:event:)", "Editor", "handle(_:event:)"),
    ("handle( _ : for : )", "Editor", "handle(_:for:)"),
    ("Outer.Inner.save", "Outer.Inner", "save"),
    ("Box<Int>.save", "Box<Int>", "save"),
    ("Box<[Int: (A, B)]>.save(_:)", "Box<[Int: (A, B)]>", "save(_:)"),
    ("(any Actions).bold(_:)", "(any Actions)", "bold(_:)"),
    ("`class`.handle(_:)", "`class`", "handle(_:)"),
    ("\n  // a, comment)\n  Outer /* ( /* nested */ */ .\n save // b\n", "Outer", "save"),
    ("over as () -> Void", "Editor", "over as () -> Void"),
    ("self.over as (Any) -> Void", "Editor", "over as (Any) -> Void"),
    ("(over) as (Any?) -> Bool", "Editor", "over as (Any?) -> Bool"),
    ("over(_:) as (A<B>) -> ()", "Editor", "over(_:) as (A<B>) -> ()"),
  ])
  func methods(argument: String, type: String, method: String) {
    let name = method.prefix { $0.isLetter }
    #expect(
      expansion(of: argument)
        == .success("Selector({ (target: \(type)) in target.\(method) }, named: \"\(name)\")"))
  }

  @Test func backticksAreNoPartOfTheName() {
    #expect(
      expansion(of: "`default`")
        == .success("Selector({ (target: Editor) in target.`default` }, named: \"default\")"))
  }

  @Test(arguments: [
    ("V.over as (V) -> () -> Void", "V.over as @MainActor (V) -> () -> Void"),
    ("V.over as @MainActor (V) -> () -> Void", "V.over as @MainActor (V) -> () -> Void"),
    ("Self.over as (Self) -> () -> Void", "Editor.over as @MainActor (Editor) -> () -> Void"),
  ])
  func castsThatSpellTheTarget(argument: String, method: String) {
    #expect(expansion(of: argument) == .success("Selector(\(method), named: \"over\")"))
  }

  @Test func extensionsNameTheExtendedType() {
    #expect(
      expansion(of: "save", in: "extension Outer.Inner where G == Int {}")
        == .success("Selector({ (target: Outer.Inner) in target.save }, named: \"save\")"))
  }

  @Test func objectiveCGetsItsOwnExpression() {
    #expect(
      expansion(of: "V.over(_:) as (V) -> (Any) -> Void", as: .objectiveCSelector)
        == .success("#selector(V.over(_:) as (V) -> (Any) -> Void)"))
  }

  @Test(arguments: [
    ("42", MacroDeclaration.method, 10, "takes a method's name"),
    ("", .method, 0, "takes a method's name"),
    ("\"save\"", .method, 10, "takes a method's name"),
    (" /* é */ 42", .method, 20, "takes a method's name"),
    ("save()", .method, 14, "doesn't call it"),
    ("save(sender)", .method, 14, "doesn't call it"),
    ("V.three", .longMethod, 12, "'three' takes more"),
    ("field.clear", .boundMethod, 10, "'field.clear' is the method of one object"),
  ])
  func mistakes(
    argument: String, declaration: MacroDeclaration, offset: Int, message: String
  ) throws {
    let result = expansion(of: argument, as: declaration)
    let error = try #require(throws: ExpansionError.self) { try result.get() }
    #expect(error.offset == offset)
    #expect(error.message.contains(message))
  }

  @Test(arguments: ["struct S {}", "enum S {}", "actor S {}"])
  func onlyObjectsHaveSelectors(declaration: String) throws {
    let result = expansion(of: "save", in: declaration)
    let error = try #require(throws: ExpansionError.self) { try result.get() }
    #expect(error.message.contains("'S' is declared as \(declaration.prefix { $0 != " " })"))
  }

  @Test func aBareNameNeedsAType() throws {
    let result = expansion(of: "save", in: "func main() ")
    let error = try #require(throws: ExpansionError.self) { try result.get() }
    #expect(error.message.contains("'save' stands in no type"))
  }

  /// The unavailable declaration reports the mistake, so the expansion must not add to it.
  @Test func whatTheCompilerRefusedExpandsToSomethingThatCompiles() {
    #expect(
      expansion(of: "a, b", as: .noMethod)
        == .success("{ () -> Selector in fatalError() }()"))
  }
}
