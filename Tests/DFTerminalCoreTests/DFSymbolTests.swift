import DFTerminalCore
import Testing

@Suite struct DFSymbolTests {
  @Test(arguments: [
    ("person.fill", "♙", "@"), ("message.fill", "❝", "\""), ("star", "☆", "."),
    ("star.fill", "★", "*"), ("checkmark.circle.fill", "✓", "v"),
    ("exclamationmark.triangle.fill", "◬", "!"), ("checklist", "✓≡", "v="),
    ("archivebox", "⊟", "="), ("trash", "⌫", "X"), ("chevron.right", "›", ">"),
    ("chevron.right.circle", "›", ">"), ("bell.slash", "♪╱", "b/"), ("bell.slash.fill", "♪╱", "b/"),
    ("person.2.slash", "♙╱", "@/"), ("person.crop.circle.badge.xmark", "♙", "@"),
    ("folder.badge.plus", "▭", "/"), ("7.circle.fill", "7", "7"), ("42.square", "42", "42"),
    ("a.circle", "A", "A"),
  ])
  func `names and their variants have glyphs`(name: String, glyph: String, ascii: String) {
    #expect(DFSymbol.glyph(for: name) == glyph)
    #expect(DFSymbol.glyph(for: name, ascii: true) == ascii)
    #expect(DFSymbol.isKnown(name))
  }

  @Test(arguments: [
    "", ".", "..", "fill", ".fill", "no.such.name", "スター", "123.circle", "x", "\u{1B}[31m",
  ])
  func `an unknown name gives the neutral glyph`(name: String) {
    #expect(DFSymbol.glyph(for: name) == DFSymbol.neutral)
    #expect(DFSymbol.glyph(for: name, ascii: true) == DFSymbol.neutralASCII)
    #expect(!DFSymbol.isKnown(name))
  }

  @Test(arguments: ["", ".fill", ".slash", ".slash.fill", ".circle"])
  func `a glyph is one or two cells without emoji`(variant: String) {
    for name in DFSymbol.names {
      let glyph = DFSymbol.glyph(for: name + variant)
      #expect((1...2).contains(TextMeasure.columns(of: glyph)), "\(name)")
      #expect(TextMeasure.columns(of: glyph, profile: .legacy) == glyph.count, "\(name)")
      // Digits and signs of ASCII are emoji only in sequences with U+FE0F.
      let emoji = glyph.unicodeScalars.filter { $0.properties.isEmoji && !$0.isASCII }
      #expect(emoji.isEmpty, "\(name)")
      #expect(glyph.count == glyph.unicodeScalars.count, "\(name) combines")
    }
  }

  @Test(arguments: ["", ".fill", ".slash", ".slash.fill", ".circle"])
  func `an ASCII glyph is one or two printable signs`(variant: String) {
    for name in DFSymbol.names {
      let glyph = DFSymbol.glyph(for: name + variant, ascii: true)
      #expect((1...2).contains(glyph.count), "\(name)")
      #expect(glyph.utf8.allSatisfy { (0x21...0x7E).contains($0) }, "\(name)")
    }
  }

  @Test(arguments: ["star", "heart", "circle", "square", "flag", "stop"], [true, false])
  func `where a toggle needs it, filled and outline differ`(name: String, ascii: Bool) {
    #expect(
      DFSymbol.glyph(for: name, ascii: ascii) != DFSymbol.glyph(for: "\(name).fill", ascii: ascii))
  }

  @Test func `the table names each symbol once`() {
    let listed = DFSymbol.documentation.split(separator: "\n").filter { $0.hasPrefix("| `") }
    #expect(listed.count == DFSymbol.names.count)
    #expect(DFSymbol.names.count > 200)
  }
}
