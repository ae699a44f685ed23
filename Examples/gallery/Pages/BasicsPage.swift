import DFTerminal

/// What rows and tables stand on.
struct BasicsPage: View {
  @State private var presses = 0

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      Exhibit("Text") {
        DFText("Headline", style: .headline)
        DFText("Body, and then some")
        DFText("Secondary").dfTextStyle(.secondary)
        DFText("Muted").dfTextStyle(.muted)
      }
      Exhibit("Badges: tinted, filled, outlined, glass") {
        badges
        badges.dfBadgeStyle(.filled)
        badges.dfBadgeStyle(.outlined)
        badges.dfBadgeStyle(.glass)
      }
      Exhibit("Avatars and icons") {
        HStack {
          ForEach(DFAvatarPresence.allCases, id: \.self) { presence in
            DFAvatar(name: "Ada Lovelace", presence: presence)
          }
          ForEach(["person.fill", "message.fill", "trash", "calendar", "star.fill"], id: \.self) {
            DFIcon($0)
          }
        }
      }
      DFDivider(label: "cards")
      HStack {
        DFCard { DFText("Elevated") }
        DFCard { DFText("Outlined") }.dfCardStyle(.outlined)
        DFCard {
          presses += 1
        } content: {
          DFText("Pressed \(presses)")
        }
      }
    }
  }

  private var badges: some View {
    HStack {
      DFBadge(text: "new")
      DFBadge(count: 5)
      DFBadge(count: 142)
      DFBadge.dot
    }
  }
}
