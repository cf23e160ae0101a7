// SPDX-License-Identifier: MIT

/// What a search bar asks and tells its delegate; every method may be left out.
///
/// Source: <https://developer.apple.com/documentation/uikit/uisearchbardelegate>
@MainActor
public protocol UISearchBarDelegate: AnyObject {
  /// Whether the search field may become first responder.
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  /// The search field became first responder.
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  /// Whether the search field may stop being first responder.
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
  /// The search field stopped being first responder.
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  /// The user changed the text, or emptied it.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  /// Whether the user may replace a range, in UTF-16 units, by a text.
  func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
  /// The return key was pressed.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  /// The cancel button was pressed, or Escape where there was no text to take away.
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
}

extension UISearchBarDelegate {
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
  public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  public func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
}
