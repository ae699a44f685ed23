import DFTerminalComponents
import DFTerminalCore
import DFTerminalData
public import DFTerminalIO
import DFTerminalViews

/// A sequence that shows how far a loop over it has come.
///
/// The clock is looked at only every so many elements, found out while the loop runs, so that a
/// step costs next to nothing.
@MainActor public struct ProgressSequence<Base: Sequence> {
  @usableFromInline let base: Base
  @usableFromInline let makeReport: () -> LoopReport

  init(_ base: Base, makeReport: @escaping () -> LoopReport) {
    self.base = base
    self.makeReport = makeReport
  }
}

extension ProgressSequence: @MainActor Sequence {
  /// Returns an iterator; the region appears with the first element and stays after the last.
  @inlinable public func makeIterator() -> Iterator {
    Iterator(base.makeIterator(), makeReport())
  }

  /// Hands over the elements and counts them.
  @MainActor public struct Iterator: @MainActor IteratorProtocol {
    @usableFromInline var base: Base.Iterator
    @usableFromInline let report: LoopReport
    @usableFromInline var count = 0
    @usableFromInline var nextLook = 0

    @inlinable init(_ base: Base.Iterator, _ report: LoopReport) {
      self.base = base
      self.report = report
    }

    /// Returns the next element; after the last one the region is finished.
    @inlinable public mutating func next() -> Base.Element? {
      if count == nextLook { nextLook = report.look(at: count) }
      guard let element = base.next() else {
        report.finish(at: count)
        return nil
      }
      count += 1
      return element
    }
  }
}

extension Collection {
  /// Returns the elements for a loop that shows its progress below normal output.
  ///
  ///     for file in files.withProgress("Copying") { copy(file) }
  ///
  /// - Parameters:
  ///   - label: What the loop does.
  ///   - output: Where it shows; standard error by default.
  @MainActor public func withProgress(
    _ label: String, on output: ProcessOutput = .standardError
  ) -> ProgressSequence<Self> {
    let total = count
    return ProgressSequence(self) { LoopReport(label, total: total, output) }
  }
}

/// What a loop reports, and the region that shows it.
@usableFromInline @MainActor final class LoopReport {
  private let state: LoopState
  private let region: LiveRegion
  private var lastLook: (count: Int, time: Double)?
  private var stride = 1

  init(_ label: String, total: Int, _ output: ProcessOutput) {
    let state = LoopState(total: total)
    self.state = state
    region = LiveRegion(on: output) { LoopProgressView(state: state, label: label) }
  }

  /// Shows how far the loop has come and returns the count at which to look again.
  @usableFromInline func look(at count: Int) -> Int {
    let now = Clock.seconds()
    state.record(count, at: now)
    region.update()
    if let lastLook {
      let rate = Double(count - lastLook.count) / max(now - lastLook.time, 1e-9)
      let fitting = min(rate * LiveRegion.frameInterval, 1e9)
      stride = max(1, min(Int(fitting), stride * 8))
    }
    lastLook = (count, now)
    return count + stride
  }

  /// Shows the end.
  @usableFromInline func finish(at count: Int) {
    state.record(count, at: Clock.seconds())
    region.finish()
  }
}

/// How far a loop has come.
@MainActor final class LoopState {
  private let total: Int
  private var count = 0
  private var time = 0.0
  private var estimator = ProgressEstimator()

  init(total: Int) {
    self.total = total
  }

  func record(_ count: Int, at time: Double) {
    self.count = count
    self.time = time
    estimator.record(Double(count), at: time)
  }

  var progress: DFProgress { DFProgress(Double(count), total: Double(total)) }

  var status: ProgressStatus { ProgressStatus(progress, estimator: estimator, at: time) }
}

/// The bar of a loop.
private struct LoopProgressView: _ContextView {
  let state: LoopState
  let label: String

  func _content(in environment: EnvironmentValues) -> some View {
    DFProgressBar(state.progress, label: label, status: state.status)
      .dfProgressBarStyle(.linearLabeled)
      .frame(maxWidth: .columns(78))
  }
}
