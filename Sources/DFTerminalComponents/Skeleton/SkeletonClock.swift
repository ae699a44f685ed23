import DFTerminalCore
import DFTerminalTheme
import DFTerminalViews

/// Draws a placeholder in its style, with the shimmer where the frame clock says it is.
struct SkeletonClock: View {
  typealias Body = Never

  let columns: Int?
  let rows: Int
  let shape: DFSkeletonShape
  let moves: Bool
  let style: any DFSkeletonStyle

  static func _collect(_ view: Self, in context: _BuildContext, into collector: _Collector) {
    if context.environment.isPiped { return LoadingWords.collect(in: context, into: collector) }
    collector.append(
      ContentElement(SkeletonContent(view: view, context: context), path: context.path))
  }
}

/// The time course of a shimmer: it runs over in `theme.animation.slow`, then rests.
///
/// The whole course takes DesignFoundation's 1.4 seconds unless the theme says otherwise.
private struct ShimmerCourse {
  let sweep: Double
  let period: Double

  init(_ theme: DFTheme) {
    sweep = max(0.05, theme.animation.slow)
    period = max(sweep, theme.components.skeleton.shimmerDuration ?? 1.4)
  }

  /// Where the shimmer is; `nil` while it rests.
  func phase(at time: Double) -> Double? {
    let elapsed = time.truncatingRemainder(dividingBy: period)
    return elapsed < sweep ? elapsed / sweep : nil
  }

  /// The seconds until it looks different.
  func next(after time: Double) -> Double {
    let elapsed = time.truncatingRemainder(dividingBy: period)
    return elapsed < sweep ? ShimmerCourse.frame : period - elapsed
  }

  private static let frame = 0.05
}

/// The place of a placeholder.
@MainActor private struct SkeletonContent: ElementContent {
  let view: SkeletonClock
  let context: _BuildContext

  func size(for proposal: CellProposal) -> CellSize {
    CellSize(
      columns: view.columns ?? proposal.columns ?? SkeletonContent.idealColumns, rows: view.rows)
  }

  /// The width of a placeholder that may choose.
  private static let idealColumns = 20

  func draw(in rect: CellRect, _ pass: FramePass) {
    let environment = context.environment
    if pass.isFirst(toSay: LoadingWords.words) {
      pass.describe(LoadingWords.node(rect))
    }
    guard !environment.isLinear else { return }
    let course = ShimmerCourse(environment.dfTheme)
    if view.moves { pass.wake(after: course.next(after: pass.time)) }
    let configuration = DFSkeletonStyleConfiguration(
      shape: view.shape, phase: view.moves ? course.phase(at: pass.time) : nil)
    let body = context.inBody.element(of: view.style.resolve(configuration))
    pass.clipped(to: rect) { body.draw(in: rect, pass) }
  }
}
