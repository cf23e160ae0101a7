// swift-tools-version: 6.2
// SPDX-License-Identifier: MIT

import CompilerPluginSupport
import PackageDescription

// Rooms that run on every platform. An arrow never points up: a room imports only rooms declared before it.
var targets: [Target] = [
  .target(
    name: "InputAssistant",
    resources: [
      "us.keys", "bottom.keys", "pads.keys", "key-shift.svg", "key-shift-on.svg", "key-caps.svg",
      "key-backspace.svg", "key-hide.svg",
    ].map { .embedInCode("Data/\($0)") }),
  .macro(name: "SelectorPlugin"),
  .target(name: "Selectors", dependencies: ["SelectorPlugin"]),
  .testTarget(name: "InputAssistantTests", dependencies: ["InputAssistant"]),
]
var products: [Product] = [
  .library(name: "InputAssistant", targets: ["InputAssistant"]),
  .library(name: "Selectors", targets: ["Selectors"]),
  .library(name: "AccessoryToolbar", targets: ["AccessoryToolbar"]),
]

#if os(Linux)
  targets += [
    .systemLibrary(
      name: "CGLib", pkgConfig: "gio-2.0", providers: [.apt(["libglib2.0-dev"])]),
    .systemLibrary(name: "CGtk", pkgConfig: "gtk4", providers: [.apt(["libgtk-4-dev"])]),
    .systemLibrary(
      name: "CPango", pkgConfig: "pangocairo", providers: [.apt(["libpango1.0-dev"])]),
    .systemLibrary(
      name: "CWayland", pkgConfig: "wayland-client", providers: [.apt(["libwayland-dev"])]),
    .target(name: "Painting", dependencies: ["InputAssistant", "CPango"]),
    .testTarget(name: "PaintingTests", dependencies: ["Painting", "InputAssistant"]),
    .target(name: "Wayland", dependencies: ["CWayland"]),
    .target(
      name: "SystemKeyboard",
      dependencies: ["InputAssistant", "Suggestions", "GLib", "Painting", "Wayland"]),
    .testTarget(
      name: "SystemKeyboardTests",
      dependencies: [
        "SystemKeyboard", "InputAssistant", "GLib", "Wayland", "Painting", "CXkb", "TestSupport",
      ]),
    .executableTarget(name: "toprail", dependencies: ["SystemKeyboard"]),
    .systemLibrary(
      name: "CWaylandServer", path: "Tests/Support/CWaylandServer", pkgConfig: "wayland-server",
      providers: [.apt(["libwayland-dev"])]),
    .systemLibrary(
      name: "CXkb", path: "Tests/Support/CXkb", pkgConfig: "xkbcommon",
      providers: [.apt(["libxkbcommon-dev"])]),
    .target(
      name: "CompositorDouble", dependencies: ["Wayland", "CWaylandServer", "CXkb"],
      path: "Tests/Support/CompositorDouble"),
    .testTarget(name: "WaylandTests", dependencies: ["Wayland", "CompositorDouble"]),
    .testTarget(
      name: "SystemKeyboardDoubleTests",
      dependencies: [
        "SystemKeyboard", "InputAssistant", "GLib", "Painting", "Wayland", "CompositorDouble",
        "KeyboardHarness", "TestSupport", "toprail",
      ]),
    .target(name: "Suggestions", dependencies: ["InputAssistant"]),
    .testTarget(
      name: "SuggestionsTests",
      dependencies: [
        "Suggestions", "InputAssistant", "LexiconBuilder", "SuggestionsSupport", "TestSupport",
      ],
      exclude: ["Fixtures"]),
    .target(
      name: "SuggestionsSupport", dependencies: ["Suggestions"],
      path: "Tests/SuggestionsTests/Fixtures/SuggestionsSupport"),
    .executableTarget(
      name: "FuzzSuggestions",
      dependencies: [
        "Suggestions", "InputAssistant", "LexiconBuilder", "SuggestionsSupport", "TestSupport",
      ],
      path: "Tests/SuggestionsTests/Fixtures/FuzzSuggestions"),
    .target(name: "GLib", dependencies: ["CGLib"]),
    .target(name: "GTK", dependencies: ["CGtk", "GLib"]),
    .target(
      name: "ToprailUIKit",
      dependencies: ["InputAssistant", "Suggestions", "Selectors", "GLib", "GTK"],
      resources: [.embedInCode("Data/symbols.tsv")]),
    .target(name: "UIKit", dependencies: ["ToprailUIKit"]),
    .target(name: "AccessoryToolbar", dependencies: ["ToprailUIKit"]),
    .target(
      name: "LexiconBuilder", dependencies: ["Suggestions"],
      resources: ["words", "vulgar"].map { .embedInCode("Data/english.\($0)") }),
    .executableTarget(name: "build-lexicon", dependencies: ["LexiconBuilder"]),
    .testTarget(
      name: "LexiconBuilderTests",
      dependencies: ["LexiconBuilder", "build-lexicon", "Suggestions", "InputAssistant"]),
    // Whoever imports UIKit names ToprailUIKit too: UIKit's own module file never changes, so a build
    // would leave code alone that was compiled for other layouts of ToprailUIKit's classes.
    .executableTarget(
      name: "SeedAssistant", dependencies: ["UIKit", "ToprailUIKit"],
      path: "Examples/SeedAssistant"),
    .executableTarget(
      name: "SeedToolbar", dependencies: ["UIKit", "ToprailUIKit", "AccessoryToolbar"],
      path: "Examples/SeedToolbar"),
    .executableTarget(
      name: "Notes", dependencies: ["UIKit", "ToprailUIKit", "AccessoryToolbar", "NotesKit"],
      path: "Examples/Notes"),
    .target(name: "NotesKit", path: "Examples/NotesKit"),
    .executableTarget(
      name: "TypingFixture", dependencies: ["NotesKit"],
      path: "Tests/NotesTests/Fixtures/TypingFixture"),
    .testTarget(
      name: "NotesTests", dependencies: ["NotesKit", "TypingFixture"], exclude: ["Fixtures"]),
    .target(name: "CAllocations"),
    .target(name: "SuggestKit", dependencies: ["Suggestions", "InputAssistant", "CAllocations"]),
    .executableTarget(name: "suggest", dependencies: ["SuggestKit"]),
    .testTarget(
      name: "SuggestTests",
      dependencies: ["SuggestKit", "suggest", "LexiconBuilder", "Suggestions", "InputAssistant"]),
    .testTarget(name: "SelectorsTests", dependencies: ["Selectors", "SelectorPlugin"]),
    .testTarget(
      name: "ToprailUIKitTests",
      dependencies: [
        "UIKit", "ToprailUIKit", "AccessoryToolbar", "InputAssistant", "GLib", "GTK", "CGtk",
      ]),
    .testTarget(name: "SeedExtensionTests", dependencies: ["UIKit", "ToprailUIKit", "GLib"]),
    .executableTarget(
      name: "BarSweepFixture", dependencies: ["InputAssistant", "UIKit", "ToprailUIKit"],
      path: "Tests/EndToEndTests/Fixtures/BarSweepFixture"),
    .executableTarget(
      name: "KeysFixture", dependencies: ["InputAssistant", "UIKit", "ToprailUIKit"],
      path: "Tests/EndToEndTests/Fixtures/KeysFixture"),
    .executableTarget(
      name: "Programs", dependencies: ["UIKit", "ToprailUIKit", "AccessoryToolbar"],
      path: "Tests/EndToEndTests/Fixtures/Programs"),
    .target(
      name: "TestSupport", path: "Tests/Support/TestSupport",
      exclude: ["browser_hands.py", "screen_reader.py"]),
    .executableTarget(
      name: "Finger", dependencies: ["Wayland", "CWayland"], path: "Tests/Support/Finger"),
    .target(
      name: "KeyboardHarness", dependencies: ["TestSupport", "SystemKeyboard", "Finger"],
      path: "Tests/Support/KeyboardHarness", exclude: ["gtk_client.py"]),
    .executableTarget(
      name: "bench-keyboard", dependencies: ["KeyboardHarness", "TestSupport"],
      path: "Benchmarks/Keyboard"),
    .testTarget(
      name: "KeyboardEndToEndTests", dependencies: ["KeyboardHarness", "TestSupport", "toprail"]),
    .testTarget(
      name: "EndToEndTests",
      dependencies: [
        "InputAssistant", "Notes", "SeedAssistant", "SeedToolbar", "BarSweepFixture",
        "KeysFixture", "Programs", "suggest", "TestSupport", "KeyboardHarness", "SystemKeyboard",
        "toprail",
      ],
      exclude: ["Fixtures", "Support/pointer_hands.py"]),
  ]
  products += [
    .library(name: "Suggestions", targets: ["Suggestions"]),
    .library(name: "ToprailUIKit", targets: ["ToprailUIKit"]),
    .library(name: "UIKit", targets: ["UIKit", "ToprailUIKit"]),
  ]
#else
  targets += [.target(name: "AccessoryToolbar", dependencies: ["Selectors"])]
#endif

for target in targets where target.type != .system {
  target.swiftSettings = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
  ]
}

let package = Package(name: "toprail", products: products, targets: targets)
