// SPDX-License-Identifier: MIT

extension UIColor {
  /// Text of the first rank.
  public static let label = UIColor(
    light: ColorComponents(0, 0, 0),
    dark: ColorComponents(255, 255, 255))
  /// Text of the second rank.
  public static let secondaryLabel = UIColor(
    light: ColorComponents(60, 60, 67, alpha: 0.6),
    dark: ColorComponents(235, 235, 245, alpha: 0.6))
  /// Text of the third rank.
  public static let tertiaryLabel = UIColor(
    light: ColorComponents(60, 60, 67, alpha: 0.3),
    dark: ColorComponents(235, 235, 245, alpha: 0.3))
  /// Text of the fourth rank.
  public static let quaternaryLabel = UIColor(
    light: ColorComponents(60, 60, 67, alpha: 0.18),
    dark: ColorComponents(235, 235, 245, alpha: 0.18))
  /// Text that stands in an empty field.
  public static let placeholderText = UIColor(
    light: ColorComponents(60, 60, 67, alpha: 0.3),
    dark: ColorComponents(235, 235, 245, alpha: 0.3))
  /// Text that leads somewhere.
  public static let link = UIColor(
    light: ColorComponents(0, 122, 255),
    dark: ColorComponents(9, 132, 255))
  /// A thin line that lets through what is below.
  public static let separator = UIColor(
    light: ColorComponents(60, 60, 67, alpha: 0.29),
    dark: ColorComponents(84, 84, 88, alpha: 0.6))
  /// A thin line.
  public static let opaqueSeparator = UIColor(
    light: ColorComponents(198, 198, 200),
    dark: ColorComponents(56, 56, 58))
  /// What everything lies on.
  public static let systemBackground = UIColor(
    light: ColorComponents(255, 255, 255),
    dark: ColorComponents(0, 0, 0))
  /// What lies on the background.
  public static let secondarySystemBackground = UIColor(
    light: ColorComponents(242, 242, 247),
    dark: ColorComponents(28, 28, 30))
  /// What lies on the secondary background.
  public static let tertiarySystemBackground = UIColor(
    light: ColorComponents(255, 255, 255),
    dark: ColorComponents(44, 44, 46))
  /// The ground under groups, as of a table in the grouped style.
  public static let systemGroupedBackground = UIColor(
    light: ColorComponents(242, 242, 247),
    dark: ColorComponents(0, 0, 0))
  /// The ground of a group.
  public static let secondarySystemGroupedBackground = UIColor(
    light: ColorComponents(255, 255, 255),
    dark: ColorComponents(28, 28, 30))
  /// What lies on the ground of a group.
  public static let tertiarySystemGroupedBackground = UIColor(
    light: ColorComponents(242, 242, 247),
    dark: ColorComponents(44, 44, 46))
  /// The filling of thin and small shapes.
  public static let systemFill = UIColor(
    light: ColorComponents(120, 120, 128, alpha: 0.2),
    dark: ColorComponents(120, 120, 128, alpha: 0.36))
  /// The filling of shapes of medium size.
  public static let secondarySystemFill = UIColor(
    light: ColorComponents(120, 120, 128, alpha: 0.16),
    dark: ColorComponents(120, 120, 128, alpha: 0.32))
  /// The filling of large shapes.
  public static let tertiarySystemFill = UIColor(
    light: ColorComponents(118, 118, 128, alpha: 0.12),
    dark: ColorComponents(118, 118, 128, alpha: 0.24))
  /// The filling of large areas with much in them.
  public static let quaternarySystemFill = UIColor(
    light: ColorComponents(116, 116, 128, alpha: 0.08),
    dark: ColorComponents(118, 118, 128, alpha: 0.18))

  /// The accent colour of the desktop's theme; blue where nothing draws.
  // swift-format-ignore: DontRepeatTypeInStaticProperties
  public static let tintColor = UIColor(
    light: ColorComponents(0, 122, 255), dark: ColorComponents(10, 132, 255), isAccent: true)
}
