// SPDX-License-Identifier: MIT

import TestSupport

/// What a person's hands do, with the X server's own events.
extension App {
  /// The app's windows on the screen: its window first, then open popovers.
  func windows() throws -> [Int] {
    try Program.run("xdotool", ["search", "--onlyvisible", "--pid", "\(program.pid)"])
      .compactMap { Int($0) }
  }

  /// Gives the window the keyboard, which without a window manager nobody else does.
  func takeKeyboard() throws {
    let window = try mainWindow()
    try Program.run("xdotool", ["windowfocus", "--sync", "\(window)"])
    _ = try wait("an active window") { $0.first { $0.states.contains("active") } }
  }

  func mainWindow() throws -> Int {
    guard let window = try Deadline.usual.poll({ try windows().first }) else {
      throw Trouble("the app has no window on the screen")
    }
    return window
  }

  /// Clicks the middle of an element, in the window or in a popover.
  func click(_ element: Element, button: Int = 1) throws {
    let origin = try origin(of: element)
    let frame = element.frame
    try click(
      x: origin.x + frame.x + frame.width / 2, y: origin.y + frame.y + frame.height / 2,
      button: button)
  }

  /// Clicks a place of the screen.
  func click(x: Int, y: Int, button: Int = 1) throws {
    try Program.run("xdotool", ["mousemove", "\(x)", "\(y)", "click", "\(button)"])
  }

  /// Holds the primary button down on the middle of an element for a while.
  func hold(_ element: Element, seconds: Double) throws {
    let origin = try origin(of: element)
    let x = origin.x + element.frame.x + element.frame.width / 2
    let y = origin.y + element.frame.y + element.frame.height / 2
    try Program.run(
      "xdotool",
      ["mousemove", "\(x)", "\(y)", "mousedown", "1", "sleep", "\(seconds)", "mouseup", "1"])
  }

  /// Turns the mouse wheel by a notch over a place of the screen.
  func turnWheel(down: Bool, x: Int, y: Int) throws {
    try Program.run("xdotool", ["mousemove", "\(x)", "\(y)", "click", down ? "5" : "4"])
  }

  func type(_ text: String) throws {
    try Program.run("xdotool", ["type", "--delay", "5", "--", text])
  }

  func press(_ key: String) throws { try Program.run("xdotool", ["key", key]) }

  /// Gives the window another size and waits until the app has laid itself out for it.
  func resize(width: Int, height: Int) throws {
    try setSize(of: mainWindow(), width: width, height: height)
    _ = try wait("a window \(width) × \(height)") { elements in
      elements.first { $0.role == "frame" && $0.frame.width == width && $0.frame.height == height }
    }
  }

  /// Gives a window another size; the app follows in its own time.
  func setSize(of window: Int, width: Int, height: Int) throws {
    try Program.run("xdotool", ["windowsize", "\(window)", "\(width)", "\(height)"])
  }

  /// Gives the window one size after the other without waiting.
  func drag(through sizes: [(width: Int, height: Int)]) throws {
    let window = try mainWindow()
    let steps = sizes.flatMap { ["windowsize", "\(window)", "\($0.width)", "\($0.height)"] }
    try Program.run("xdotool", steps)
  }

  /// Asks the window to close as the button in its frame does.
  func closeWindow() throws { try reader.close(window: mainWindow()) }

  /// Where the frames that assistive software reads have their origin on the screen.
  ///
  /// GTK 4.8 counts what is in a popover from the button that it hangs on, wherever it opened.
  private func origin(of element: Element) throws -> (x: Int, y: Int) {
    let all = try elements()
    var around = all.first { $0.path == element.path }
    while let element = around, element.name != "GtkPopover" {
      around = element.parent.map { all[$0] }
    }
    guard let popover = around else { return try position(of: mainWindow()) }
    let opened = try windows().dropFirst().last
    guard let opened else { throw Trouble("the popover has no window on the screen") }
    let place = try position(of: opened)
    return (place.x - popover.frame.x, place.y - popover.frame.y)
  }

  /// Where the app's window has its top left corner on the screen.
  func corner() throws -> (x: Int, y: Int) { try position(of: mainWindow()) }

  func position(of window: Int) throws -> (x: Int, y: Int) {
    let lines = try Program.run("xdotool", ["getwindowgeometry", "--shell", "\(window)"])
    func value(_ name: String) -> Int {
      lines.first { $0.hasPrefix("\(name)=") }.flatMap { Int($0.dropFirst(name.count + 1)) } ?? 0
    }
    return (value("X"), value("Y"))
  }
}
