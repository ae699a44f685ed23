/// One line of text cut into glyphs, ready to be drawn any number of times in any style.
///
/// A run depends on no palette, so it may be kept from frame to frame; drawing it costs about a
/// copy of its cells. 4 bytes a column.
package struct CellRun: Sendable {
  /// The glyphs in the layout of ``Cell``: a wide glyph is followed by a trailing one.
  package private(set) var glyphs: [UInt32] = []
  /// The clusters of several scalars that glyphs refer to.
  package private(set) var clusters = InternedStrings()

  /// Creates an empty run.
  package init() {}

  /// Creates a run from text, sanitised and cut at the last cluster that fits into `columns`.
  package init(_ text: String, columns: Int = .max) {
    var known = InternedStrings()
    ClusterScanner.scan(text) { append(&$0, columns: columns, clusters: &known) }
    clusters = known
  }

  /// The width, in cells.
  package var columns: Int { glyphs.count }

  /// Empties the run but keeps its memory.
  mutating func removeAll() { glyphs.removeAll(keepingCapacity: true) }

  /// Adds the clusters of a scanner as long as the run has at most `columns` cells; `clusters`
  /// numbers those of several scalars.
  mutating func append(
    _ scanner: inout ClusterScanner, columns: Int, clusters: inout InternedStrings
  ) {
    while !scanner.isAtEnd, glyphs.count < columns {
      if scanner.source.byte(scanner.position) < 0x80 {
        append(ascii: scanner.takeASCII(columns: columns - glyphs.count), of: scanner.source)
      }
      guard let cluster = takeSimple(&scanner, columns: columns) else { return }
      guard glyphs.count + cluster.columns <= columns else { return }
      append(cluster, of: scanner, clusters: &clusters)
    }
  }

  /// Adds the clusters of one scalar that come next, and returns the first other one.
  ///
  /// The loop is kept small, so that the scanner's step becomes part of it.
  private mutating func takeSimple(
    _ scanner: inout ClusterScanner, columns: Int
  ) -> ClusterScanner.Cluster? {
    while let cluster = scanner.next() {
      let isSimple = cluster.traits.isDisjoint(with: [.several, .uncertain]) && cluster.columns > 0
      guard isSimple, cluster.scalar >= 0x80, glyphs.count + cluster.columns <= columns else {
        return cluster
      }
      assert(!Cell.isControl(cluster.scalar), "a control scalar must not enter a cell")
      glyphs.append(cluster.columns > 1 ? cluster.scalar | Cell.wideFlag : cluster.scalar)
      if cluster.columns > 1 { glyphs.append(Cell.trailingGlyph) }
    }
    return nil
  }

  /// Adds bytes of printable ASCII.
  mutating func append(ascii: Range<Int>, of source: UTF8Bytes) {
    for offset in ascii { glyphs.append(UInt32(source.byte(offset))) }
  }

  private mutating func append(
    _ cluster: ClusterScanner.Cluster, of scanner: ClusterScanner, clusters: inout InternedStrings
  ) {
    guard cluster.columns > 0 else { return }
    assert(!Cell.isControl(cluster.scalar), "a control scalar must not enter a cell")
    var glyph = cluster.scalar
    if cluster.hasSeveralScalars {
      let text = scanner.text(of: cluster)
      assert(!text.unicodeScalars.contains { Cell.isControl($0.value) }, "a control in a cluster")
      glyph = UInt32(clusters.number(of: text)) | Cell.clusterFlag
    }
    if cluster.isUncertain { glyph |= Cell.uncertainFlag }
    glyphs.append(cluster.columns > 1 ? glyph | Cell.wideFlag : glyph)
    if cluster.columns > 1 { glyphs.append(Cell.trailingGlyph) }
  }

  /// Returns the text of a cell that is not a trailing half.
  static func text(of cell: Cell, clusters: InternedStrings) -> String {
    if cell.isCluster {
      return Int(cell.value) < clusters.count ? clusters[Int(cell.value)] : "\u{FFFD}"
    }
    return Unicode.Scalar(cell.value).map(String.init) ?? "\u{FFFD}"
  }
}
