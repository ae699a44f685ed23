public import DFTerminalCore

/// Whether what is on the screen can be read.
extension Harness {
  /// Returns the cells whose letters and digits stand out too little from what lies behind them.
  ///
  /// Colours that the terminal mixes itself cannot be judged and are passed over.
  ///
  /// - Parameter ratio: The contrast that is enough; 4.5 by default, as WCAG 2.2 asks for text.
  public func unreadableCells(below ratio: Double = 4.5) -> [CellPoint] {
    let size = cells.size
    return (0..<size.rows).flatMap { row in
      (0..<size.columns).map { CellPoint(column: $0, row: row) }.filter { point in
        guard isWord(at: point) else { return false }
        let style = style(column: point.column, row: point.row)
        guard let ink = SRGB(style.foreground), let fill = SRGB(style.background) else {
          return false
        }
        return ink.contrast(with: fill) < ratio
      }
    }
  }

  private func isWord(at point: CellPoint) -> Bool {
    cells.text(column: point.column, row: point.row).contains { $0.isLetter || $0.isNumber }
  }
}

extension SRGB {
  /// Creates the components of a mixed colour; `nil` for those of the terminal.
  fileprivate init?(_ cell: CellColor) {
    guard case .rgb(let red, let green, let blue) = cell.value else { return nil }
    self.init(red: Double(red) / 255, green: Double(green) / 255, blue: Double(blue) / 255)
  }
}
