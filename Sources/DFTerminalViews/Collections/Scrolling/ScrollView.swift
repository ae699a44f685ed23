public import DFTerminalCore

/// Content that may be larger than the place it has.
///
/// It takes all the space it is offered along the axes it scrolls. A bar of one cell shows where
/// one is and is absent while everything fits. Arrows, page keys, Home and End scroll; so do the
/// wheel, three rows a step, and the bar's thumb. It is a focus stop of its own only where
/// nothing inside is one; when the keys move to something inside, that scrolls into sight.
/// Only rows in sight of lazy stacks, grids and lists inside are built.
/// Source: SwiftUI's `ScrollView`.
public struct ScrollView<Content: View>: View {
  /// The body; primitives have none.
  public typealias Body = Never

  private let axes: Axis.Set
  private let showsIndicators: Bool
  private let content: Content

  /// Creates a place that scrolls; vertically and with a bar by default.
  public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true,
    @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.showsIndicators = showsIndicators
    self.content = content()
  }

  /// Adds the place.
  public static func _collect(
    _ view: Self, in context: _BuildContext, into collector: _Collector
  ) {
    let memory = context.slot { ScrollMemory() }
    let scroll = ScrollContext(memory: memory, axes: view.axes)
    var inner = context.child(0)
    inner.environment.scrollContext = scroll
    inner.environment.stackAxis = .vertical
    collector.append(
      ScrollElement(
        inner.element(of: view.content), context, axes: view.axes,
        showsIndicators: view.showsIndicators, memory: memory))
  }
}

/// What a scroll view remembers.
package struct ScrollMemory {
  /// The cells of the content before the window.
  package var offset = CellPoint.zero
  /// The axes that were scrolled to their end, with the length the content had in the frame
  /// before, until a frame shows that it was the end.
  var pinned: [Axis: Int] = [:]
  /// Where inside the thumb it is held, while it is dragged.
  var grip: (axis: Axis, cell: Int)?
  /// The moves of the focus that were followed; `nil` before the first frame.
  var followed: Int?
}

extension ScrollMemory {
  /// Takes over where a window was scrolled to.
  ///
  /// Its end stays in sight should the content in sight turn out longer than thought.
  mutating func scroll(_ axis: Axis, to extent: ScrollExtent) {
    offset[axis] = extent.offset
    pinned[axis] = extent.offset == extent.limit ? -1 : nil
  }

  /// Returns the offset in content of a length.
  func offset(_ axis: Axis, content: Int, visible: Int) -> Int {
    let wanted = pinned[axis] == nil ? offset[axis] : content
    return ScrollExtent(content: content, visible: visible, offset: wanted).offset
  }

  /// Lets go of an end once the content is as long as in the frame before; returns whether that
  /// needs another frame to tell.
  mutating func settle(_ axis: Axis, at extent: ScrollExtent) -> Bool {
    guard let content = pinned[axis] else { return false }
    offset[axis] = extent.offset
    pinned[axis] = extent.content == content ? nil : extent.content
    return extent.content != content
  }
}

/// What content may ask of the scroll view around it.
@MainActor package final class ScrollContext {
  private let memory: StateSlot<ScrollMemory>
  private let axes: Axis.Set

  init(memory: StateSlot<ScrollMemory>, axes: Axis.Set) {
    self.memory = memory
    self.axes = axes
  }

  /// Whether it scrolls along an axis.
  package func scrolls(_ axis: Axis) -> Bool { axes.contains(Axis.Set(axis)) }

  /// Keeps what is in sight where it is, after content before it became longer or shorter.
  ///
  /// A window at the very start stays there.
  package func shift(_ axis: Axis, by cells: Int, _ pass: FramePass) {
    guard cells != 0, memory.value.offset[axis] > 0, memory.value.pinned[axis] == nil else {
      return
    }
    let memory = memory
    pass.afterFrame { memory.update { $0.offset[axis] = max(0, $0.offset[axis] + cells) } }
  }
}

private struct ScrollContextKey: EnvironmentKey {
  static let defaultValue: ScrollContext? = nil
}

extension EnvironmentValues {
  /// The scroll view around a view.
  package var scrollContext: ScrollContext? {
    get { self[ScrollContextKey.self] }
    set { self[ScrollContextKey.self] = newValue }
  }
}

extension Axis.Set {
  /// Creates a set of one axis.
  package init(_ axis: Axis) {
    self = axis == .horizontal ? .horizontal : .vertical
  }
}
