// swift-tools-version: 6.2

import PackageDescription

/// Settings every target shares: Swift 6, checked memory safety, explicit existentials.
let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .strictMemorySafety(),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// A library module in `Sources/`.
func module(_ name: String, _ dependencies: [String] = []) -> Target {
  .target(
    name: name, dependencies: dependencies.map { .byName(name: $0) }, swiftSettings: settings)
}

/// A program of the repository itself: benchmark, conformance runner, generators.
func tool(_ name: String, _ dependencies: [String]) -> Target {
  .executableTarget(
    name: name, dependencies: dependencies.map { .byName(name: $0) }, swiftSettings: settings)
}

/// A program built as a user of the library builds one: without package access.
func example(_ name: String, _ dependencies: [String] = ["DFTerminal"]) -> Target {
  .executableTarget(
    name: name, dependencies: dependencies.map { .byName(name: $0) }, path: "Examples/\(name)",
    packageAccess: false, swiftSettings: settings)
}

/// Code that examples share, built as they are.
func exampleModule(_ name: String) -> Target {
  .target(
    name: name, dependencies: ["DFTerminal"], path: "Examples/\(name)", packageAccess: false,
    swiftSettings: settings)
}

/// A test suite in `Tests/`, with the folder of its snapshots where it has one.
func tests(
  _ name: String, _ dependencies: [String], resources: [Resource] = [], snapshots: [String] = []
) -> Target {
  .testTarget(
    name: name, dependencies: dependencies.map { .byName(name: $0) }, exclude: snapshots,
    resources: resources, swiftSettings: settings)
}

let package = Package(
  name: "DFTerminal",
  platforms: [.macOS(.v15)],
  products: [
    .library(name: "DFTerminal", targets: ["DFTerminal"]),
    .library(name: "DFTerminalTestSupport", targets: ["DFTerminalTestSupport"]),
  ],
  targets: [
    .target(
      name: "DFTerminalCore", swiftSettings: settings,
      linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]),
    module("DFTerminalIO", ["DFTerminalCore"]),
    module("DFTerminalData", ["DFTerminalCore"]),
    module("DFTerminalTheme", ["DFTerminalCore"]),
    module("DFTerminalViews", ["DFTerminalCore", "DFTerminalData"]),
    module(
      "DFTerminalComponents",
      ["DFTerminalCore", "DFTerminalData", "DFTerminalTheme", "DFTerminalViews"]),
    module(
      "DFTerminalApp",
      [
        "DFTerminalComponents", "DFTerminalCore", "DFTerminalData", "DFTerminalIO",
        "DFTerminalTheme", "DFTerminalViews",
      ]),
    module(
      "DFTerminal",
      [
        "DFTerminalApp", "DFTerminalComponents", "DFTerminalCore", "DFTerminalData",
        "DFTerminalIO", "DFTerminalTheme", "DFTerminalViews",
      ]),
    module(
      "DFTerminalTestSupport",
      [
        "DFTerminalApp", "DFTerminalComponents", "DFTerminalCore", "DFTerminalIO",
        "DFTerminalTheme", "DFTerminalViews",
      ]),

    tool("benchmark", ["DFTerminal"]),
    tool(
      "conformance",
      [
        "DFTerminalApp", "DFTerminalComponents", "DFTerminalCore", "DFTerminalData", "DFTerminalIO",
      ]),
    tool(
      "fuzz-terminal",
      ["DFTerminalCore", "DFTerminalData", "DFTerminalIO", "DFTerminalTheme"]),
    tool("lifecycle-probe", ["DFTerminalCore", "DFTerminalIO"]),
    .executableTarget(
      name: "generate-unicode-tables", exclude: ["Inputs"], swiftSettings: settings),
    tool("generate-themes", ["DFTerminalCore", "DFTerminalTheme"]),

    example("contacts"),
    example("gallery", ["DFTerminal", "ProgramSupport"]),
    example("dfgrid", ["DFTerminal", "ProgramSupport"]),
    example("tasks", ["DFTerminal", "ProgramSupport"]),
    exampleModule("ProgramSupport"),
    exampleModule("Snippets"),

    tests("DFTerminalCoreTests", ["DFTerminalCore"], resources: [.copy("Fixtures")]),
    tests("DFTerminalIOTests", ["DFTerminalCore", "DFTerminalIO"]),
    tests("DFTerminalDataTests", ["DFTerminalCore", "DFTerminalData"]),
    tests("DFTerminalThemeTests", ["DFTerminalCore", "DFTerminalTheme"]),
    tests("DFTerminalViewsTests", ["DFTerminal", "DFTerminalTestSupport"]),
    tests(
      "DFTerminalComponentsTests", ["DFTerminal", "DFTerminalTestSupport"],
      snapshots: ["__Snapshots__"]),
    tests("DFTerminalAppTests", ["DFTerminal", "DFTerminalTestSupport"]),
    tests(
      "ExampleTests", ["DFTerminal", "DFTerminalTestSupport", "Snippets", "tasks"],
      snapshots: ["__Snapshots__"]),
    tests("RepositoryTests", []),
  ]
)
