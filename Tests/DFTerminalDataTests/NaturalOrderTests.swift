import DFTerminalData
import Testing

@testable import DFTerminalData

@Suite struct NaturalOrderTests {
  static let pieces = [
    "a", "A", "b", "Z", "é", "e\u{301}", "ß", "SS", "0", "00", "7", "10", "99999999999999999999",
    " ", "-", "_", "~", "٣", "٠", "名", "が", "か", "한", "🚀", "\u{301}", "Ω", "", "[",
  ]

  @Test(arguments: [
    (["a100000000000000000000a10", "a100000000000000000000a2"], [1, 0]),
    (["8", "007", "5"], [2, 1, 0]),
    (["a[9]", "a[0]", "a[00]", "a[1]"], [1, 2, 3, 0]),
    (["a1", "a01", "a001"], [0, 1, 2]),
    (["item10", "Item9", "item 1"], [2, 1, 0]),
    (["zebra", "Élan", "elan", "Elan", "apple"], [4, 2, 3, 1, 0]),
    (["b", "B", "a", "_", "5", "Ж", "名"], [3, 4, 2, 0, 1, 5, 6]),
    (["straße", "strasse", "strand"], [2, 1, 0]),
  ])
  func `names come in the order a person expects`(_ values: [String], _ order: [Int]) {
    let sorted = values.sorted(by: NaturalOrder.precedes)
    #expect(sorted == order.map { values[$0] })
  }

  @Test func `composed and decomposed forms are one text`() {
    #expect(NaturalOrder.compare("é", "e\u{301}") == 0)
    #expect(NaturalOrder.compare("Å", "\u{212B}") == 0)
  }

  @Test func `the order is total and agrees with its keys`() {
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<6_000 {
      let (a, b, c) = (
        generator.text(of: Self.pieces, upTo: 5), generator.text(of: Self.pieces, upTo: 5),
        generator.text(of: Self.pieces, upTo: 5)
      )
      let (ab, bc, ac) = (
        NaturalOrder.compare(a, b), NaturalOrder.compare(b, c), NaturalOrder.compare(a, c)
      )
      #expect(ab == -NaturalOrder.compare(b, a), "\(a.debugDescription) \(b.debugDescription)")
      #expect((ab == 0) == (a == b))
      if ab <= 0 && bc <= 0 { #expect(ac <= 0, "\([a, b, c].debugDescription)") }
      let (keyA, keyB) = (NaturalKey.bytes(of: a), NaturalKey.bytes(of: b))
      if keyA != keyB {
        #expect((ab < 0) == keyA.lexicographicallyPrecedes(keyB), "\([a, b].debugDescription)")
      }
    }
  }

  @Test(arguments: [
    ("STRASSE", "straße"), ("ÉLAN", "elan"), ("Ｆｏｏ", "ｆｏｏ"), ("ΣΊΣΥΦΟΣ", "σίσυφος"),
    ("İstanbul", "istanbul"), ("ﬁle", "FILE"), ("מָלֵא", "מלא"), ("Ёлка", "елка"),
    ("Zoë\u{308}", "zoe"),
    ("한", "\u{1112}\u{1161}\u{11AB}"), ("Ⅷ", "ⅷ"),
  ])
  func `folding keeps the letters and drops case and accents`(_ left: String, _ right: String) {
    #expect(TextFold.fold(left) == TextFold.fold(right))
  }

  @Test func `marks that make another letter are kept`() {
    #expect(TextFold.fold("が") != TextFold.fold("か"))
    #expect(TextFold.fold("कि") != TextFold.fold("क"))
  }
}
