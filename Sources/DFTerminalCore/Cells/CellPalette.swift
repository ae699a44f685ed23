/// The styles, clusters and links that the cells of a buffer name by number.
///
/// A palette only grows while a frame is drawn, so numbers of an earlier frame stay valid in a
/// later one as long as ``lineage`` is the same. The renderer starts a new lineage when a
/// palette has grown past ``limit``.
package struct CellPalette: Sendable {
  /// Names the series of palettes that share their numbers.
  package private(set) var lineage: UInt64
  package private(set) var styles: [CellStyle] = [.plain]
  package private(set) var clusters: [String] = []
  package private(set) var links: [String] = [""]
  private var styleNumbers: [CellStyle: UInt32] = [.plain: 0]
  private var clusterNumbers: [String: UInt32] = [:]
  private var linkNumbers: [String: UInt16] = ["": 0]
  private var recent = (style: CellStyle.plain, number: UInt32(0))

  /// The number of styles or clusters at which a renderer starts afresh.
  package static let limit = 16_384

  /// Creates a palette that holds the plain style.
  package init(lineage: UInt64 = 0) { self.lineage = lineage }

  /// Whether the palette is so large that the next frame should start a new one.
  package var isFull: Bool {
    styles.count > CellPalette.limit || clusters.count > CellPalette.limit
  }

  /// Returns the number of a style, new or known.
  package mutating func number(of style: CellStyle) -> UInt32 {
    if style == recent.style { return recent.number }
    let number = styleNumbers[style] ?? add(style)
    recent = (style, number)
    return number
  }

  /// Returns the number of a cluster of several scalars, new or known.
  package mutating func number(ofCluster cluster: String) -> UInt32 {
    if let known = clusterNumbers[cluster] { return known }
    let number = UInt32(clusters.count)
    clusters.append(cluster)
    clusterNumbers[cluster] = number
    return number
  }

  /// Returns the number of a link target, new or known; 0 when 65,535 are in use.
  package mutating func number(ofLink target: String) -> UInt16 {
    if let known = linkNumbers[target] { return known }
    guard let number = UInt16(exactly: links.count) else { return 0 }
    links.append(target)
    linkNumbers[target] = number
    return number
  }

  private mutating func add(_ style: CellStyle) -> UInt32 {
    let number = UInt32(styles.count)
    styles.append(style)
    styleNumbers[style] = number
    return number
  }
}
