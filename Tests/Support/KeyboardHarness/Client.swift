// SPDX-License-Identifier: MIT

package import TestSupport

/// A program with a text that it can tell, as it has it.
package protocol Client {
  /// What is in its text now.
  func text() throws -> String

  /// Waits until the program is there and would take text.
  func waitForFocus() throws
}

extension Client {
  /// Waits until the text is as expected.
  package func wait(for text: String, by deadline: Deadline = .usual) throws {
    var last = ""
    let came = try deadline.poll {
      last = try self.text()
      return last == text ? true : nil
    }
    guard came == nil else { return }
    let same = zip(text, last).prefix { $0 == $1 }.count
    throw Trouble(
      "the text differs after \(same) characters:\nexpected “\(text)”\nthe client has “\(last)”")
  }
}
