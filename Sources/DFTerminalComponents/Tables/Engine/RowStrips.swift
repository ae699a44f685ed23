import DFTerminalCore
import DFTerminalData
import DFTerminalViews

/// What a row shows in columns that have to be read anew for each frame.
struct RowProbe: Equatable {
  var texts: [String] = []
  var styles: [DFCellStyle?] = []
}

/// Rows as they were drawn, to be drawn again as they are while nothing about them changed.
///
/// A frame of a table that scrolled thus costs a copy of its cells and the rows that are new.
@MainActor final class RowStrips {
  /// What all strips depend on; when it changes, they are forgotten.
  struct Epoch: Equatable {
    var dataVersion: Int
    var stylesVersion: Int
    var plan: ColumnPlan
    var columns: [ColumnSignature]
    var width: Int
    var height: Int
    var gutter: Int
    var hasMarks: Bool
    var search: SearchQuery
    var separators: DFTableSeparators
    var glyphs: GlyphSet
  }

  /// A row as it was drawn.
  @MainActor final class Entry {
    let look: RowLook
    let probe: RowProbe
    let strip: CellStrip
    let node: LaterNode
    /// The selection for which ``RowLook/isSelected`` holds.
    let selectionVersion: Int
    fileprivate var frame = 0

    init(
      look: RowLook, probe: RowProbe, strip: CellStrip, node: LaterNode, selectionVersion: Int
    ) {
      self.look = look
      self.probe = probe
      self.strip = strip
      self.node = node
      self.selectionVersion = selectionVersion
    }
  }

  private var epoch: Epoch?
  private var palette = CellPalette()
  private var entries: [Int: Entry] = [:]
  private var frame = 0

  /// Begins a frame: forgets the strips of another epoch or palette.
  func begin(_ epoch: Epoch, palette: CellPalette) {
    frame += 1
    if self.epoch == epoch, self.palette.isPrefix(of: palette) { return }
    entries.removeAll(keepingCapacity: true)
    self.epoch = epoch
    self.palette = palette
  }

  /// Draws the rows at places that are as they were, and returns the places of the others.
  ///
  /// Rows stand below each other from `rect` on. What the rows drawn say is put into `spoken`, by
  /// place from the first one on.
  func draw(
    _ places: Range<Int>, _ order: RowOrder, from first: Int, _ looks: RowLooks,
    selectionVersion: Int, rect: CellRect, on canvas: inout Canvas, spoken: inout [SpokenRow?]
  ) -> [Int] {
    var others: [Int] = []
    var rect = rect
    for place in places {
      if let kept = entry(at: order[first + place]), kept.selectionVersion == selectionVersion,
        kept.look == looks.look(at: place, isSelected: kept.look.isSelected),
        canvas.draw(kept.strip, at: rect.origin)
      {
        spoken[place - places.lowerBound] = SpokenRow(node: kept.node, place: place, rect: rect)
      } else {
        others.append(place)
      }
      rect.origin.row += rect.size.rows
    }
    return others
  }

  /// Returns the strip of the row at an offset of the caller's rows.
  func entry(at offset: Int) -> Entry? {
    guard let entry = entries[offset] else { return nil }
    entry.frame = frame
    return entry
  }

  /// Keeps a row as it was drawn.
  func keep(_ entry: Entry, at offset: Int, palette: CellPalette) {
    entry.frame = frame
    entries[offset] = entry
    self.palette = palette
  }

  /// Ends a frame: forgets rows that are out of sight, once there are many.
  func end(shown: Int) {
    guard entries.count > shown * 3 + 32 else { return }
    entries = entries.filter { $0.value.frame == frame }
  }
}
