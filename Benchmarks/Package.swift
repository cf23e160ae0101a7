// swift-tools-version: 6.2
// SPDX-License-Identifier: MIT

import PackageDescription

let package = Package(
  name: "benchmarks",
  dependencies: [.package(name: "toprail", path: "..")],
  targets: [
    .executableTarget(
      name: "ArrangeBench",
      dependencies: [.product(name: "InputAssistant", package: "toprail")]),
    .executableTarget(
      name: "KeyBench",
      dependencies: [.product(name: "InputAssistant", package: "toprail")]),
    .executableTarget(
      name: "LayoutBench",
      dependencies: [.product(name: "UIKit", package: "toprail")]),
    .executableTarget(
      name: "TextViewApp",
      dependencies: [.product(name: "UIKit", package: "toprail")]),
  ])

for target in package.targets {
  target.swiftSettings = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
  ]
}
