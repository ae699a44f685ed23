import DFTerminal

/// The courses as cards; pressing one shows its tasks only.
struct CourseGrid: View {
  let dashboard: Dashboard

  private var isLoading: Bool { [.idle, .loading].contains(dashboard.tasks.status.kind) }

  /// The courses: placeholders while they are loaded, none where there are no tasks.
  private var courses: [CourseSummary] {
    if isLoading { return CourseSummary.placeholders }
    return dashboard.tasks.elements.isEmpty ? [] : dashboard.courses
  }

  var body: some View {
    LazyVGrid(
      columns: [GridItem(.adaptive(minimum: .columns(22)), spacing: .columns(1))],
      spacing: .rows(1)
    ) {
      ForEach(courses) { course in
        CourseCard(course: course, isChosen: dashboard.filter.course == course.course) {
          dashboard.filter.course = course.course
        }
      }
      .redacted(reason: isLoading ? .placeholder : [])
      .disabled(isLoading)
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

  var body: some View {
    DFCard(action: choose) {
      VStack(alignment: .leading, spacing: 0) {
        HStack(spacing: 0) {
          DFText(course.title, style: isChosen ? .labelLarge : .body)
            .dfTextStyle(.role(isChosen ? .primary : .textPrimary))
            .lineLimit(1)
          Spacer(minLength: .columns(1))
          if course.overdue > 0 {
            DFText("\(course.overdue) late", style: .bodySmall)
              .dfTextStyle(.role(.destructive)).layoutPriority(1)
          }
        }
        HStack {
          DFProgressBar(value: Double(course.done), total: Double(max(1, course.total)))
          DFText("\(course.done)/\(course.total)", style: .caption).dfTextStyle(.secondary)
            .frame(columns: 5, alignment: .trailing).layoutPriority(1)
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
