// SPDX-License-Identifier: MIT

#if !canImport(ObjectiveC)
  extension Selector {
    /// Refuses what no selector can run, with words that are clearer than the compiler's own.
    @available(
      *, unavailable,
      message: """
        write an instance method with its type, one that takes nothing, a sender, or a sender and an \
        event, and is neither async nor throwing: Editor.save
        """
    )
    public init<Method>(_ method: Method, named name: StaticString? = nil) {
      preconditionFailure("unavailable")
    }
  }
#endif
