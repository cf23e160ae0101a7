// SPDX-License-Identifier: MIT

// The compiler checks a macro's argument before it expands the macro, so the choice among these
// declarations tells the plug-in what kind of method was named. `@isolated(any)` takes methods of the
// main actor and of no actor alike without a conversion that has to be safe.
#if !canImport(ObjectiveC)
  /// Makes a selector for a method without arguments: `#Selector(save)`.
  ///
  /// A bare name, `self.save` and `Self.save` mean the method of the class around the macro, so the
  /// selector runs on every instance of that class even if an instance of a subclass made it.
  /// `#Selector(Editor.save)` names a method of another class or of a protocol. Overloads are told
  /// apart as for Objective-C: `#Selector(save as () -> Void)`. The method may be private and may
  /// return a value, which is dropped. For an inherited method name the class that declares it if
  /// objects of other subclasses should be reached, too.
  ///
  /// In an escaping closure write `self.save` or the type's name; the closure doesn't hold self. In an
  /// extension of a nested generic type write the type with its arguments.
  ///
  /// It corresponds to the selector expression on Apple platforms, which needs `@objc` methods:
  /// https://developer.apple.com/documentation/swift/using-objective-c-runtime-features-in-swift
  @freestanding(expression)
  public macro Selector<Result>(_ method: @isolated(any) () -> Result) -> Selector =
    #externalMacro(module: "SelectorPlugin", type: "BoundMethod")

  /// Makes a selector for a method that takes the sender: `#Selector(handle)`, `#Selector(handle(_:))`.
  ///
  /// Which names are allowed is described at the macro for methods without arguments. The parameter may
  /// be of any type; a sender of another type, or nil for a parameter that isn't optional, stops the
  /// program when the selector is run, with a message that names both.
  @freestanding(expression)
  public macro Selector<Sender, Result>(
    _ method: @isolated(any) (Sender) -> Result
  ) -> Selector =
    #externalMacro(module: "SelectorPlugin", type: "Method")

  /// Makes a selector for a method that takes sender and event: `#Selector(handle(_:event:))`.
  ///
  /// Which names are allowed is described at the macro for methods without arguments, what the types of
  /// the parameters mean at the one for methods that take the sender.
  @freestanding(expression)
  public macro Selector<Sender, Event, Result>(
    _ method: @isolated(any) (Sender, Event) -> Result
  ) -> Selector =
    #externalMacro(module: "SelectorPlugin", type: "BoundMethod")
#else
  public import ObjectiveC

  /// Makes a selector as Objective-C's own selector expression does, from an `@objc` method.
  ///
  /// Code that is written for Linux, too, spells it with a capital letter on every platform.
  @freestanding(expression)
  public macro Selector<Method>(_ method: Method) -> ObjectiveC.Selector =
    #externalMacro(module: "SelectorPlugin", type: "ObjectiveCSelector")
#endif
