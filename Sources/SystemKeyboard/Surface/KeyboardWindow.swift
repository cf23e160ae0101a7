// SPDX-License-Identifier: MIT

package import GLib
import InputAssistant
package import Painting
package import Wayland

/// The keyboard's surface at the bottom of a screen: there while it is shown.
///
/// It never has the keyboard's focus, takes every touch on it, and windows leave room for it. It can slide in
/// and out: windows get their new size once it stands, and as soon as it begins to go.
@MainActor
package final class KeyboardWindow {
  /// Called when the compositor has given the surface a width in points; returns the height that the
  /// keyboard wants there.
  package var onWidth: (@MainActor (Double) -> Double)?
  /// Called when there may be something to paint that couldn't be painted before.
  package var onReady: (@MainActor () -> Void)?
  /// Called when the compositor took the surface away, as with its screen.
  package var onClosed: (@MainActor () -> Void)?

  let clock: LoopClock
  private(set) var parts: Parts?
  /// What moves it; nil while it stands in its place, or is gone.
  var slide: Slide?
  /// How many points it is below its place.
  private(set) var offset = 0
  private let globals: Globals
  private let layer: LayerShell.Layer
  /// Whether its next picture is the first, and slides in.
  private var slidesIn = false
  /// Whether it is on a screen that was asked for. It stays there, though others may show a part of it.
  private var isOnWishedScreen = false
  private var wasSeen = false
  /// Whether there was a picture since it was last gone.
  private var hasPicture = false
  private var images: ImagePair?
  /// Whether there is something to paint and no picture to paint it into.
  private var waitsForImage = false
  private var wishedHeight = 0
  private var size = (width: 0, height: 0)
  private var isConfigured = false
  private var surfaceScale = SurfaceScale()

  /// Makes a window that is hidden.
  package init(_ globals: Globals, layer: LayerShell.Layer, clock: LoopClock = .main) {
    (self.globals, self.layer, self.clock) = (globals, layer, clock)
  }

  /// Whether the surface is there to stay, though it may not have its first picture yet.
  package var isShown: Bool { parts != nil && !isLeaving }
  /// Whether a picture of it is, or is about to be, in its place on the screen.
  package var stands: Bool { images != nil && slide == nil }
  /// The size in points.
  package var points: (width: Int, height: Int) { size }
  /// How many pixels a point has: what the compositor asks for, unless a row would be longer than
  /// any screen's.
  package var scale: Double { surfaceScale.fitting(width: size.width) }
  /// The screen that it is on, as far as it is known.
  package private(set) var screen: Screen?

  /// Whether a surface is this one's. One that is about to go is nobody's.
  package func owns(_ surface: OpaquePointer?) -> Bool {
    surface != nil && surface == parts?.surface.raw && !isLeaving
  }

  /// Comes up. One that is sliding out turns round.
  ///
  /// - Parameters:
  ///   - screen: Where; nil for where the compositor thinks that the person is.
  ///   - expectedWidth: The width in points that it will probably get.
  ///   - slides: Whether it slides in. The very first time it doesn't.
  package func show(on screen: Screen?, expectedWidth: Double, slides: Bool = false) {
    if isLeaving {
      if slides, isSame(screen) {
        turn(isLeaving: false)
        return heightChanged()
      }
      hide()
    }
    guard parts == nil, let made = Parts(globals, on: screen, layer: layer) else { return }
    parts = made
    slidesIn = slides && wasSeen
    isOnWishedScreen = screen != nil
    self.screen = screen ?? globals.screens.first
    surfaceScale.screen = self.screen?.scale ?? 1
    made.surface.onEvent = { [weak self] in self?.handle($0) }
    made.layerSurface?.onEvent = { [weak self] in self?.handle($0) }
    made.fractionalScale?.onPreferredScale = { [weak self] in self?.prefer($0) }
    wish(for: expectedWidth)
    made.surface.commit()
  }

  private func isSame(_ screen: Screen?) -> Bool {
    screen.map { $0 === self.screen } ?? (globals.screens.count < 2)
  }

  /// Goes away.
  ///
  /// - Parameter slides: Whether it slides out, if there is a picture of it.
  package func hide(slides: Bool = false) {
    if slides, images?.isFresh == false {
      if !isLeaving { turn(isLeaving: true) }
      return
    }
    (slide, offset, slidesIn, hasPicture) = (nil, 0, false, false)
    parts = nil
    images = nil
    (isConfigured, size) = (false, (0, 0))
    surfaceScale = SurfaceScale(screen: surfaceScale.screen)
  }

  private func turn(isLeaving: Bool) {
    startSliding(isLeaving: isLeaving)
    parts?.setTakesTouches(!isLeaving)
    parts?.surface.commit()
  }

  /// Moves to so many points below its place.
  func move(to offset: Int) {
    self.offset = offset
    parts?.move(to: offset)
    parts?.setFree(free, offset: offset)
  }

  /// What windows leave free: nothing before it stands in its place, or the background showed between, and
  /// a tap there took the focus from the field.
  private var free: Int { isLeaving || !hasPicture || offset > 0 ? 0 : wishedHeight }

  /// The keyboard may want another height.
  package func heightChanged() {
    // One that is leaving keeps the height of its picture.
    guard let parts, isConfigured, !isLeaving else { return }
    if wish(for: Double(size.width)) { parts.surface.commit() }
  }

  /// Gets a picture ready to be painted.
  ///
  /// - Returns: Its size in pixels; nil as long as the compositor hasn't said how large the surface is, or
  ///   reads both pictures. ``onReady`` follows then.
  package func prepare() -> PixelRect? {
    guard parts != nil, isConfigured, size.width > 0, size.height > 0, let images = fittingImages()
    else { return nil }
    guard images.hasFree else {
      waitsForImage = true
      return nil
    }
    return images.all
  }

  /// Whether the picture that ``prepare()`` got ready has to be painted as a whole.
  package var isFresh: Bool { images?.isFresh != false }

  /// Shows the picture that is ready.
  ///
  /// - Parameters:
  ///   - damage: What differs from the picture before, in pixels.
  ///   - outdated: What differs from the one before that, whose memory is used again.
  ///   - paint: Paints a rectangle of an image.
  package func show(
    _ damage: [PixelRect], outdated: [PixelRect], paint: (PixelImage, PixelRect) -> Void
  ) {
    guard let parts, let images else { return }
    if !hasPicture { appear() }
    images.show(on: parts.surface, damage: damage, outdated: outdated, paint: paint)
    parts.surface.commit()
  }

  /// Gets where its first picture is to be seen.
  private func appear() {
    (hasPicture, wasSeen) = (true, true)
    if slidesIn {
      slidesIn = false
      offset = size.height
      startSliding(isLeaving: false)
    } else {
      parts?.setFree(free, offset: 0)
    }
  }

  private func fittingImages() -> ImagePair? {
    let scale = scale
    let wide = SurfaceScale.pixels(size.width, scale)
    let high = SurfaceScale.pixels(size.height, scale)
    if let images, images.fits(width: wide, height: high, scale: scale) { return images }
    guard let shm = globals.shm,
      let made = ImagePair(shm, width: wide, height: high, scale: scale)
    else { return nil }
    made.onRelease = { [weak self] in self?.imageReleased() }
    images = made
    parts?.setScale(scale, size: size)
    return made
  }

  private func imageReleased() {
    guard waitsForImage else { return }
    waitsForImage = false
    onReady?()
  }

  private func handle(_ event: LayerSurface.Event) {
    switch event {
    case .configure(let serial, let width, let height): configure(serial, width, height)
    case .closed:
      hide()
      onClosed?()
    }
  }

  private func configure(_ serial: UInt32, _ width: UInt32, _ height: UInt32) {
    guard let parts else { return }
    parts.layerSurface?.acknowledge(serial)
    // Nonsense as well as 0, which means that the choice is ours.
    let wide = Self.believable ~= width ? Int(width) : fallbackWidth
    // Nothing is painted any more.
    guard !isLeaving else {
      if wide != size.width { hide() }
      return
    }
    let high = Self.believable ~= height ? Int(height) : wishedHeight
    // Told once more, as after each step of a slide.
    if isConfigured, size == (wide, high), high == wishedHeight { return }
    let asked = wishedHeight
    let wishesOther = wish(for: Double(wide))
    isConfigured = true
    size = (wide, wishesOther || high == asked ? wishedHeight : min(high, wishedHeight))
    // The compositor answers a new wish with another size; until then the picture has the one wished.
    if wishesOther { parts.surface.commit() }
    onReady?()
  }

  /// The sizes in points that a compositor can mean.
  private static let believable = 1...UInt32(SurfaceScale.largestSide)

  private var fallbackWidth: Int {
    if let width = screen?.width(scale: surfaceScale.asked) {
      return min(max(1, Int(width)), SurfaceScale.largestSide)
    }
    return size.width > 0 ? size.width : Int(Screen.usualWidth)
  }

  /// Asks for the height that the keyboard wants at a width; returns whether that is another one.
  @discardableResult
  private func wish(for width: Double) -> Bool {
    let height = Int((onWidth?(width) ?? 0).rounded(.up))
    guard let parts, height != wishedHeight || !parts.hasSize else { return false }
    wishedHeight = height
    parts.setHeight(height)
    parts.setFree(free, offset: offset)
    return true
  }

  private func handle(_ event: Surface.Event) {
    guard case .enter(let output) = event, !isOnWishedScreen,
      let entered = globals.screens.first(where: { $0.output.raw == output })
    else { return }
    screen = entered
    screensChanged()
  }

  /// What is known of the screens changed.
  package func screensChanged() {
    if isLeaving { return hide() }
    guard parts != nil else { return }
    surfaceScale.screen = screen?.scale ?? surfaceScale.screen
    heightChanged()
    onReady?()
  }

  private func prefer(_ scale: Double) {
    if surfaceScale.prefer(scale) { onReady?() }
  }
}
