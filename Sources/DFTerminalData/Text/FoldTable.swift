import Foundation

/// The folded forms of the scalars of the common alphabets, computed once when first needed.
struct FoldTable: Sendable {
  static let shared = FoldTable()

  private struct Block: Sendable {
    let range: ClosedRange<UInt32>
    let forms: [[Unicode.Scalar]]
  }

  private let blocks: [Block]

  private init() {
    let ranges: [ClosedRange<UInt32>] = [
      0x80...0x24F, 0x300...0x36F, 0x370...0x4FF, 0x1E00...0x1FFF, 0x3040...0x30FF,
    ]
    blocks = ranges.map { range in
      Block(range: range, forms: range.map { Unicode.Scalar($0).map(FoldTable.compute) ?? [] })
    }
  }

  /// The folded form of a scalar of one of the blocks, or `nil` for any other.
  subscript(scalar: Unicode.Scalar) -> [Unicode.Scalar]? {
    for block in blocks where block.range.contains(scalar.value) {
      return block.forms[Int(scalar.value - block.range.lowerBound)]
    }
    return nil
  }

  /// Returns the folded form of any scalar: decomposed, accents dropped, lower case.
  ///
  /// Upper case comes first, so that `ß` and `ſ` become what they are written with.
  static func compute(_ scalar: Unicode.Scalar) -> [Unicode.Scalar] {
    guard !isAccent(scalar) else { return [] }
    let decomposed = String(Character(scalar)).decomposedStringWithCanonicalMapping
    let kept = decomposed.unicodeScalars.filter { !isAccent($0) }
    return kept.flatMap { $0.properties.uppercaseMapping.unicodeScalars }
      .flatMap { $0.properties.lowercaseMapping.unicodeScalars }
      .filter { !isAccent($0) }
  }

  /// Whether a scalar only marks its letter: accents of the European scripts, Hebrew points, Arabic
  /// vowel signs, variation selectors.
  private static func isAccent(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x300...0x36F, 0x483...0x489, 0x591...0x5BD, 0x5BF, 0x5C1, 0x5C2, 0x5C4, 0x5C5, 0x5C7,
      0x610...0x61A, 0x64B...0x65F, 0x670, 0x1AB0...0x1AFF, 0x1DC0...0x1DFF, 0x20D0...0x20FF,
      0xFE00...0xFE0F, 0xFE20...0xFE2F:
      true
    default: false
    }
  }
}
