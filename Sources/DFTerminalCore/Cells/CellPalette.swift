/// The styles, clusters and links that the cells of a buffer name by number.
///
/// A palette only grows, and it knows in constant time whether another palette continues it:
/// then equal numbers mean equal things in both, and cells of one can be compared with cells of
/// the other as raw memory. A renderer starts a new palette when one ``isFull``.
package struct CellPalette: Sendable {
  /// The styles by number; number 0 is ``CellStyle/plain``.
  package private(set) var styles: [CellStyle] = [.plain]
  /// The clusters of several scalars by number.
  package internal(set) var clusters = InternedStrings()
  /// The link targets by number; number 0 is no link.
  package private(set) var links = InternedStrings()
  /// For each style, a digest of the lineage and the styles up to it.
  private var digests: [UInt64]
  /// Open addressing: each slot holds a style number, or 0 where it is free.
  private var slots: [UInt32] = []
  private var recent = (style: CellStyle.plain, number: UInt32(0))

  /// The number of styles or clusters at which a renderer starts afresh.
  package static let limit = 8_192

  /// Creates a palette that holds the plain style; palettes of different lineages never agree.
  package init(lineage: UInt64 = 0) { digests = [lineage] }

  /// Whether the palette is so large that the next frame should start a new one.
  package var isFull: Bool {
    styles.count > CellPalette.limit || clusters.count > CellPalette.limit
  }

  /// Returns the style of a number; the plain style for a number of another palette.
  package func style(_ number: UInt32) -> CellStyle {
    let index = Int(number)
    return index < styles.count ? styles[index] : .plain
  }

  /// Whether one palette continues the other, so that numbers both know mean the same.
  package func agrees(with other: CellPalette) -> Bool {
    let shared = min(styles.count, other.styles.count)
    return digests[shared - 1] == other.digests[shared - 1]
      && clusters.agrees(with: other.clusters) && links.agrees(with: other.links)
  }

  /// Whether every number of this palette means the same in the other.
  package func isPrefix(of other: CellPalette) -> Bool {
    styles.count <= other.styles.count && clusters.count <= other.clusters.count
      && links.count <= other.links.count && agrees(with: other)
  }

  /// Returns the number of a style, new or known.
  package mutating func number(of style: CellStyle) -> UInt32 {
    if style == recent.style { return recent.number }
    let number = style == .plain ? 0 : find(style) ?? add(style)
    recent = (style, number)
    return number
  }

  /// Returns the number of a cluster of several scalars, new or known.
  package mutating func number(ofCluster cluster: some StringProtocol) -> UInt32 {
    UInt32(clusters.number(of: cluster))
  }

  /// Returns the number of a link target, new or known; 0 when 65,535 are in use.
  package mutating func number(ofLink target: String) -> UInt16 {
    if links.isEmpty { _ = links.number(of: "") }
    if let known = links.find(target) { return UInt16(clamping: known) }
    return links.count > Int(UInt16.max) ? 0 : UInt16(clamping: links.number(of: target))
  }

  /// Returns the target of a link number; `nil` for 0.
  package func link(_ number: UInt16) -> String? {
    number == 0 || Int(number) >= links.count ? nil : links[Int(number)]
  }

  private func find(_ style: CellStyle) -> UInt32? {
    guard !slots.isEmpty else { return nil }
    var slot = style.digest.slot(in: slots.count)
    while slots[slot] != 0 {
      if styles[Int(slots[slot])] == style { return slots[slot] }
      slot = (slot + 1) & (slots.count - 1)
    }
    return nil
  }

  private mutating func add(_ style: CellStyle) -> UInt32 {
    let number = UInt32(styles.count)
    digests.append((digests[styles.count - 1] ^ style.digest).mixed)
    styles.append(style)
    if styles.count * 2 > slots.count { grow() } else { occupy(style.digest, with: number) }
    return number
  }

  private mutating func grow() {
    slots = Array(repeating: 0, count: max(64, slots.count * 2))
    for number in 1..<styles.count { occupy(styles[number].digest, with: UInt32(number)) }
  }

  private mutating func occupy(_ digest: UInt64, with number: UInt32) {
    var slot = digest.slot(in: slots.count)
    while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
    slots[slot] = number
  }
}

extension CellStyle {
  /// A well-mixed digest of all sixteen bytes.
  fileprivate var digest: UInt64 {
    let colors = UInt64(foreground.bits) << 32 | UInt64(background.bits)
    let rest = UInt64(underlineColor.bits) << 32 | UInt64(attributes.rawValue) << 16 | UInt64(link)
    return (colors.mixed ^ rest).mixed
  }
}
