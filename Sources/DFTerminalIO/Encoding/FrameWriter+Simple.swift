import DFTerminalCore

extension StyleCodes.Code {
  /// The most bytes a change of colours takes, with the room its last text needs.
  static let longestChange = 4 + 2 * ShortText.capacity
}

extension FrameWriter {
  /// The most bytes of one cell of ``putSimple(from:to:of:)``: a change of colours and a scalar.
  private static let longestCell = StyleCodes.Code.longestChange + 4
  /// The cells for which room is made at once.
  private static let stretch = 256

  /// Writes cells as long as they are single scalars of certain width whose styles differ in
  /// colours only, and returns the index of the first other one.
  mutating func putSimple(from index: Int, to end: Int, of next: [Cell]) -> Int {
    var index = index
    while index < end {
      let stop = min(end, index + FrameWriter.stretch)
      let reached = putStretch(from: index, to: stop, end: end, of: next)
      if reached < stop { return reached }
      index = reached
    }
    return index
  }

  private mutating func putStretch(
    from start: Int, to stop: Int, end: Int, of next: [Cell]
  ) -> Int {
    let test = simpleGlyphs
    let room = (stop - start) * FrameWriter.longestCell
    return unsafe codes.codes.withUnsafeBufferPointer { codes in
      unsafe next.withUnsafeBufferPointer { cells in
        writer.write(atMost: room) { cursor in
          var number = Int(style)
          var index = start
          while index < stop {
            let (glyph, wanted) = unsafe (cells[index].glyph, Int(cells[index].style))
            guard test.accepts(glyph) else { break }
            if test.mayRepeat(glyph), index + 1 < end, unsafe cells[index + 1].glyph == glyph,
              unsafe cells[index + 1].style == UInt32(wanted),
              unsafe test.repeats || codes[wanted].isErasable
            {
              break
            }
            if wanted != number,
              unsafe glyph != test.space || codes[wanted].blankLook != codes[number].blankLook
            {
              guard unsafe codes[wanted].rest == codes[number].rest, unsafe !codes[wanted].isPlain
              else { break }
              unsafe cursor.put(colorsOf: codes, at: wanted, after: number)
              number = wanted
            }
            cursor.put(scalar: glyph & test.mask)
            index &+= glyph & test.wide == 0 ? 1 : 2
          }
          style = UInt32(number)
          return index
        }
      }
    }
  }
}

extension ByteCursor {
  /// Stores the change of colours from one style to another.
  ///
  /// Reads only what it needs of the two codes: copying them would cost more than the rest.
  @inline(__always)
  mutating func put(
    colorsOf codes: UnsafeBufferPointer<StyleCodes.Code>, at to: Int, after from: Int
  ) {
    let changesForeground = unsafe codes[from].style.foreground != codes[to].style.foreground
    let changesBackground = unsafe codes[from].style.background != codes[to].style.background
    guard changesForeground || changesBackground else { return }
    put(0x1B)
    put(0x5B)
    if changesForeground {
      unsafe put(codes[to].foreground)
      if changesBackground { put(0x3B) }
    }
    if changesBackground { unsafe put(codes[to].background) }
    put(0x6D)
  }
}

/// Tells the glyphs that need no care, with its constants at hand.
struct SimpleGlyphs: Sendable {
  let space = Cell.spaceGlyph
  let mask = Cell.valueMask
  let wide = Cell.wideFlag
  private let careful = Cell.clusterFlag | Cell.uncertainFlag
  private let trustsEmoji: Bool
  private let erases: Bool
  /// Whether any ASCII glyph may be repeated by a sequence.
  let repeats: Bool

  /// Looks for cells that sequences can stand for, and for those that need an absolute move.
  init(_ options: EncoderOptions) {
    self.init(
      trustsEmoji: options.graphemeClusters, erases: true, repeats: options.repeatCharacter)
  }

  /// For lines that are written glyph after glyph, without sequences that move or erase.
  static let inOrder = SimpleGlyphs(trustsEmoji: true, erases: false, repeats: false)

  private init(trustsEmoji: Bool, erases: Bool, repeats: Bool) {
    self.trustsEmoji = trustsEmoji
    self.erases = erases
    self.repeats = repeats
  }

  /// Whether a glyph is one scalar whose width no terminal doubts; see ``FrameWriter/isDoubtful(_:)``.
  @inline(__always)
  func accepts(_ glyph: UInt32) -> Bool {
    if glyph < 0x80 { return true }
    if glyph & careful != 0 { return false }
    if glyph & wide == 0 || trustsEmoji { return true }
    return glyph & mask >= 0x2E80 && glyph & mask < 0x1F000
  }

  /// Whether a sequence may stand for several cells of a glyph, given the right style.
  @inline(__always)
  func mayRepeat(_ glyph: UInt32) -> Bool {
    glyph == space ? erases || repeats : repeats && glyph < 0x80
  }
}
