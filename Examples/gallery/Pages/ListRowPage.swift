import DFTerminal

/// Rows in every variant and with every accessory.
struct ListRowPage: View {
  @State private var usesCloud = true
  @State private var isDark = false

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      Exhibit("Variants") {
        DFListRow("Files")
        DFListRow("Backup", subtitle: "Last run 3 minutes ago")
        DFListRow("Messages", subtitle: "No new messages", icon: "message.fill")
        DFListRow("Alex Nguyen", subtitle: "Owner") { DFAvatar(name: "Alex Nguyen", size: 36) }
      }
      Exhibit("Accessories") {
        DFListRow("Account settings").dfListRowAccessory(.navigation)
        DFListRow("Use iCloud", accessory: .checkmark(isOn: usesCloud))
        DFListRow("Dark mode", accessory: .toggle($isDark))
        DFListRow("Notifications", accessory: .badge(.count(5)))
        DFListRow("Version", accessory: .custom(AnyView(DFText("1.0").dfTextStyle(.secondary))))
      }
      Exhibit("Disabled") {
        DFListRow("Archive", subtitle: "Not while a backup runs", icon: "archivebox")
          .disabled(true)
      }
    }
  }
}
