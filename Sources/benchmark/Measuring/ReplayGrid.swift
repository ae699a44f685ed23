import DFTerminal

/// A terminal that understands what plain frames are made of, to check that the bytes are right.
struct ReplayGrid {
  private struct Place: Equatable {
    var letter: UInt8 = 0x20
    var foreground = CellColor.terminalDefault
    var background = CellColor.terminalDefault
  }

  private let size: CellSize
  private var places: [Place]
  private var pen = Place()
  private var row = 0
  private var column = 0

  /// Starts with what a frame of ASCII shows.
  init(_ frame: CellBuffer) {
    size = frame.size
    places = ReplayGrid.places(of: frame)
  }

  private static func places(of frame: CellBuffer) -> [Place] {
    frame.cells.map { cell in
      let style = frame.palette.style(cell.style)
      return Place(
        letter: UInt8(truncatingIfNeeded: cell.value), foreground: style.foreground,
        background: style.background)
    }
  }

  /// Returns how many cells differ from a frame.
  func differences(from frame: CellBuffer) -> Int {
    zip(places, ReplayGrid.places(of: frame)).count { $0 != $1 }
  }

  /// Carries out what a frame's bytes say.
  mutating func play(_ bytes: [UInt8]) throws {
    var rest = bytes[...]
    while let byte = rest.popFirst() {
      switch byte {
      case 0x1B: try playSequence(&rest)
      case 0x0D: column = 0
      case 0x0A: row += 1
      case 0x08: column -= 1
      case 0x20..<0x7F: try write(byte)
      default: throw WrongAnswer("byte \(byte) in a frame")
      }
    }
  }

  private mutating func write(_ byte: UInt8) throws {
    let index = row * size.columns + column
    guard column < size.columns, places.indices.contains(index) else {
      throw WrongAnswer("written beyond the screen, at \(column), \(row)")
    }
    pen.letter = byte
    places[index] = pen
    column += 1
  }

  private mutating func playSequence(_ rest: inout ArraySlice<UInt8>) throws {
    guard rest.popFirst() == 0x5B else { throw WrongAnswer("an unknown sequence") }
    var text = ""
    while let byte = rest.popFirst() {
      guard byte >= 0x40 else {
        text.unicodeScalars.append(Unicode.Scalar(byte))
        continue
      }
      return try play(byte, text.split(separator: ";").compactMap { Int($0) }, text)
    }
  }

  private mutating func play(_ final: UInt8, _ numbers: [Int], _ text: String) throws {
    let first = numbers.first ?? 1
    switch final {
    case UInt8(ascii: "H"): (row, column) = (first - 1, (numbers.count > 1 ? numbers[1] : 1) - 1)
    case UInt8(ascii: "A"): row -= first
    case UInt8(ascii: "B"): row += first
    case UInt8(ascii: "C"): column += first
    case UInt8(ascii: "D"): column -= first
    case UInt8(ascii: "G"): column = first - 1
    case UInt8(ascii: "m"): try paint(numbers)
    case UInt8(ascii: "h"), UInt8(ascii: "l"): break
    default: throw WrongAnswer("a sequence ESC [ \(text) \(Unicode.Scalar(final))")
    }
  }

  private mutating func paint(_ numbers: [Int]) throws {
    if numbers.isEmpty { pen = Place() }
    var rest = numbers[...]
    while let number = rest.popFirst() {
      switch number {
      case 0: pen = Place()
      case 39: pen.foreground = .terminalDefault
      case 49: pen.background = .terminalDefault
      case 30...37: pen.foreground = .indexed(UInt8(number - 30))
      case 40...47: pen.background = .indexed(UInt8(number - 40))
      case 90...97: pen.foreground = .indexed(UInt8(number - 82))
      case 38 where rest.popFirst() == 5:
        pen.foreground = .indexed(UInt8(truncatingIfNeeded: rest.popFirst() ?? 0))
      default: throw WrongAnswer("a colour \(number)")
      }
    }
  }
}
