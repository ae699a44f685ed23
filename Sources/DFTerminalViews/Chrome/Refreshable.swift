import DFTerminalCore
import DFTerminalData

/// What a refreshable view remembers.
private struct RefreshMemory {
  /// Counts the refreshes that were begun.
  var generation = 0
  var isRefreshing = false
  /// Why the last refresh failed; the next one forgets it.
  var failure: String?
  /// The line of the screen where a drag from above began.
  var pullStart: Int?
}

/// Loads data anew on request, and says so meanwhile.
private final class RefreshElement: WrapperElement {
  private let memory: StateSlot<RefreshMemory>
  private let environment: EnvironmentValues
  private let action: @MainActor @Sendable () async throws -> Void

  init(
    _ child: Element, _ context: _BuildContext,
    action: @escaping @MainActor @Sendable () async throws -> Void
  ) {
    environment = context.environment
    self.action = action
    memory = context.slot { RefreshMemory() }
    super.init(child, path: context.path)
  }

  /// The rows one has to pull.
  private static let pullDistance = 3

  /// The line above the content that says what failed.
  private var noticeRows: Int { memory.value.failure == nil ? 0 : 1 }

  override func measure(_ proposal: CellProposal) -> CellSize {
    var size = child.size(for: proposal.shrunk(columns: 0, rows: noticeRows))
    size.rows += noticeRows
    return size
  }

  override func draw(in rect: CellRect, _ pass: FramePass) {
    var responder = Responder(
      path: path, frame: rect, commands: [.refresh],
      perform: { [memory] _ in RefreshElement.begin(memory) },
      handle: { [memory] event in RefreshElement.pull(event, memory, top: rect.minRow) })
    responder.observe = { [memory] press in
      memory.cache { $0.pullStart = press.position.row }
    }
    let notice = noticeRows
    if let failure = memory.value.failure { drawFailure(failure, rect, pass) }
    pass.respond(responder) {
      child.draw(in: rect.inset(by: CellInsets(top: notice)), pass)
    }
    guard memory.value.isRefreshing else { return }
    live(pass)
    drawState(rect, pass)
  }

  /// Begins a refresh; one that runs already serves for later requests.
  private static func begin(_ memory: StateSlot<RefreshMemory>) -> Bool {
    guard !memory.value.isRefreshing else { return true }
    memory.update { memory in
      memory.generation += 1
      memory.isRefreshing = true
      memory.failure = nil
    }
    return true
  }

  private static func pull(
    _ event: InputEvent, _ memory: StateSlot<RefreshMemory>, top: Int
  ) -> Bool {
    guard case .pointer(let pointer) = event else { return false }
    switch pointer.action {
    case .press(.left):
      memory.cache { $0.pullStart = pointer.position.row }
      return false
    case .drag(.left):
      let start = memory.value.pullStart ?? pointer.position.row
      memory.cache { $0.pullStart = start }
      let isPulled = start <= top + 1 && pointer.position.row - start >= pullDistance
      return isPulled && begin(memory)
    case .release:
      memory.cache { $0.pullStart = nil }
      return false
    default: return false
    }
  }

  private func live(_ pass: FramePass) {
    let memory = memory
    let action = action
    pass.live(
      LifecycleEntry(
        path: path.part("refresh"), id: AnyHashable(memory.value.generation),
        onDisappear: { memory.cache { $0.isRefreshing = false } },
        task: {
          let failure = await RefreshElement.failure(of: action)
          memory.update { memory in
            memory.isRefreshing = false
            memory.failure = failure
          }
        }))
  }

  /// Performs a refresh and returns why it failed, in words; being called off is no failure.
  private static func failure(
    of action: @MainActor @Sendable () async throws -> Void
  ) async -> String? {
    do {
      try await action()
      return nil
    } catch is CancellationError {
      return nil
    } catch {
      return ErrorText.words(for: error)
    }
  }

  private func drawFailure(_ failure: String, _ rect: CellRect, _ pass: FramePass) {
    let keys = environment.keyMap.keys(for: .refresh).first
      .map { $0.label(ascii: environment.glyphs == .ascii) }
    let again = keys.map { ", \($0) tries again" } ?? ""
    let words = "Not refreshed: \(TextSanitizer.sanitize(failure))\(again)"
    let shown = TextTruncation.truncate(
      "\(environment.glyphs.pick("✗", "x")) \(words)", to: rect.columns,
      mark: environment.glyphs.pick("…", "..."))
    let place = CellRect(
      origin: rect.origin, size: CellSize(columns: rect.columns, rows: min(1, rect.rows)))
    pass.describe(SemanticNode(.status, label: words, frame: place))
    pass.clipped(to: place) {
      pass.canvas.write(
        shown, at: place.origin, style: environment.style(environment.palette.destructive))
    }
  }

  private func drawState(_ rect: CellRect, _ pass: FramePass) {
    let words = environment.glyphs.pick("↻ Refreshing…", "Refreshing...")
    let width = min(TextMeasure.columns(of: words), rect.columns)
    let place = CellRect(
      column: rect.maxColumn - width, row: rect.minRow, columns: width, rows: min(1, rect.rows))
    pass.describe(SemanticNode(.status, label: "Refreshing", states: [.busy], frame: place))
    pass.clipped(to: place) {
      pass.canvas.write(
        words, at: place.origin, style: environment.style(environment.palette.accent))
    }
  }
}

extension View {
  /// Lets the data be loaded anew: with F5 or Control-R, or by pulling down at the top.
  ///
  /// A request while one runs joins it. What was loaded stays, and `Refreshing…` shows meanwhile.
  /// An error that is thrown is said in a line above, until the next refresh. The work is cancelled
  /// when the view goes away. Source: SwiftUI's `refreshable`, whose action cannot throw.
  public func refreshable(
    action: @escaping @MainActor @Sendable () async throws -> Void
  ) -> some View {
    wrappingElement { element, context in
      RefreshElement(element, context.at(element.path.part("refreshable")), action: action)
    }
  }
}
