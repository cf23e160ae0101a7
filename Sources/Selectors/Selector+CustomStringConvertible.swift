// SPDX-License-Identifier: MIT

#if !canImport(ObjectiveC)
  extension Selector: CustomStringConvertible {
    /// Base name and one `_:` for each argument: `save`, `handle(_:)`, `handle(_:_:)`.
    ///
    /// Argument labels are no part of a selector's identity, so equal selectors read the same.
    public var description: String {
      guard argumentCount > 0 else { return name }
      return "\(name)(\(String(repeating: "_:", count: argumentCount)))"
    }
  }
#endif
