// SPDX-License-Identifier: MIT

/// An output that was asked for and isn't there.
package enum MissingOutput {
  /// What to tell about it, in one line.
  ///
  /// - Parameters:
  ///   - name: The name that was asked for.
  ///   - names: The outputs that are there; empty for those that the compositor doesn't name.
  package static func message(_ name: String, among names: [String]) -> String {
    let known = names.filter { !$0.isEmpty }.map(\.printable)
    guard !known.isEmpty else {
      return "this compositor doesn't name its outputs, so the keyboard follows the focus instead"
        + " of staying on '\(name.printable)'"
    }
    return "there is no output '\(name.printable)': --output, or output in toprail.conf, can be"
      + " \(known.joined(separator: " or ")); meanwhile the keyboard follows the focus"
  }
}
