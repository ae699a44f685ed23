/// The glyphs of symbol names; one table for drawing and for `Docs/Symbols.md`.
///
/// A glyph takes one or two cells, has no emoji presentation anywhere, and is in DejaVu Sans Mono,
/// from which the monospaced fonts of Linux and macOS descend.
enum SymbolTable {
  /// The glyphs of one name.
  struct Entry: Sendable {
    let name: String
    let glyph: String
    let ascii: String
    /// The glyph of the filled variant, where a terminal can tell it from the outline.
    let fill: String?
    let asciiFill: String?

    init(
      _ name: String, _ glyph: String, _ ascii: String, fill: String? = nil,
      asciiFill: String? = nil
    ) {
      self.name = name
      self.glyph = glyph
      self.ascii = ascii
      self.fill = fill
      self.asciiFill = asciiFill
    }
  }

  /// Names that belong together in the documentation.
  struct Section: Sendable {
    let title: String
    let entries: [Entry]
  }

  /// Every section, in the order of the documentation.
  static let sections = [people, documents, marks, arrows, tools, places, numbers]

  /// Every entry by its name.
  static let index = Dictionary(
    sections.flatMap(\.entries).map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
}
