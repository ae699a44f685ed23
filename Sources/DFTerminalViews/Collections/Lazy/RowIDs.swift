/// The identities of rows, looked up one by one.
@MainActor package struct RowIDs {
  private let source: RowSource

  /// Creates the identities of the rows of a source.
  package init(_ source: RowSource) {
    self.source = source
  }
}

extension RowIDs: @MainActor RandomAccessCollection {
  package var startIndex: Int { 0 }
  package var endIndex: Int { source.count }
  package subscript(position: Int) -> AnyHashable { source.id(of: position) }
}
