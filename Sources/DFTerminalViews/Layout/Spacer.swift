public import DFTerminalCore

/// A gap that takes the space the other views of a stack leave.
///
/// Source: SwiftUI's `Spacer`.
public struct Spacer: View {
  /// The body; primitives have none.
  public typealias Body = Never

  private let minLength: DFLength?

  /// Creates a gap; at least 8 points long by default.
  public init(minLength: DFLength? = nil) {
    self.minLength = minLength
  }

  /// Adds the gap.
  public static func _collect(
    _ view: Spacer, in context: _BuildContext, into collector: _Collector
  ) {
    let axis = context.environment.stackAxis
    let metrics = context.environment.metrics
    let minimum = metrics.gap(view.minLength ?? metrics.defaultSpacing, along: axis)
    collector.append(SpacerElement(axis: axis, minimum: minimum, path: context.path))
  }
}

/// A gap of a stack.
package final class SpacerElement: Element {
  private let axis: Axis
  private let minimum: Int

  package init(axis: Axis, minimum: Int, path: ViewPath) {
    self.axis = axis
    self.minimum = minimum
    super.init(path: path)
  }

  package override func measure(_ proposal: CellProposal) -> CellSize {
    CellSize(along: axis, max(minimum, proposal[axis] ?? minimum), across: 0)
  }

  package override var isSpacer: Bool { true }

  package override var layoutPriority: Double { -.infinity }
}

/// A rule between views; upright inside an ``HStack``.
///
/// Source: SwiftUI's `Divider`.
public struct Divider: View {
  /// The body; primitives have none.
  public typealias Body = Never

  /// Creates a rule.
  public init() {}

  /// Adds the rule.
  public static func _collect(
    _ view: Divider, in context: _BuildContext, into collector: _Collector
  ) {
    collector.append(RuleElement(context, axis: context.environment.stackAxis.crossing))
  }
}

/// A rule across the space it is offered.
package final class RuleElement: Element {
  private let axis: Axis
  private let glyph: Character
  private let style: CellStyle

  /// Creates a rule along an axis; the colour defaults to the palette's border.
  package init(_ context: _BuildContext, axis: Axis, heavy: Bool = false, color: Color? = nil) {
    let environment = context.environment
    self.axis = axis
    glyph = RuleElement.glyph(axis, heavy: heavy, environment.glyphs)
    style = environment.style(color ?? environment.palette.border)
    super.init(path: context.path)
  }

  package override func measure(_ proposal: CellProposal) -> CellSize {
    let length = proposal[axis] ?? 1
    return CellSize(along: axis, length == CellSize.unbounded ? length : max(1, length), across: 1)
  }

  package override func draw(in rect: CellRect, _ pass: FramePass) {
    pass.canvas.fill(rect, with: glyph, style: style)
  }

  private static func glyph(_ axis: Axis, heavy: Bool, _ glyphs: GlyphSet) -> Character {
    switch (axis, glyphs) {
    case (.horizontal, .ascii): heavy ? "=" : "-"
    case (.vertical, .ascii): "|"
    case (.horizontal, .unicode): heavy ? "━" : "─"
    case (.vertical, .unicode): heavy ? "┃" : "│"
    }
  }
}
