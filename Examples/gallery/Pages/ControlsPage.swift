import DFTerminal

/// Plain controls in the colours of the theme.
struct ControlsPage: View {
  @State private var isOn = true
  @State private var isOff = false
  @State private var name = "Ada Lovelace"
  @State private var empty = ""
  @State private var secret = "analytical"
  @State private var message = "Press a button"

  var body: some View {
    Exhibits {
      Exhibit("Buttons") {
        Button("Save") { message = "Saved" }
        Button("Delete", role: .destructive) { message = "Deleted" }
        Button("Not now") {}.disabled(true)
        DFText(message).dfTextStyle(.secondary)
      }
      Exhibit("Switches") {
        Toggle("Wi-Fi", isOn: $isOn)
        Toggle("Bluetooth", isOn: $isOff)
        Toggle("Flight mode", isOn: .constant(true)).disabled(true)
      }
      Exhibit("Fields") {
        TextField("Name", text: $name)
        TextField("Email", text: $empty)
        SecureField("Password", text: $secret)
        TextField("Role", text: .constant("Owner")).disabled(true)
      }
      Exhibit("Progress") {
        ProgressView(value: 0.6)
        ProgressView("Copying", value: 3, total: 5)
        ProgressView("Looking around")
      }
      Exhibit("Labels") {
        Label("Calendar", systemImage: "calendar")
        Label("Trash", systemImage: "trash").foregroundColor(.red)
      }
      Exhibit("Nothing to show") {
        ContentUnavailableView(
          "No results", systemImage: "magnifyingglass", description: Text("Try another word."))
      }
    }
  }
}
