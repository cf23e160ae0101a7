// SPDX-License-Identifier: MIT

#if !canImport(ObjectiveC)
  extension Selector: Hashable {
    /// Compares base name and number of arguments, as for a message sent to any object.
    public static func == (left: Selector, right: Selector) -> Bool {
      left.name == right.name && left.argumentCount == right.argumentCount
    }

    /// Feeds base name and number of arguments to the hasher.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(name)
      hasher.combine(argumentCount)
    }
  }
#endif
