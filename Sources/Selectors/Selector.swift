// SPDX-License-Identifier: MIT

#if !canImport(ObjectiveC)
  /// The name of a method together with a way to run it.
  ///
  /// Make one with the `#Selector` macro; the initialisers are for code that must do without macros:
  ///
  ///     let item = UIBarButtonItem(
  ///       title: "Save", style: .plain, target: self, action: #Selector(save))
  ///
  /// Two selectors are equal if base name and number of arguments (0, 1 or 2) are equal, whatever the
  /// types that the methods belong to. A selector runs on objects of the type that it was written
  /// for, on instances of its subclasses, where an override wins, and, if that type is a protocol, on
  /// everything that conforms. An unrelated class with a method of the same name is not reached:
  /// unlike Objective-C there is no look-up by name at run time.
  ///
  /// The counterpart on Apple platforms: https://developer.apple.com/documentation/objectivec/selector
  public struct Selector: Sendable {
    /// The base name, `handle` in `handle(_:event:)`; a source location for a selector without a name.
    package let name: String
    /// How many arguments the method takes: none, the sender, or the sender and the event.
    package let argumentCount: Int
    private let accepts: @Sendable (AnyObject) -> Bool
    private let run: @MainActor (AnyObject, Message) -> Void

    init<Target>(
      name: String, argumentCount: Int,
      run: @escaping @MainActor (Target, Message) -> Void
    ) {
      self.name = name
      self.argumentCount = argumentCount
      self.accepts = { $0 is Target }
      self.run = { target, message in
        guard let target = target as? Target else { return }
        run(target, message)
      }
    }

    /// Whether the target's type has this method, so that running it succeeds.
    package func isImplemented(by target: AnyObject) -> Bool {
      accepts(target)
    }

    /// Runs the method on the target and says whether the target's type has it.
    ///
    /// - Parameters:
    ///   - target: The object to run on. If it isn't of the declaring type nothing happens.
    ///   - sender: The first argument. A method without arguments ignores it.
    ///   - event: The second argument. A method with fewer arguments ignores it.
    /// - Precondition: Each argument is of its parameter's type; nil needs an optional parameter.
    @MainActor
    package func perform(on target: AnyObject, sender: Any?, event: Any?) -> Bool {
      guard accepts(target) else { return false }
      run(target, Message(selector: self, sender: sender, event: event))
      return true
    }
  }
#endif
