import DFTerminal

extension Snippet {
  static let skeletons = [
    Snippet("skeleton-line") { SkeletonLine() },
    Snippet("skeleton-avatar") { SkeletonAvatar() },
    Snippet("skeleton-paragraph") { SkeletonParagraph() },
    Snippet("skeleton-card") { SkeletonCard() },
    Snippet("skeleton-list-loading") { SkeletonList(isLoading: true) },
    Snippet("skeleton-list-loaded") { SkeletonList(isLoading: false) },
  ]
}

// The blocks stand as the page prints them.

private struct SkeletonLine: View {
  var body: some View {
    // Single text line
    DFSkeleton(width: 180, height: 16)
  }
}

private struct SkeletonAvatar: View {
  var body: some View {
    // Circle avatar
    DFSkeleton(width: 44, height: 44, shape: .circle)
  }
}

private struct SkeletonParagraph: View {
  var body: some View {
    // Full-width paragraph block
    DFSkeleton(height: 12)
    DFSkeleton(width: 260, height: 12)
    DFSkeleton(width: 200, height: 12)
  }
}

// swift-format-ignore
private struct SkeletonCard: View {
  var body: some View {
    // Card skeleton composite
    DFCard {
        VStack(alignment: .leading, spacing: 12) {
            HStack(spacing: 12) {
                DFSkeleton(width: 44, height: 44, shape: .circle)
                VStack(alignment: .leading, spacing: 6) {
                    DFSkeleton(width: 120, height: 14)
                    DFSkeleton(width: 80,  height: 12)
                }
            }
            DFSkeleton(height: 12)
            DFSkeleton(width: 220, height: 12)
            DFSkeleton(width: 180, height: 12)
        }
    }
  }
}

// swift-format-ignore
private struct SkeletonList: View {
  @Environment(\.dfTheme) private var theme
  let isLoading: Bool
  let contacts = Contact.samples

  var body: some View {
    // List row skeletons while loading
    if isLoading {
        ForEach(0..<5) { _ in
            HStack(spacing: 12) {
                DFSkeleton(width: 44, height: 44, shape: .circle)
                VStack(alignment: .leading, spacing: 6) {
                    DFSkeleton(width: 160, height: 14)
                    DFSkeleton(width: 100, height: 12)
                }
            }
            .padding(.horizontal, theme.spacing.lg)
        }
    } else {
        DFList(contacts) { contact in
            DFListRow(contact.name, subtitle: contact.email, icon: "person.fill")
        }
    }
  }
}
