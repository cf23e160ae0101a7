// SPDX-License-Identifier: MIT

/// What a system item shows and what is spoken for it.
struct SystemItemLook {
  var title: String?
  /// A name from the icon theme.
  var symbol: String?
  var spokenName: String?
}

extension UIBarButtonItem.SystemItem {
  /// Title, symbol and spoken name of the item; nothing for spaces.
  var look: SystemItemLook {
    guard Self.looks.indices.contains(rawValue) else { return SystemItemLook() }
    return Self.looks[rawValue]
  }

  /// One entry for each raw value, in their order.
  ///
  /// As in Apple's bars four of them are words; of the others the title is for menus.
  private static let looks: [SystemItemLook] = [
    word("Done"),
    word("Cancel"),
    word("Edit"),
    word("Save"),
    symbol("list-add-symbolic", "Add"),
    SystemItemLook(),
    SystemItemLook(),
    symbol("document-edit-symbolic", "Compose"),
    symbol("mail-reply-sender-symbolic", "Reply"),
    symbol("emblem-shared-symbolic", "Share"),
    symbol("folder-symbolic", "Organize"),
    symbol("user-bookmarks-symbolic", "Bookmarks"),
    symbol("edit-find-symbolic", "Search"),
    symbol("view-refresh-symbolic", "Refresh"),
    symbol("process-stop-symbolic", "Stop"),
    symbol("camera-photo-symbolic", "Camera"),
    symbol("user-trash-symbolic", "Delete"),
    symbol("media-playback-start-symbolic", "Play"),
    symbol("media-playback-pause-symbolic", "Pause"),
    symbol("media-seek-backward-symbolic", "Rewind"),
    symbol("media-seek-forward-symbolic", "Fast Forward"),
    symbol("edit-undo-symbolic", "Undo"),
    symbol("edit-redo-symbolic", "Redo"),
    symbol("x-office-document-symbolic", "Page Curl"),
    symbol("window-close-symbolic", "Close"),
    symbol("text-editor-symbolic", "Writing Tools"),
  ]

  private static func word(_ title: String) -> SystemItemLook {
    SystemItemLook(title: title, symbol: nil, spokenName: title)
  }

  private static func symbol(_ name: String, _ title: String) -> SystemItemLook {
    SystemItemLook(title: title, symbol: name, spokenName: title)
  }
}
