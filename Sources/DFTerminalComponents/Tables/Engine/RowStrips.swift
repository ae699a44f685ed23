import DFTerminalCore
import DFTerminalData
import DFTerminalViews

/// What decides how a row looks, beside what it shows.
struct RowLook: Equatable {
  /// What lies behind the row.
  var ground: TableStyles.Ground
  /// The style of its text.
  var base: CellStyle
  var isUnderCursor = false
  var isSelected = false
  /// Whether other rows are marked, so that this one shows that it can be.
  var canBeMarked = false
  /// The column of a cursor that stands on a cell of this row.
  var cursorColumn: Int?
}

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
  struct Entry {
    var look: RowLook
    var probe: RowProbe
    var strip: CellStrip
    var node: SemanticNode
    /// The selection for which ``RowLook/isSelected`` holds.
    var selectionVersion: Int
    fileprivate var frame: Int

    init(
      look: RowLook, probe: RowProbe, strip: CellStrip, node: SemanticNode, selectionVersion: Int
    ) {
      self.look = look
      self.probe = probe
      self.strip = strip
      self.node = node
      self.selectionVersion = selectionVersion
      frame = 0
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

  /// Returns the strip of the row at an offset of the caller's rows.
  func entry(at offset: Int) -> Entry? {
    guard let index = entries.index(forKey: offset) else { return nil }
    entries.values[index].frame = frame
    return entries.values[index]
  }

  /// Keeps a row as it was drawn.
  func keep(_ entry: Entry, at offset: Int, palette: CellPalette) {
    var entry = entry
    entry.frame = frame
    entries[offset] = entry
    self.palette = palette
  }

  /// Notes that a row still is as it was kept, for another selection.
  func confirm(selectionVersion: Int, at offset: Int) {
    entries[offset]?.selectionVersion = selectionVersion
  }

  /// Ends a frame: forgets rows that are out of sight, once there are many.
  func end(shown: Int) {
    guard entries.count > shown * 3 + 32 else { return }
    entries = entries.filter { $0.value.frame == frame }
  }
}
