// SPDX-License-Identifier: MIT

#if !canImport(ObjectiveC)
  /// What one run of a selector hands to the method.
  struct Message {
    private let selector: Selector
    private let sender: Any?
    private let event: Any?

    init(selector: Selector, sender: Any?, event: Any?) {
      self.selector = selector
      self.sender = sender
      self.event = event
    }

    func sender<Parameter>(as _: Parameter.Type) -> Parameter {
      convert(sender, as: "sender")
    }

    func event<Parameter>(as _: Parameter.Type) -> Parameter {
      convert(event, as: "event")
    }

    private func convert<Parameter>(_ value: Any?, as role: String) -> Parameter {
      guard let value else { return missing(role) }
      guard let parameter = value as? Parameter else {
        preconditionFailure(
          """
          \(selector): the \(role) must be of type \(Parameter.self) but is of type \(type(of: value)); \
          declare the parameter as Any? or as a type that every \(role) has
          """)
      }
      return parameter
    }

    private func missing<Parameter>(_ role: String) -> Parameter {
      guard let optional = Parameter.self as? any OptionalParameter.Type,
        let none = optional.none as? Parameter
      else {
        preconditionFailure(
          """
          \(selector): the \(role) must be of type \(Parameter.self) but is nil; \
          declare the parameter as \(Parameter.self)? or pass the \(role)
          """)
      }
      return none
    }
  }

  /// A parameter type that has a value for "none came".
  private protocol OptionalParameter {
    static var none: Self { get }
  }

  extension Optional: OptionalParameter {}
#endif
