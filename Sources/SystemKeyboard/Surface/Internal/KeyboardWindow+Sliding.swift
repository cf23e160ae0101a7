// SPDX-License-Identifier: MIT

import Wayland

extension KeyboardWindow {
  /// What moves the surface, while something does.
  struct Slide {
    let motion: SlideMotion
    let isLeaving: Bool
    /// Ends it if the compositor draws no frames, as where nobody sees the surface; nil while it is held.
    var timer: AnyObject?
    var frame: Callback?

    /// The first step is made at once, as if it had begun a frame ago.
    static let lead = 1.0 / 60
    /// How much longer than a slide to wait for frames, in seconds.
    static let patience = 0.1
  }

  /// Whether it moves out, and doesn't count any more.
  var isLeaving: Bool { slide?.isLeaving == true }

  /// Stays where it is while a finger is on it, until ``letGo()``; it goes away all the same.
  func hold() {
    guard slide?.isLeaving == false else { return }
    slide?.timer = nil
    slide?.frame = nil
  }

  /// Slides on, if it was held.
  func letGo() {
    guard let slide, slide.timer == nil else { return }
    startSliding(isLeaving: false)
    parts?.surface.commit()
  }

  /// Begins to slide from where it is; the first step counts from the next commit on.
  func startSliding(isLeaving: Bool) {
    let timer = clock.wait(SlideMotion.duration + Slide.patience) { [weak self] in
      self?.finishSliding()
      self?.parts?.surface.commit()
    }
    let motion = SlideMotion(
      from: Double(offset), to: isLeaving ? Double(points.height) : 0,
      start: clock.now() - Slide.lead)
    slide = Slide(motion: motion, isLeaving: isLeaving, timer: timer)
    step()
  }

  /// Goes on to where it is to be now, and asks for the next frame.
  private func step() {
    guard let slide, let parts else { return }
    guard let place = slide.motion.place(at: clock.now()) else { return finishSliding() }
    // A surface that is wholly out of sight gets no frames.
    move(to: max(1, min(Int(place.rounded()), points.height - 1)))
    let frame = parts.surface.frame()
    frame.onDone = { [weak self] in
      self?.step()
      self?.parts?.surface.commit()
    }
    self.slide?.frame = frame
  }

  private func finishSliding() {
    guard let slide else { return }
    if slide.isLeaving { return hide() }
    self.slide = nil
    move(to: 0)
  }
}
