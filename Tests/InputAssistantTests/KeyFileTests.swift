// SPDX-License-Identifier: MIT

import Testing

@testable import InputAssistant

private func mistake(_ text: String) -> String? {
  do throws(KeyFile.Mistake) {
    _ = try KeyFile(parsing: text, file: "x.keys")
    return nil
  } catch {
    return "\(error)"
  }
}

@Suite("Files of keys")
struct KeyFileTests {
  @Test("A file of every statement")
  func everything() throws {
    let text = """
      # A comment
      name Two words

      layer letters
      row a *  **2 <gap>*0.5 b*1.5
      row <shift> <backspace> <return> <space> <hide> <symbols> <layer>
      alternates a ä å
      """
    let file = try KeyFile(parsing: text, file: "x.keys")
    #expect(file.name == "Two words")
    let rows = try #require(file.sections["layer letters"])
    #expect(rows[0].map(\.action) == [.text("a"), .text("*"), .text("*"), .text("b")])
    #expect(rows[0].map(\.width) == [1, 1, 2, 1.5])
    #expect(rows[0].map(\.gap) == [0, 0, 0, 0.5])
    #expect(rows[0].map(\.shifted) == ["A", nil, nil, "B"])
    #expect(rows[0].map(\.alternates) == [["ä", "å"], [], [], []])
    #expect(
      rows[1].map(\.action)
        == [.shift, .backspace, .return, .space, .hide, .layer(.symbols), .layer(.symbols)])
  }

  @Test("Lines may end as on Windows and be parted by tabs")
  func foreignLines() throws {
    let file = try KeyFile(parsing: "name x\r\nlayer pad\r\nrow\t1\t2\r\n", file: "x.keys")
    #expect(file.sections["layer pad"]?.first?.map(\.action) == [.text("1"), .text("2")])
  }

  @Test(
    "Each mistake is named with its line",
    arguments: [
      ("", "x.keys:1: there is no name"),
      ("name", "x.keys:1: the name is missing"),
      ("name x\nname y", "x.keys:2: there is a name already"),
      ("name x\n\nkeys a b", "x.keys:3: keys is no statement"),
      ("name x\nrow a", "x.keys:2: a row before the first layer, bottom, terminal or pad"),
      ("name x\nlayer", "x.keys:2: layer takes one name"),
      ("name x\nlayer pad pad", "x.keys:2: layer takes one name"),
      ("name x\nlayer greek", "x.keys:2: greek is no layer"),
      ("name x\npad a\nrow 1\npad a", "x.keys:4: pad a is there twice"),
      ("name x\npad a\npad b\nrow 1", "x.keys:2: pad a has no rows"),
      ("name x\npad a\nrow 1\n# c\nbottom b\n", "x.keys:5: bottom b has no rows"),
      ("name x\nlayer letters\nrow", "x.keys:3: the row has no keys"),
      ("name x\nlayer letters\nrow <gap>*2", "x.keys:3: the row has no keys"),
      ("name x\nlayer letters\nrow a <enter>", "x.keys:3: <enter> is no key"),
      ("name x\nlayer letters\nrow a*wide", "x.keys:3: wide is no width from 0.25 to 10"),
      ("name x\nlayer letters\nrow a*0", "x.keys:3: 0 is no width from 0.25 to 10"),
      ("name x\nlayer letters\nrow a*nan", "x.keys:3: nan is no width from 0.25 to 10"),
      (
        "name x\nlayer letters\nrow a*6 b*4.5",
        "x.keys:3: the row is 10.5 keys wide instead of 10 at the most"
      ),
      ("name x\nalternates a", "x.keys:2: alternates takes a key and what it offers"),
      ("name x\nalternates a b\nalternates a c", "x.keys:3: alternates of a are there twice"),
    ])
  func mistakes(text: String, expected: String) { #expect(mistake(text) == expected) }

  @Test("The built-in files have none")
  func builtIn() throws {
    for (bytes, name) in [
      (PackageResources.us_keys, "us.keys"), (PackageResources.bottom_keys, "bottom.keys"),
      (PackageResources.pads_keys, "pads.keys"),
    ] {
      let file = try KeyFile(parsing: String(decoding: bytes, as: UTF8.self), file: name)
      #expect(!file.sections.isEmpty)
    }
  }

  @Test("A mistake in one traps with its line and the remedy")
  func mistakeBuiltIn() async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      _ = KeyCatalog.file(Array("name x\nlayer letters\nrow <enter>".utf8), "x.keys")
    }
    let said = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(
      said.contains(
        "x.keys:3: <enter> is no key: correct it in Sources/InputAssistant/Data and build again"))
  }
}
