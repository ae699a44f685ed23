public import DFTerminalCore
public import DFTerminalViews

/// The outline of a placeholder.
///
/// Source: wiki page "Lists, Tables, and Data".
public enum DFSkeletonShape: Hashable, Sendable, CaseIterable {
  /// Straight ends.
  case rectangle
  /// Slightly rounded ends (`theme.radius.sm`).
  case roundedRect
  /// As round as cells allow.
  case circle
  /// Round ends.
  case pill
}

/// A placeholder for content that is still loading, with a shimmer that runs over it.
///
/// It keeps the place of the content, so nothing moves when that arrives. With reduced motion it
/// stands still; in a pipe and for screen readers it says "Loading…" once.
/// Source: wiki page "Lists, Tables, and Data".
public struct DFSkeleton: _ContextView {
  private let width: DFLength?
  private let height: DFLength
  private let shape: DFSkeletonShape

  /// Creates a placeholder; without a width it fills what it is offered.
  public init(
    width: DFLength? = nil, height: DFLength, shape: DFSkeletonShape = .roundedRect
  ) {
    self.width = width
    self.height = height
    self.shape = shape
  }

  /// Creates a placeholder from lengths in points.
  @_disfavoredOverload public init<Points: BinaryFloatingPoint>(
    width: Points? = nil, height: Points, shape: DFSkeletonShape = .roundedRect
  ) {
    self.init(width: width.map { DFLength($0) }, height: DFLength(height), shape: shape)
  }

  /// Creates a placeholder of whole columns and rows.
  public init(columns: Int? = nil, rows: Int, shape: DFSkeletonShape = .roundedRect) {
    self.init(width: columns.map { .columns($0) }, height: .rows(rows), shape: shape)
  }

  /// The placeholder as the surrounding style draws it.
  public func _content(in environment: EnvironmentValues) -> some View {
    let metrics = environment.metrics
    let columns = width.map { metrics.extent($0, along: .horizontal) }
    let moves = !environment.accessibilityReduceMotion && !environment.isStatic
    return SkeletonClock(
      columns: columns, rows: metrics.extent(height, along: .vertical), shape: shape,
      moves: moves, style: environment[SkeletonStyleKey.self])
  }
}
