/// Terminal glyphs for the names of SF Symbols.
///
/// `Docs/Symbols.md` lists the names. Variants follow by rule: `.fill` gives the filled glyph
/// where there is one, `.slash` adds a stroke, enclosures (`.circle`, `.square`) and badges fall
/// away where a terminal cannot show them. A name that is not known gives ``neutral``: never
/// nothing. Source: the names are Apple's; the glyphs are this library's choice.
public enum DFSymbol {
  /// The glyph of names nobody knows.
  public static let neutral = "◇"
  /// ``neutral`` in ASCII.
  public static let neutralASCII = "~"

  /// Returns the glyph of a symbol: one or two cells, never empty.
  ///
  /// With `ascii` it is made of ASCII letters and signs only. Complexity: O(letters of the name).
  public static func glyph(for name: String, ascii: Bool = false) -> String {
    let variant = Variant(name)
    guard let entry = variant.entry else {
      return variant.literal ?? (ascii ? neutralASCII : neutral)
    }
    var glyph = ascii ? entry.ascii : entry.glyph
    if variant.isFilled { glyph = (ascii ? entry.asciiFill : entry.fill) ?? glyph }
    if variant.isSlashed { glyph = "\(glyph.prefix(1))\(ascii ? "/" : "╱")" }
    return glyph
  }

  /// Whether the name, or what it is a variant of, has a glyph of its own.
  public static func isKnown(_ name: String) -> Bool {
    let variant = Variant(name)
    return variant.entry != nil || variant.literal != nil
  }

  /// The names with a glyph of their own, without variants, in alphabetical order.
  public static var names: [String] { SymbolTable.index.keys.sorted() }
}

/// A name taken apart into what has a glyph and how it is varied.
private struct Variant {
  private(set) var entry: SymbolTable.Entry?
  /// The letter or number itself, for names such as `1.circle` and `a.square`.
  private(set) var literal: String?
  private(set) var isFilled = false
  private(set) var isSlashed = false

  /// Drops parts from the end until the rest is in the table.
  init(_ name: String) {
    var rest = name[...]
    while true {
      entry = SymbolTable.index[String(rest)]
      guard entry == nil, let dot = rest.lastIndex(of: ".") else { break }
      switch rest[rest.index(after: dot)...] {
      case "fill": isFilled = true
      case "slash": isSlashed = true
      default: break
      }
      rest = rest[..<dot]
    }
    let isShort = rest.utf8.count <= 2 && !rest.isEmpty && rest.utf8.count < name.utf8.count
    let isNumber = rest.utf8.allSatisfy { (0x30...0x39).contains($0) }
    let isLetter = rest.utf8.count == 1 && rest.utf8.allSatisfy { (0x61...0x7A).contains($0) }
    if entry == nil, isShort, isNumber || isLetter { literal = rest.uppercased() }
  }
}
