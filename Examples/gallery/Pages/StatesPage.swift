import DFTerminal

/// What a collection shows while it has nothing to show.
struct StatesPage: View {
  @State private var message = "Press a button"

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      Exhibit("Empty") {
        DFEmptyState(
          icon: "tray", title: "No tasks yet", message: "Create one to get started.",
          actionTitle: "New task", onAction: { message = "Created" })
      }
      Exhibit("No match") {
        DFEmptyState(
          icon: "magnifyingglass", title: "No tasks match \u{201C}budget\u{201D}",
          message: "Try another word.", actionTitle: "Clear filters",
          onAction: { message = "Cleared" }, secondaryActionTitle: "New task",
          onSecondaryAction: { message = "Created" })
      }
      Exhibit("Failed") {
        DFEmptyState(
          icon: "exclamationmark.triangle", title: "Unable to load tasks",
          message: "Check your connection and try again.", actionTitle: "Retry",
          onAction: { message = "Retried" })
      }
      DFText(message).dfTextStyle(.secondary)
    }
  }
}
