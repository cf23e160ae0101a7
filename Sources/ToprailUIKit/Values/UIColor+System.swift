// SPDX-License-Identifier: MIT

extension UIColor {
  /// Red, as the system has it in light and in dark surroundings.
  public static let systemRed = UIColor(
    light: ColorComponents(255, 59, 48), dark: ColorComponents(255, 69, 58))
  /// Orange, as the system has it in light and in dark surroundings.
  public static let systemOrange = UIColor(
    light: ColorComponents(255, 149, 0), dark: ColorComponents(255, 159, 10))
  /// Yellow, as the system has it in light and in dark surroundings.
  public static let systemYellow = UIColor(
    light: ColorComponents(255, 204, 0), dark: ColorComponents(255, 214, 10))
  /// Green, as the system has it in light and in dark surroundings.
  public static let systemGreen = UIColor(
    light: ColorComponents(52, 199, 89), dark: ColorComponents(48, 209, 88))
  /// Mint green, as the system has it in light and in dark surroundings.
  public static let systemMint = UIColor(
    light: ColorComponents(0, 199, 190), dark: ColorComponents(99, 230, 226))
  /// Teal, as the system has it in light and in dark surroundings.
  public static let systemTeal = UIColor(
    light: ColorComponents(48, 176, 199), dark: ColorComponents(64, 200, 224))
  /// Cyan, as the system has it in light and in dark surroundings.
  public static let systemCyan = UIColor(
    light: ColorComponents(50, 173, 230), dark: ColorComponents(100, 210, 255))
  /// Blue, as the system has it in light and in dark surroundings.
  public static let systemBlue = UIColor(
    light: ColorComponents(0, 122, 255), dark: ColorComponents(10, 132, 255))
  /// Indigo, as the system has it in light and in dark surroundings.
  public static let systemIndigo = UIColor(
    light: ColorComponents(88, 86, 214), dark: ColorComponents(94, 92, 230))
  /// Purple, as the system has it in light and in dark surroundings.
  public static let systemPurple = UIColor(
    light: ColorComponents(175, 82, 222), dark: ColorComponents(191, 90, 242))
  /// Pink, as the system has it in light and in dark surroundings.
  public static let systemPink = UIColor(
    light: ColorComponents(255, 45, 85), dark: ColorComponents(255, 55, 95))
  /// Brown, as the system has it in light and in dark surroundings.
  public static let systemBrown = UIColor(
    light: ColorComponents(162, 132, 94), dark: ColorComponents(172, 142, 104))
  /// Grey, as the system has it in light and in dark surroundings.
  public static let systemGray = UIColor(
    light: ColorComponents(142, 142, 147), dark: ColorComponents(142, 142, 147))
  /// Grey, a little nearer to the background, as the system has it in light and in dark
  /// surroundings.
  public static let systemGray2 = UIColor(
    light: ColorComponents(174, 174, 178), dark: ColorComponents(99, 99, 102))
  /// Grey, nearer to the background, as the system has it in light and in dark surroundings.
  public static let systemGray3 = UIColor(
    light: ColorComponents(199, 199, 204), dark: ColorComponents(72, 72, 74))
  /// Grey, still nearer to the background, as the system has it in light and in dark surroundings.
  public static let systemGray4 = UIColor(
    light: ColorComponents(209, 209, 214), dark: ColorComponents(58, 58, 60))
  /// Grey, close to the background, as the system has it in light and in dark surroundings.
  public static let systemGray5 = UIColor(
    light: ColorComponents(229, 229, 234), dark: ColorComponents(44, 44, 46))
  /// Grey, closest to the background, as the system has it in light and in dark surroundings.
  public static let systemGray6 = UIColor(
    light: ColorComponents(242, 242, 247), dark: ColorComponents(28, 28, 30))
}
