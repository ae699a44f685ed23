import DFTerminal

/// What a collection shows while it has nothing to show.
struct StatesPage: View {
  @State private var message = "Press a button"

  var body: some View {
    VStack(alignment: .leading, spacing: .rows(1)) {
      Exhibits {
        Exhibit("Loading, for the first time") { DFSkeletonRows(3, leading: .icon) }
        Exhibit("Empty") {
          state(
            "tray", "No tasks yet", "Create one to get started.", "New task", "Created")
        }
        Exhibit("No match") {
          state(
            "magnifyingglass", "No tasks match \u{201C}budget\u{201D}", "Try another word.",
            "Clear filters", "Cleared")
        }
        Exhibit("Failed") {
          state(
            "exclamationmark.triangle", "Unable to load tasks", "Check the connection.",
            "Retry", "Retried")
        }
      }
      DFText(message).dfTextStyle(.secondary)
    }
  }

  private func state(
    _ icon: String, _ title: String, _ words: String, _ action: String, _ done: String
  ) -> some View {
    DFEmptyState(
      icon: icon, title: title, message: words, actionTitle: action,
      onAction: { message = done }
    )
    .frame(maxWidth: .infinity)
  }
}
