package import DFTerminalCore

/// Views in lines of several, of which only those in sight are built.
package final class LazyGridElement: Element {
  /// How a grid is laid out.
  package struct Design {
    /// The axis along which lines follow each other.
    package var axis: Axis
    /// The columns of a line.
    package var items: [GridItem]
    /// Where the columns stand when they are narrower than the grid.
    package var alignment: Alignment
    /// The gap between lines.
    package var spacing: DFLength?
  }

  private let rows: RowSource
  private let design: Design
  private let environment: EnvironmentValues
  private let memory: StateSlot<LazyMemory>
  private var plans: [Int: Plan] = [:]

  /// What one breadth comes to.
  private struct Plan {
    var tracks: GridTracks
    var lines: GridLines
    var layout: LazyLayout
  }

  package init<Content: View>(_ content: Content, _ context: _BuildContext, _ design: Design) {
    environment = context.environment
    self.design = design
    rows = context.rows(of: content, axis: design.axis)
    memory = context.slot { LazyMemory() }
    super.init(path: context.path)
  }

  private var axis: Axis { design.axis }

  package override func measure(_ proposal: CellProposal) -> CellSize {
    let across = proposal[axis.crossing] ?? tracks(nil).length
    return CellSize(along: axis, plan(across).layout.total(across: across), across: across)
  }

  package override func draw(in rect: CellRect, _ pass: FramePass) {
    let across = rect.size[axis.crossing]
    let plan = plan(across)
    let placements = plan.layout.placements(
      in: rect.window(along: axis, clip: pass.canvas.clip), across: across,
      scroll: environment.scrollContext, pass)
    for placement in placements {
      let line = CellRect(
        origin: rect.origin.moved(along: axis, by: placement.position),
        size: CellSize(along: axis, placement.length, across: across))
      draw(plan.lines.rows(of: placement.item), plan.tracks, in: line, pass)
    }
  }

  private func draw(
    _ line: (rows: Range<Int>, isWhole: Bool), _ tracks: GridTracks, in rect: CellRect,
    _ pass: FramePass
  ) {
    guard !line.isWhole else {
      rows.element(of: line.rows.lowerBound)?.draw(in: rect, pass)
      return
    }
    let margin = margin(tracks, rect.size[axis.crossing])
    for (row, track) in zip(line.rows, tracks.tracks) {
      guard let element = rows.element(of: row) else { continue }
      let cell = CellRect(
        origin: rect.origin.moved(along: axis.crossing, by: margin + track.offset),
        size: CellSize(along: axis, rect.size[axis], across: track.length))
      let size = element.size(for: .along(axis, across: track.length))
      element.draw(size, at: track.alignment, within: cell, pass)
    }
  }

  /// The cells before the first column.
  private func margin(_ tracks: GridTracks, _ across: Int) -> Int {
    let size = CellSize(along: axis, 1, across: tracks.length)
    let whole = CellRect(origin: .zero, size: CellSize(along: axis, 1, across: across))
    return max(0, design.alignment.place(size, in: whole).origin[axis.crossing])
  }

  private func tracks(_ across: Int?) -> GridTracks {
    GridTracks(design.items, in: across, along: axis.crossing, metrics: environment.metrics)
  }

  private func plan(_ across: Int) -> Plan {
    if let known = plans[across] { return known }
    let tracks = tracks(across)
    let lines = GridLines(rows, columns: tracks.tracks.count)
    let rows = rows
    let items = LazyLayout.Items(count: lines.count) { line in
      rows.id(of: lines.rows(of: line).rows.lowerBound)
    } length: { [axis] line, across in
      GridMeasure(rows: rows, tracks: tracks, axis: axis).length(lines.rows(of: line), across)
    }
    let metrics = environment.metrics
    let layout = LazyLayout(
      axis, items,
      spacing: metrics.gap(design.spacing ?? metrics.defaultSpacing, along: axis),
      memory: memory, isExact: environment.isStatic)
    let plan = Plan(tracks: tracks, lines: lines, layout: layout)
    plans[across] = plan
    return plan
  }
}

/// Measures the lines of a grid.
@MainActor private struct GridMeasure {
  let rows: RowSource
  let tracks: GridTracks
  let axis: Axis

  /// The length of a line: that of its longest cell.
  func length(_ line: (rows: Range<Int>, isWhole: Bool), _ across: Int?) -> Int? {
    if line.isWhole { return length(line.rows.lowerBound, across) }
    return zip(line.rows, tracks.tracks).compactMap { length($0, $1.length) }.max()
  }

  private func length(_ row: Int, _ across: Int?) -> Int? {
    rows.element(of: row)?.size(for: .along(axis, across: across))[axis]
  }
}
