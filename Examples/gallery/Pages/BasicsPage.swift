import DFTerminal

/// What rows and tables stand on.
struct BasicsPage: View {
  @State private var presses = 0

  var body: some View {
    Exhibits {
      Exhibit("Text by scale and style") {
        HStack(alignment: .top, spacing: .columns(4)) {
          VStack(alignment: .leading, spacing: 0) {
            ForEach(DFTextScale.allCases, id: \.self) { DFText("\($0)", style: $0) }
          }
          VStack(alignment: .leading, spacing: 0) {
            DFText("primary")
            DFText("secondary").dfTextStyle(.secondary)
            DFText("muted").dfTextStyle(.muted)
            DFText("disabled").disabled(true)
          }
        }
      }
      VStack(alignment: .leading, spacing: .rows(1)) {
        Exhibit("Badges") {
          badges
          badges.dfBadgeStyle(.filled)
          badges.dfBadgeStyle(.outlined)
          badges.dfBadgeStyle(.glass)
        }
        Exhibit("Icons") {
          HStack(spacing: .columns(1)) {
            ForEach(
              ["person.fill", "envelope", "trash", "calendar", "star.fill", "gear", "folder"],
              id: \.self
            ) { DFIcon($0, size: .sm) }
          }
          .dfIconStyle(.tinted)
        }
      }
      Exhibit("Avatars") {
        avatars
        avatars.dfAvatarStyle(.rounded)
        avatars.dfAvatarStyle(.ring)
        avatars.dfAvatarStyle(.glass)
      }
      Exhibit("Rules") {
        DFDivider(label: "or")
        DFDivider().dfDividerStyle(.subtle)
        DFDivider().dfDividerStyle(.thick)
      }
      Exhibit("Cards: elevated, filled") {
        HStack(spacing: .columns(2)) {
          DFCard { DFText("Elevated") }
          DFCard { DFText("Filled") }.dfCardStyle(.filled)
        }
      }
      Exhibit("Cards: outlined, glass, pressed") {
        HStack(spacing: .columns(2)) {
          DFCard { DFText("Outlined") }.dfCardStyle(.outlined)
          DFCard { DFText("Glass") }.dfCardStyle(.glass)
          DFCard {
            presses += 1
          } content: {
            DFText("\(presses)×", style: .headline)
          }
        }
      }
    }
  }

  private var badges: some View {
    HStack(spacing: .columns(1)) {
      DFBadge(text: "new")
      DFBadge(count: 5)
      DFBadge(count: 142)
      DFBadge(text: "overdue", color: .red)
      DFBadge.dot
    }
  }

  private var avatars: some View {
    HStack(spacing: .columns(1)) {
      DFAvatar(name: "Ada Lovelace")
      DFAvatar(name: "Grace Hopper", presence: .online)
      DFAvatar(name: "山田 太郎", presence: .away)
      DFAvatar(name: "Mary Jackson", presence: .busy)
    }
  }
}
