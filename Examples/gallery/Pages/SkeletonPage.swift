import DFTerminal

/// Placeholders in every shape and style, and beside what they stand for.
struct SkeletonPage: View {
  @State private var isLoading = true

  var body: some View {
    Exhibits {
      Exhibit("Rectangle, rounded, circle, pill") {
        HStack(alignment: .top, spacing: .columns(2)) {
          ForEach(DFSkeletonShape.allCases, id: \.self) { shape in
            DFSkeleton(width: 52, height: 44, shape: shape)
          }
        }
      }
      Exhibit("Styles: default, dim, glass") {
        DFSkeleton(height: 16)
        DFSkeleton(height: 16).dfSkeletonStyle(.dim)
        DFSkeleton(height: 16).dfSkeletonStyle(.glass)
      }
      VStack(alignment: .leading, spacing: 0) {
        Toggle("Loading", isOn: $isLoading)
        rows
      }
      Exhibit("A card before its content") { DFCard { card } }
    }
  }

  /// Rows that take the same place before and after their data is there.
  @ViewBuilder private var rows: some View {
    if isLoading {
      DFSkeletonRows(3, leading: .avatar)
    } else {
      ForEach(Person.samples.prefix(3)) { person in
        DFListRow(person.name, subtitle: person.email) { DFAvatar(name: person.name) }
      }
    }
  }

  private var card: some View {
    VStack(alignment: .leading, spacing: .rows(1)) {
      HStack(spacing: 12) {
        DFSkeleton(width: 44, height: 32, shape: .circle)
        VStack(alignment: .leading, spacing: 0) {
          DFSkeleton(width: 120, height: 14)
          DFSkeleton(width: 80, height: 12)
        }
      }
      VStack(alignment: .leading, spacing: 0) {
        DFSkeleton(height: 12)
        DFSkeleton(width: 160, height: 12)
      }
    }
  }
}
