/// Why the runner cannot judge a case, and who does.
enum SkipReason {
  /// Returns the reason for an area or for keys that it cannot judge.
  static func words(area: String) -> String {
    switch area {
    case "lifecycle":
      "needs a terminal and a process that ends: Tests/Oracles/lifecycle_cases.py and restore_table.py"
    case "renderer":
      "needs a terminal and a process: resize storm and every signal in Tests/Oracles/lifecycle_cases.py"
    case "selection", "scroll", "edit", "accessibility":
      "needs a screen with a component on it: Tests/DFTerminalViewsTests, DFTerminalComponentsTests"
    case "columns": "needs a table: Tests/DFTerminalDataTests/ColumnWidthTests.swift"
    default: "the expectation is none of the area's"
    }
  }
}
