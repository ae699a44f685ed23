import DFTerminalApp
import DFTerminalComponents
import DFTerminalCore
import DFTerminalData

/// A bar as the component draws it in a number of columns.
struct ProgressBarDrawing {
  /// The cells that show anything, in the widest row.
  let cells: Int
  /// The columns that count as filled; 0 when indeterminate.
  let filled: Int

  init(_ progress: DFProgress, columns: Int) {
    // The program has one thread, and it is the main one.
    let text = MainActor.assumeIsolated {
      TextRenderer(DFProgressBar(progress), columns: columns).text
    }
    cells = TextMeasure.size(of: text).columns
    filled = progress.filled(of: columns) ?? 0
  }
}
