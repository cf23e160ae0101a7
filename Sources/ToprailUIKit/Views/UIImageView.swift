// SPDX-License-Identifier: MIT

import GLib
import GTK

/// A view that shows an image. Touches go to what is behind it unless `isUserInteractionEnabled` is
/// set.
///
/// Source: <https://developer.apple.com/documentation/uikit/uiimageview>
@preconcurrency @MainActor
open class UIImageView: UIView {
  private let imageView = ImageView()

  /// A view as large as an image.
  public init(image: UIImage?) {
    self.image = image
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    setUp()
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The image; symbols take the text's colour.
  open var image: UIImage? {
    didSet {
      imageView.picture = image?.picture
      invalidateIntrinsicContentSize()
    }
  }

  open override var intrinsicContentSize: CGSize { image?.size ?? .zero }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  override var accessibleWidget: Widget { imageView }

  override func allocateContent(width: Int, height: Int) {
    // GTK fails to load a symbol for no pixel, and one for a million.
    let size = min(max(1, min(width, height)), 1024)
    if imageView.pixelSize != size {
      MainLoop.soon { [weak self] in self?.imageView.pixelSize = size }
    }
    imageView.allocate(Allocation(x: 0, y: 0, width: width, height: height))
  }

  private func setUp() {
    imageView.picture = image?.picture
    imageView.insert(into: host)
    isUserInteractionEnabled = false
  }
}
