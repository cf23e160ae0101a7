// SPDX-License-Identifier: MIT

extension UITextContentType {
  /// A person's whole name.
  public static let name = UITextContentType(rawValue: "name")
  /// What stands before a name, such as Dr.
  public static let namePrefix = UITextContentType(rawValue: "name-prefix")
  /// A given name.
  public static let givenName = UITextContentType(rawValue: "given-name")
  /// A middle name.
  public static let middleName = UITextContentType(rawValue: "middle-name")
  /// A family name.
  public static let familyName = UITextContentType(rawValue: "family-name")
  /// What stands after a name, such as Jr.
  public static let nameSuffix = UITextContentType(rawValue: "name-suffix")
  /// A nickname.
  public static let nickname = UITextContentType(rawValue: "nickname")
  /// A job title.
  public static let jobTitle = UITextContentType(rawValue: "organization-title")
  /// The name of an organization.
  public static let organizationName = UITextContentType(rawValue: "organization")
  /// A place, an address included.
  public static let location = UITextContentType(rawValue: "location")
  /// An address in full.
  public static let fullStreetAddress = UITextContentType(rawValue: "street-address")
  /// The first line of an address.
  public static let streetAddressLine1 = UITextContentType(rawValue: "address-line1")
  /// The second line of an address.
  public static let streetAddressLine2 = UITextContentType(rawValue: "address-line2")
  /// A city.
  public static let addressCity = UITextContentType(rawValue: "address-level2")
  /// A state.
  public static let addressState = UITextContentType(rawValue: "address-level1")
  /// A city with its state.
  public static let addressCityAndState = UITextContentType(rawValue: "address-level1+2")
  /// A part of a city.
  public static let sublocality = UITextContentType(rawValue: "address-level3")
  /// A country.
  public static let countryName = UITextContentType(rawValue: "country-name")
  /// A postal code.
  public static let postalCode = UITextContentType(rawValue: "postal-code")
  /// A telephone number: digits, no suggestions.
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
  /// An address of mail: no capitals.
  public static let emailAddress = UITextContentType(rawValue: "email")
  /// An address of the web: no capitals.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static let URL = UITextContentType(rawValue: "url")
  /// A card number, a secret.
  public static let creditCardNumber = UITextContentType(rawValue: "cc-number")
  /// The name of an account: no capitals.
  public static let username = UITextContentType(rawValue: "username")
  /// A password, a secret.
  public static let password = UITextContentType(rawValue: "password")
  /// A password that is being made up, a secret.
  public static let newPassword = UITextContentType(rawValue: "new-password")
  /// A code that is valid once, a secret.
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
}
