/// The lines of the box-drawing glyphs, U+2500 to U+257F, as arms from the middle of the cell.
package struct BoxDrawing {
  /// How an arm is drawn.
  package enum Weight: UInt8, Sendable {
    case none, light, heavy, double
  }

  /// What is not made of straight, whole arms.
  package enum Form: Hashable, Sendable {
    case straight
    /// The arms are broken into this many dashes.
    case dashed(Int)
    /// The two arms meet in a curve.
    case rounded
    /// Lines from corner to corner: rising, falling or both.
    case diagonal(rising: Bool, falling: Bool)
  }

  package var left: Weight
  package var up: Weight
  package var right: Weight
  package var down: Weight
  package var form: Form

  /// Looks a glyph up; `nil` where it draws no lines.
  package init?(_ scalar: UInt32) {
    guard (0x2500...0x257F).contains(scalar) else { return nil }
    let index = Int(scalar - 0x2500) * 4
    let weights = (0..<4).map { Weight(rawValue: BoxDrawing.arms[index + $0] & 3) ?? .none }
    (left, up, right, down) = (weights[0], weights[1], weights[2], weights[3])
    form = BoxDrawing.form(scalar)
  }

  private static func form(_ scalar: UInt32) -> Form {
    switch scalar {
    case 0x2504...0x2507: .dashed(3)
    case 0x2508...0x250B: .dashed(4)
    case 0x254C...0x254F: .dashed(2)
    case 0x256D...0x2570: .rounded
    case 0x2571: .diagonal(rising: true, falling: false)
    case 0x2572: .diagonal(rising: false, falling: true)
    case 0x2573: .diagonal(rising: true, falling: true)
    default: .straight
    }
  }

  /// Left, up, right and down of each glyph, after its Unicode name: 1 light, 2 heavy, 3 double.
  private static let arms: [UInt8] = Array(
    """
    10102020010102021010202001010202101020200101020200110021001200221001200110022002\
    01100120021002201100210012002200011101210211011202120221012202221101210112011102\
    12022201210222021011201110212021101220121022202211102110112021201210221012202220\
    11112111112121211211111212122211122121121122222121222212122222221010202001010202\
    30300303003100130033300110033003013003100330310013003300013103130333310113033303\
    30311013303331301310333031311313333300111001110001100000000000001000010000100001\
    20000200002000021020010220100201
    """.utf8)
}
