import DFTerminal

/// Placeholders in every shape and style, and beside what they stand for.
struct SkeletonPage: View {
  @State private var isLoading = true

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      Exhibit("Shapes") {
        HStack(alignment: .top, spacing: 16) {
          ForEach(DFSkeletonShape.allCases, id: \.self) { shape in
            DFSkeleton(width: 64, height: 44, shape: shape)
          }
        }
      }
      Exhibit("Styles: default, dim, glass") {
        DFSkeleton(height: 16)
        DFSkeleton(height: 16).dfSkeletonStyle(.dim)
        DFSkeleton(height: 16).dfSkeletonStyle(.glass)
      }
      Toggle("Loading", isOn: $isLoading)
      DFCard { card }
    }
  }

  @ViewBuilder private var card: some View {
    HStack(spacing: 12) {
      if isLoading {
        DFSkeleton(columns: 4, rows: 2, shape: .pill)
        VStack(alignment: .leading, spacing: 0) {
          DFSkeleton(columns: 20, rows: 1)
          DFSkeleton(columns: 14, rows: 1)
        }
      } else {
        DFAvatar(name: "Grace Hopper")
        VStack(alignment: .leading, spacing: 0) {
          DFText("Grace Hopper", style: .headline)
          DFText("Rear Admiral").dfTextStyle(.secondary)
        }
      }
      Spacer()
    }
  }
}
