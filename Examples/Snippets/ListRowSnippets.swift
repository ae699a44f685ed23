import DFTerminal

extension Snippet {
  static let listRows = [
    Snippet("list-row-examples") { ListRowExamples() }
  ]
}

// The block stands as the page prints it.

// swift-format-ignore
private struct ListRowExamples: View {
  let useICloud = true
  @State private var isDarkMode = true
  let user = Account()

  var body: some View {
    // Minimal
    DFListRow("Files")

    // Title + subtitle
    DFListRow("Backup", subtitle: "Last run 3 minutes ago")

    // With icon
    DFListRow("Messages", subtitle: "No new messages", icon: "message.fill")

    // Navigation accessory
    DFListRow("Account Settings")
        .dfListRowAccessory(.navigation)

    // Checkmark accessory
    DFListRow("Use iCloud", accessory: .checkmark(isOn: useICloud))

    // Toggle accessory
    DFListRow("Dark mode", accessory: .toggle($isDarkMode))

    // Badge accessory
    DFListRow("Notifications", accessory: .badge(.count(5)))

    // Custom leading content
    DFListRow(
        "Alex Nguyen",
        subtitle: "Owner",
        leading: {
            DFAvatar(url: user.avatarURL, name: user.displayName, size: 36)
        }
    )
  }
}
