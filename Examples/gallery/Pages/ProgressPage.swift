import DFTerminal

/// Progress bars in every style and state.
struct ProgressPage: View {
  @Environment(\.dfTheme) private var theme

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      Exhibit("Linear") {
        DFProgressBar(value: 0.68)
        DFProgressBar(value: 0.68).dfProgressBarStyle(.glass)
        DFProgressBar(value: 0.95).foregroundColor(theme.colors.error)
        DFProgressBar(value: .nan)
      }
      Exhibit("Labelled") {
        DFProgressBar(value: 3, total: 5, label: "Setup").dfProgressBarStyle(.linearLabeled)
        DFProgressBar(DFProgress(40, total: 100, phase: .paused), label: "Upload")
          .dfProgressBarStyle(.linearLabeled)
        DFProgressBar(
          DFProgress(40, total: 100, phase: .failed("disk full")), label: "Download"
        )
        .dfProgressBarStyle(.linearLabeled)
      }
      Exhibit("Circular") {
        HStack(spacing: 16) {
          ForEach([0, 0.25, 0.68, 1], id: \.self) { DFProgressBar(value: $0) }
          DFProgressBar(value: .nan)
        }
        .dfProgressBarStyle(.circular)
      }
    }
  }
}
