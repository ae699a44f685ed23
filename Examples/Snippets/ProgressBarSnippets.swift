import DFTerminal

extension Snippet {
  static let progressBars = [
    Snippet("progress-bar-examples") { ProgressBarExamples() }
  ]
}

// The block stands as the page prints it.

// swift-format-ignore
private struct ProgressBarExamples: View {
  @Environment(\.dfTheme) private var theme
  let completedSteps = 3.0
  let totalSteps = 4.0
  let bytesDownloaded = 680.0
  let totalBytes = 1000.0
  let storageUsed = 47.5
  let storageTotal = 50.0
  let progress = 0.25

  var body: some View {
    // Simple linear
    DFProgressBar(value: 0.68)

    // Labeled
    DFProgressBar(value: completedSteps, total: totalSteps, label: "Setup")
        .dfProgressBarStyle(.linearLabeled)

    // Circular
    DFProgressBar(value: bytesDownloaded, total: totalBytes)
        .dfProgressBarStyle(.circular)

    // Themed color override
    DFProgressBar(value: storageUsed, total: storageTotal)
        .foregroundColor(storageUsed > 0.9 * storageTotal ? theme.colors.error : theme.colors.primary)

    // Animated progress
    DFProgressBar(value: progress)
        .animation(.linear(duration: 0.3), value: progress)
  }
}
