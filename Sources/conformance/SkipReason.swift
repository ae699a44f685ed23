/// Why the runner cannot judge a case, and who does.
enum SkipReason {
  /// Returns the reason for an area or for keys that it cannot judge.
  static func words(area: String) -> String {
    switch area {
    case "lifecycle":
      "needs a terminal and a process that ends: Tests/Oracles/lifecycle_cases.py and restore_table.py"
    case "renderer":
      "needs a terminal and a process: resize storm and every signal in Tests/Oracles/lifecycle_cases.py"
    case "edit":
      "needs a field or a table on a screen: LineEditorTests, TablesEditTests"
    case "accessibility":
      "needs a component on a screen: DFPaletteTests, DFProgressBarTests, DFSkeletonTests, ScreenLoopTests"
    case "progress": "needs a live region: LiveBlockTests, ReplayTests; a new total: ProgressTests"
    case "color": "needs a theme on a screen: ScreenLoopTests"
    default: "the expectation is none of the area's"
    }
  }
}
