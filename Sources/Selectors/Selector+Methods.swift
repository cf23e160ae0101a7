// SPDX-License-Identifier: MIT

#if !canImport(ObjectiveC)
  extension Selector {
    /// Makes a selector for a method without arguments, given as `Type.method`.
    ///
    /// A method reference doesn't tell its name. Give the name if the selector will be compared with
    /// others; without it the selector equals only those made at the same place in the source.
    ///
    /// - Parameters:
    ///   - method: The method. What it returns is dropped.
    ///   - name: Its base name (`save`) or full name (`save()`).
    public init<Target, Result>(
      _ method: @escaping @MainActor (Target) -> () -> Result, named name: StaticString? = nil,
      fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
    ) {
      self.init(name: identity(name, fileID, line, column), argumentCount: 0) {
        (target: Target, _) in
        _ = method(target)()
      }
    }

    /// Makes a selector for a method that takes the sender, given as `Type.method(_:)`.
    ///
    /// A method reference doesn't tell its name. Give the name if the selector will be compared with
    /// others; without it the selector equals only those made at the same place in the source.
    ///
    /// - Parameters:
    ///   - method: The method. What it returns is dropped. Its parameter may be of any type; a sender
    ///     of another type is a mistake in the program and stops it when the method is run.
    ///   - name: Its base name (`save`) or full name (`save(_:)`).
    public init<Target, Sender, Result>(
      _ method: @escaping @MainActor (Target) -> (Sender) -> Result,
      named name: StaticString? = nil,
      fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
    ) {
      self.init(name: identity(name, fileID, line, column), argumentCount: 1) {
        (target: Target, message) in
        _ = method(target)(message.sender(as: Sender.self))
      }
    }

    /// Makes a selector for a method that takes sender and event, given as `Type.method(_:event:)`.
    ///
    /// A method reference doesn't tell its name. Give the name if the selector will be compared with
    /// others; without it the selector equals only those made at the same place in the source.
    ///
    /// - Parameters:
    ///   - method: The method. What it returns is dropped. Its parameters may be of any type; a value
    ///     of another type is a mistake in the program and stops it when the method is run.
    ///   - name: Its base name (`save`) or full name (`save(_:event:)`).
    public init<Target, Sender, Event, Result>(
      _ method: @escaping @MainActor (Target) -> (Sender, Event) -> Result,
      named name: StaticString? = nil,
      fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
    ) {
      self.init(name: identity(name, fileID, line, column), argumentCount: 2) {
        (target: Target, message) in
        _ = method(target)(message.sender(as: Sender.self), message.event(as: Event.self))
      }
    }
  }

  private func identity(
    _ name: StaticString?, _ fileID: StaticString, _ line: UInt, _ column: UInt
  ) -> String {
    guard let name else { return "\(fileID):\(line):\(column)" }
    return String("\(name)".prefix { $0 != "(" })
  }
#endif
