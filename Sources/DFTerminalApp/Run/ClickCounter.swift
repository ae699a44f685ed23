package import DFTerminalCore

/// Counts presses that follow each other in one cell: two are a double click.
package struct ClickCounter: Sendable {
  private var last: (position: CellPoint, time: Double, count: Int)?

  /// The seconds within which a press continues a series.
  package static let interval = 0.4

  package init() {}

  /// Returns the event with the number of presses it completes.
  package mutating func count(_ event: PointerEvent, at time: Double) -> PointerEvent {
    var event = event
    if case .press = event.action {
      let continues =
        last.map { $0.position == event.position && time - $0.time <= ClickCounter.interval }
      let count = continues == true ? (last?.count ?? 0) + 1 : 1
      last = (event.position, time, count)
    }
    event.clickCount = last?.count ?? 1
    return event
  }
}
