// SPDX-License-Identifier: MIT

// Each catches one kind of mistake, so that the error stands on the user's own line and says what to
// write. They are chosen only if none of the declarations for methods fits.
#if !canImport(ObjectiveC)
  /// Refuses methods with more than two arguments.
  @freestanding(expression)
  public macro Selector<First, Second, Third, each More, Result>(
    _ method: @isolated(any) (First, Second, Third, repeat each More) -> Result
  ) -> Selector =
    #externalMacro(module: "SelectorPlugin", type: "LongMethod")

  /// Refuses methods of a named type with more than two arguments.
  @freestanding(expression)
  public macro Selector<Target, First, Second, Third, each More, Result>(
    _ method:
      @Sendable (Target) -> @MainActor @Sendable (First, Second, Third, repeat each More) -> Result
  ) -> Selector =
    #externalMacro(module: "SelectorPlugin", type: "LongMethod")

  /// Refuses what is no method: a property, a value, a call; and async and throwing methods.
  @available(
    *, unavailable,
    message: """
      write the name of a method that takes nothing, a sender, or a sender and an event, and is neither \
      async nor throwing: #Selector(save), #Selector(handle(_:)), #Selector(Editor.save)
      """
  )
  @freestanding(expression)
  public macro Selector<Argument>(_ argument: Argument) -> Selector =
    #externalMacro(module: "SelectorPlugin", type: "NoMethod")

  /// Refuses empty parentheses.
  @available(
    *, unavailable, message: "write a method's name between the parentheses: #Selector(save)"
  )
  @freestanding(expression)
  public macro Selector() -> Selector =
    #externalMacro(module: "SelectorPlugin", type: "NoMethod")

  /// Refuses more than one method.
  @available(*, unavailable, message: "write one method: #Selector(save); make a selector for each")
  @freestanding(expression)
  public macro Selector<First, Second, each More>(
    _ first: First, _ second: Second, _ more: repeat each More
  ) -> Selector =
    #externalMacro(module: "SelectorPlugin", type: "NoMethod")
#endif
