import DFTerminal

struct Demo: View {
  @State private var count = 0
  @State private var isOn = false
  @Environment(\.quit) private var quit

  var body: some View {
    VStack(alignment: .leading) {
      DFCard {
        VStack(alignment: .leading) {
          HStack {
            DFAvatar(name: "Ada Lovelace", presence: .online);
            DFText("Ada Lovelace", style: .headline); DFBadge(count: count)
          }
          DFDivider(label: "actions")
          HStack {
            Button("Add") { count += 1 }; Button("Quit", role: .destructive) { quit() };
            Toggle("dark", isOn: $isOn)
          }
        }
      }
      DFEmptyState(icon: "tray", title: "Nothing here", message: "Press Add to begin.")
    }
    .dfThemePreset(isOn ? .slate : .copper)
  }
}

exit(try FullScreen { Demo() }.run())
