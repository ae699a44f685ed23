import DFTerminal

/// Progress bars in every style and state.
struct ProgressPage: View {
  @Environment(\.dfTheme) private var theme
  @State private var copied = 132.0

  var body: some View {
    Exhibits {
      Exhibit("Linear: plain, glass, coloured") {
        VStack(spacing: .rows(1)) {
          DFProgressBar(value: 0.68)
          DFProgressBar(value: 0.68).dfProgressBarStyle(.glass)
          DFProgressBar(value: 0.95).foregroundColor(theme.colors.error)
          DFProgressBar(value: .nan)
        }
        .dfProgressBarStyle(.linear)
      }
      Exhibit("Circular") {
        HStack(spacing: .columns(1)) {
          ForEach([0, 0.25, 0.68, 1], id: \.self) { DFProgressBar(value: $0) }
          DFProgressBar(DFProgress(2, total: 5, phase: .failed("disk full")))
        }
        .dfProgressBarStyle(.circular)
      }
      VStack(alignment: .leading, spacing: .rows(1)) {
        Exhibit("Labelled") {
          DFProgressBar(DFProgress(copied, total: 200), label: "Copying", status: status)
        }
        Button("Copy ten more") { copied = copied < 200 ? copied + 10 : 0 }
      }
      VStack(alignment: .leading, spacing: .rows(1)) {
        Exhibit("Paused") {
          DFProgressBar(DFProgress(3, total: 5, phase: .paused), label: "Upload")
        }
        Exhibit("Failed") {
          DFProgressBar(DFProgress(2, total: 5, phase: .failed("disk full")), label: "Download")
        }
      }
    }
    .dfProgressBarStyle(.linearLabeled)
  }

  /// Counts, rate and time left of a copy that began eleven seconds ago.
  private var status: ProgressStatus {
    var estimator = ProgressEstimator()
    estimator.record(0, at: 0)
    estimator.record(copied / 2, at: 5.5)
    estimator.record(copied, at: 11)
    return ProgressStatus(DFProgress(copied, total: 200), estimator: estimator, at: 11)
  }
}
