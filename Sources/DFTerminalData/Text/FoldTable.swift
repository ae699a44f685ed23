import Foundation

/// The folded forms of the scalars of the common alphabets, computed once when first needed.
struct FoldTable: Sendable {
  static let shared = FoldTable()

  /// The scalars that have an entry; entries outside the alphabets say "unknown".
  private static let size = 0x3100
  private static let alphabets: [ClosedRange<UInt32>] = [
    0x80...0x52F, 0x591...0x6FF, 0x1E00...0x1FFF, 0x200B...0x200F, 0x3040...0x30FF,
  ]
  private static let unknown = UInt32.max
  private static let dropped: UInt32 = 0
  /// Marks an entry that is a place among the forms of several scalars.
  private static let several: UInt32 = 0x8000_0000

  private var entries: [UInt32]
  private var forms: [[Unicode.Scalar]] = []

  private init() {
    entries = Array(repeating: Self.unknown, count: Self.size)
    for range in Self.alphabets {
      for value in range {
        guard let scalar = Unicode.Scalar(value) else { continue }
        add(Self.compute(scalar), for: value)
      }
    }
  }

  private mutating func add(_ form: [Unicode.Scalar], for value: UInt32) {
    if form.isEmpty {
      entries[Int(value)] = Self.dropped
    } else if form.count == 1 {
      entries[Int(value)] = form[0].value
    } else {
      entries[Int(value)] = Self.several | UInt32(truncatingIfNeeded: forms.count)
      forms.append(form)
    }
  }

  /// Calls `body` with the folded form of a scalar; returns whether the table knows it.
  func forEachScalar(of scalar: Unicode.Scalar, _ body: (Unicode.Scalar) -> Void) -> Bool {
    guard scalar.value < Self.size else { return false }
    let entry = entries[Int(scalar.value)]
    if entry == Self.unknown { return false }
    if entry & Self.several != 0 {
      forms[Int(entry & ~Self.several)].forEach(body)
    } else if entry != Self.dropped, let folded = Unicode.Scalar(entry) {
      body(folded)
    }
    return true
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
