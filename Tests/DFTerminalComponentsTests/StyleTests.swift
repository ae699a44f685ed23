import DFTerminal
import DFTerminalTestSupport
import Testing

/// Every component with a style draws what a style of one's own makes of it, for a subtree, and
/// follows the tokens of its component.
@Suite @MainActor struct StyleTests {
  private struct Badge: DFBadgeStyle {
    func makeBody(configuration: DFBadgeStyleConfiguration) -> some View {
      Text("badge \(configuration.content.words ?? "")")
    }
  }

  private struct Avatar: DFAvatarStyle {
    func makeBody(configuration: DFAvatarStyleConfiguration) -> some View {
      Text("avatar \(configuration.initials)")
    }
  }

  private struct Card: DFCardStyle {
    func makeBody(configuration: DFCardStyleConfiguration) -> some View {
      HStack {
        Text("card")
        configuration.content
      }
    }
  }

  private struct Words: DFTextViewStyle {
    func makeBody(configuration: DFTextStyleConfiguration) -> some View {
      Text("text \(configuration.content)")
    }
  }

  private struct Icon: DFIconStyle {
    func makeBody(configuration: DFIconStyleConfiguration) -> some View {
      Text("icon \(configuration.name)")
    }
  }

  private struct Rule: DFDividerStyle {
    func makeBody(configuration: DFDividerStyleConfiguration) -> some View {
      Text("divider \(configuration.label ?? "")")
    }
  }

  private struct Nothing: DFEmptyStateStyle {
    func makeBody(configuration: DFEmptyStateStyleConfiguration) -> some View {
      Text("empty \(configuration.title)")
    }
  }

  private struct Bar: DFProgressBarStyle {
    func makeBody(configuration: DFProgressBarStyleConfiguration) -> some View {
      Text("progress \(configuration.percentText)")
    }
  }

  private struct Waiting: DFSkeletonStyle {
    func makeBody(configuration: DFSkeletonStyleConfiguration) -> some View {
      Text("skeleton")
    }
  }

  private struct Everything: View {
    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        DFBadge(count: 3)
        DFAvatar(name: "Ada Lovelace", size: 40)
        DFCard { Text("inside") }
        DFText("words")
        DFIcon("star")
        DFDivider(label: "or")
        DFEmptyState(icon: "tray", title: "nothing")
        DFProgressBar(value: 0.5)
        DFSkeleton(columns: 10, rows: 1)
      }
    }
  }

  @Test func `A style of one's own draws every component of a subtree`() {
    let screen = Harness(columns: 60, rows: 20) {
      VStack(alignment: .leading, spacing: 0) {
        Everything().dfBadgeStyle(Badge()).dfAvatarStyle(Avatar()).dfCardStyle(Card())
          .dfTextStyle(Words()).dfIconStyle(Icon()).dfDividerStyle(Rule())
          .dfEmptyStateStyle(Nothing()).dfProgressBarStyle(Bar()).dfSkeletonStyle(Waiting())
        DFText("outside")
      }
    }
    #expect(
      screen.lines.prefix(10) == [
        "badge 3", "avatar AL", "card inside", "text words", "icon star", "divider or",
        "empty nothing", "progress 50%", "skeleton", "outside",
      ])
  }

  @Test(arguments: DFTheme.allNames)
  func `Words in the colour of a role can be read`(name: String) throws {
    let theme = try #require(DFTheme.named(name))
    let screen = Harness(columns: 20, rows: 12, theme: theme) {
      VStack(alignment: .leading, spacing: 0) {
        ForEach([DFColorRole.destructive, .success, .warning, .primary], id: \.self) { role in
          DFText("words").dfTextStyle(.role(role))
        }
        DFList([1].map(Numbered.init)) { _ in DFText("row").dfTextStyle(.role(.destructive)) }
      }
    }
    #expect(screen.unreadableCells().isEmpty)
  }

  private struct Numbered: Identifiable {
    let id: Int
  }

  private func lines(_ change: (inout DFComponentTokens) -> Void) -> [String] {
    var theme = DFTheme.default
    change(&theme.components)
    let screen = Harness(columns: 12, rows: 4, theme: theme) {
      VStack(alignment: .leading, spacing: 0) {
        DFBadge(text: "new")
        DFDivider()
        DFSkeleton(columns: 4, rows: 2)
      }
    }
    return screen.lines
  }

  @Test func `Tokens of a component change it, and without one it inherits`() {
    let plain = lines { _ in }
    #expect(plain == ["▐new▌", "────────────", "▟  ▙", "▜  ▛"])
    let changed = lines { tokens in
      tokens.badge.cornerRadius = 0
      tokens.badge.horizontalPadding = 16
      tokens.divider.lineWidth = 2
      tokens.skeleton.defaultCornerRadius = 0
    }
    #expect(changed == ["  new", "━━━━━━━━━━━━", "", ""])
    var theme = DFTheme.default
    theme.components.avatar.borderWidth = 2
    let ring = Harness(columns: 12, rows: 1, theme: theme) { DFAvatar(name: "Ada", size: 40) }
    #expect(ring.text == "(A )")
  }
}
