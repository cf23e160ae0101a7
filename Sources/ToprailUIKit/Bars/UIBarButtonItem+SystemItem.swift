// SPDX-License-Identifier: MIT

extension UIBarButtonItem {
  /// Items whose title or symbol the system knows.
  ///
  /// Raw values are Apple's.
  /// Apple's page: https://developer.apple.com/documentation/uikit/uibarbuttonitem/systemitem
  public enum SystemItem: Int, Sendable {
    /// The prominent title "Done".
    case done = 0
    /// The title "Cancel".
    case cancel = 1
    /// The title "Edit".
    case edit = 2
    /// The prominent title "Save".
    case save = 3
    /// A plus sign.
    case add = 4
    /// Room that takes an equal share of what is left in a toolbar.
    ///
    /// In a group of the shortcuts bar there is nothing to stretch into: it is a gap as between
    /// groups.
    case flexibleSpace = 5
    /// Room as wide as the item's `width`.
    case fixedSpace = 6
    /// A sheet of paper to write on.
    case compose = 7
    /// An arrow for answering.
    case reply = 8
    /// The sign for sharing.
    case action = 9
    /// A folder.
    case organize = 10
    /// A bookmark.
    case bookmarks = 11
    /// A looking glass.
    case search = 12
    /// A circular arrow.
    case refresh = 13
    /// A cross that stops what is going on.
    case stop = 14
    /// A camera.
    case camera = 15
    /// A bin.
    case trash = 16
    /// The sign for playing.
    case play = 17
    /// The sign for pausing.
    case pause = 18
    /// The sign for going back fast.
    case rewind = 19
    /// The sign for going forward fast.
    case fastForward = 20
    /// An arrow that takes the last change back.
    case undo = 21
    /// An arrow that makes the last change again.
    case redo = 22
    /// A turned page.
    @available(*, deprecated, message: "Page curls are no longer in use; use .action or an image.")
    case pageCurl = 23
    /// A cross that closes.
    case close = 24
    /// A pen for tools that write.
    case writingTools = 25
  }
}
