import DFTerminal

/// The courses as cards; pressing one shows its tasks only.
struct CourseGrid: View {
  let dashboard: Dashboard

  var body: some View {
    LazyVGrid(
      columns: [GridItem(.adaptive(minimum: .columns(22)), spacing: .columns(1))],
      spacing: .rows(1)
    ) {
      ForEach(dashboard.courses) { course in
        CourseCard(course: course, isChosen: dashboard.filter.course == course.course) {
          dashboard.filter.course = course.course
        }
      }
    }
    .padding(columns: 1)
    .dfCardStyle(TileStyle())
  }
}

/// How far a course has come.
private struct CourseCard: View {
  let course: CourseSummary
  let isChosen: Bool
  let choose: () -> Void
  @Environment(\.dfTheme) private var theme

  var body: some View {
    DFCard(action: choose) {
      VStack(alignment: .leading, spacing: 0) {
        HStack {
          DFText(course.title, style: isChosen ? .labelLarge : .body)
            .foregroundColor(isChosen ? theme.colors.primary : theme.colors.textPrimary)
            .lineLimit(1)
          Spacer()
          if course.overdue > 0 {
            DFBadge(text: "\(course.overdue) late", color: theme.colors.error).layoutPriority(1)
          }
        }
        HStack {
          DFProgressBar(value: Double(course.done), total: Double(max(1, course.total)))
          DFText("\(course.done)/\(course.total)", style: .caption).dfTextStyle(.secondary)
            .layoutPriority(1)
        }
      }
    }
    .accessibilityLabel(course.title)
    .accessibilityValue(
      "\(course.done) of \(course.total) done, \(course.overdue) late\(isChosen ? ", shown" : "")")
  }
}

/// Cards without a frame: small tiles that stand close together.
private struct TileStyle: DFCardStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.content.padding(columns: 1)
  }
}
