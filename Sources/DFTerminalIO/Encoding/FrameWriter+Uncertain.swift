import DFTerminalCore

extension FrameWriter {
  /// Whether the terminal may measure a glyph otherwise than we do.
  ///
  /// Without mode 2027 that holds for every emoji: what a terminal knows of them depends on the
  /// Unicode version of its tables, while those of CJK have long been settled.
  @inline(__always)
  func isDoubtful(_ cell: Cell) -> Bool {
    if cell.isUncertain { return true }
    guard cell.isWide, !cell.isCluster, !options.graphemeClusters else { return false }
    return cell.value >= 0x1F000 || cell.value < 0x2E80
  }

  /// Writes a cluster that terminals measure differently where the cursor is, and returns the
  /// column up to which cells may have been spoiled.
  ///
  /// Where the terminal may take fewer cells, they are blanked first; where it may take more, it
  /// must not wrap, and the cells after the cluster are written again. After it the column of the
  /// cursor is not known, so the next move is absolute.
  mutating func putUncertain(_ cell: Cell, row: Int, column: Int) -> Int {
    setStyle(for: cell)
    let columns = cell.isWide ? 2 : 1
    defer { cursor.set(row: row, column: nil) }
    if options.graphemeClusters {
      put(cell)
      return column + columns
    }
    let text = scalars(of: cell)
    let widest = max(2, text.widestColumns)
    if cell.isWide, widest <= columns {
      writer.put("  ")
      cursor.set(row: row, column: column + 2 < size.columns ? column + 2 : nil)
      cursor.move(toRow: row, column: column, &writer)
    }
    let mayWrap = column + widest > size.columns
    if mayWrap { writer.put("\u{1B}[?7l") }
    writer.put(String(text.prefix(columns: size.columns - column)))
    if mayWrap { writer.put("\u{1B}[?7h") }
    return column + widest
  }

  private func scalars(of cell: Cell) -> String.UnicodeScalarView {
    if cell.isCluster { return palette.clusters[Int(cell.value)].unicodeScalars }
    return String.UnicodeScalarView(Unicode.Scalar(cell.value).map { [$0] } ?? [])
  }
}

extension String.UnicodeScalarView {
  /// The most cells that a terminal takes which measures scalar by scalar.
  ///
  /// Some give two cells to each of the two letters of a flag.
  fileprivate var widestColumns: Int {
    reduce(0) {
      let properties = ScalarProperties($1.value)
      return $0 + (properties.breaking == .regionalIndicator ? 2 : properties.legacyColumns)
    }
  }

  /// The scalars that take at most a number of cells on such a terminal, without a joiner at the
  /// end.
  ///
  /// What is left out could wrap into the next row. Not every terminal heeds DECAWM then: libvterm
  /// wraps wide glyphs in any case.
  fileprivate func prefix(columns: Int) -> Self {
    var (kept, used) = (Self(), 0)
    for scalar in self {
      used += ScalarProperties(scalar.value).legacyColumns
      if used > columns { break }
      kept.append(scalar)
    }
    while kept.last == "\u{200D}" { kept.removeLast() }
    return kept
  }
}
