// SPDX-License-Identifier: MIT

/// A view that shows a configuration.
///
/// Source: <https://developer.apple.com/documentation/uikit/uicontentview-9ax5>
@MainActor
public protocol UIContentView: AnyObject {
  /// What the view shows.
  var configuration: any UIContentConfiguration { get set }
}
