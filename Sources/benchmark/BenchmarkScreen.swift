import DFTerminal

/// A screen whose bytes are counted and not shown.
@MainActor final class BenchmarkScreen {
  private(set) var bytes = 0
  private let renderer: FrameRenderer
  private var encoder = ANSIEncoder(options: EncoderOptions())

  init<Content: View>(size: CellSize, @ViewBuilder content: () -> Content) {
    let root = content().dfThemePreset(.slate)
    renderer = FrameRenderer(size: size) { root }
    draw()
  }

  var rowsBuilt: Int { renderer.work.rowsBuilt }

  var text: String { PlainTextExport.text(of: renderer.drawn) }

  func press(_ command: Command) {
    guard let chord = renderer.environment.keyMap.keys(for: command).first else { return }
    renderer.send(.key(KeyPress(chord.code, chord.modifiers)))
    draw()
  }

  private func draw() {
    renderer.draw()
    bytes +=
      encoder.encode(
        from: renderer.shown, to: renderer.drawn, cursor: renderer.cursor
      ).count
    renderer.present()
  }
}
