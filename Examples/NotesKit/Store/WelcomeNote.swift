// SPDX-License-Identifier: MIT

/// What an empty folder begins with.
package enum WelcomeNote {
  package static let text = """
    # Welcome to Notes

    Every note is a Markdown file in one folder. What you type is on the disk within a second.

    ## The bar

    The bar at the bottom of the window belongs to this app: **bold**, *italic* and `code` on it \
    change the word at the caret or what you select. Then come headings, lists, check boxes, quotes \
    and links, and undo and redo. A group that finds no room shows as one button that opens it.

    - [ ] Put the caret in this line and tap the check box on the bar
    - [ ] Press Ctrl+N for a new note, Ctrl+F to find one
    - [ ] Delete this note; Undo brings it back

    > A note is called what its first line says, and so is its file.

    """
}
