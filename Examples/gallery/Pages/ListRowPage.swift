import DFTerminal

/// Rows in every variant and with every accessory.
struct ListRowPage: View {
  @State private var usesCloud = true
  @State private var isDark = true
  @State private var isLoud = false

  var body: some View {
    Exhibits {
      Exhibit("Words, icon, leading view") {
        DFListRow("Files")
        DFListRow("Backup", subtitle: "Last run 3 minutes ago")
        DFListRow("Messages", subtitle: "No new messages", icon: "message.fill")
        DFListRow("Alex Nguyen", subtitle: "Owner") { DFAvatar(name: "Alex Nguyen", size: 36) }
      }
      Exhibit("Accessories") {
        DFListRow("Account settings").dfListRowAccessory(.navigation)
        DFListRow("Use iCloud", accessory: .checkmark(isOn: usesCloud))
        DFListRow("Dark mode", accessory: .toggle($isDark))
        DFListRow("Sounds", accessory: .toggle($isLoud))
        DFListRow("Notifications", accessory: .badge(.count(5)))
        DFListRow("Inbox", accessory: .badge(.dot))
        DFListRow("Version", accessory: .custom(AnyView(version)))
      }
      Exhibit("Cut where it does not fit") {
        DFListRow(
          "A title longer than its row will ever be on any screen",
          subtitle: "A subtitle that goes on and on as well", accessory: .badge(.text("new")))
        DFListRow("文字列の長い題名は途中で省略されます", icon: "star.fill", accessory: .navigation)
      }
      Exhibit("Disabled, and loading") {
        DFListRow("Archive", subtitle: "Not while a backup runs", icon: "archivebox")
          .disabled(true)
        DFSkeletonRows(1, leading: .icon)
      }
    }
  }

  private var version: some View { DFText("1.0").dfTextStyle(.secondary) }
}
