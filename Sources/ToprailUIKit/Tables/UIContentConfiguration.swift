// SPDX-License-Identifier: MIT

/// What a view is to show, and how: a value that makes the view.
///
/// Source: <https://developer.apple.com/documentation/uikit/uicontentconfiguration-5ch0s>
@MainActor
public protocol UIContentConfiguration {
  /// A view that shows the configuration.
  func makeContentView() -> any UIView & UIContentView
}
