import DFTerminal

extension Snippet {
  static let dataGrids = [
    Snippet("data-grid-editable") { UserGrid() },
    Snippet("data-grid-paginated") { LogGrid() },
  ]
}

// The block stands as the page prints it.

// swift-format-ignore
private struct UserGrid: View {
  let columns: [DFDataGridColumn<User>] = [
      DFDataGridColumn(
          id: "name", header: "Name", width: .flexible(), sortable: true,
          editable: true, validator: { v in v.isEmpty ? .error("Required") : .valid },
          cell: { AnyView(Text($0.name)) },
          editor: { user, commit in
              AnyView(TextField("Name", text: .constant(user.name), onCommit: { commit(user.name) }))
          }
      ),
      DFDataGridColumn(
          id: "email", header: "Email", width: .flexible(), sortable: true,
          editable: true, validator: { v in v.contains("@") ? .valid : .error("Invalid") },
          cell: { AnyView(Text($0.email)) },
          editor: { user, commit in
              AnyView(TextField("Email", text: .constant(user.email), onCommit: { commit(user.email) }))
          }
      ),
      DFDataGridColumn(
          id: "role", header: "Role", width: .fixed(120), sortable: false,
          editable: false, cell: { AnyView(DFBadge(text: $0.role)) }, editor: { _, _ in AnyView(EmptyView()) }
      ),
  ]

  @State private var users = User.samples
  @State private var selectedUserIds: Set<User.ID> = []

  var body: some View {
    DFDataGrid(
        columns: columns,
        rows: users,
        selection: .multiple($selectedUserIds),
        onEdit: { user, columnId, newValue in updateUser(user, column: columnId, value: newValue) },
        onDelete: { users.remove(atOffsets: $0) }
    )
  }

  private func updateUser(_ user: User, column: String, value: String) {
    guard let place = users.firstIndex(where: { $0.id == user.id }) else { return }
    if column == "name" { users[place].name = value } else { users[place].email = value }
  }
}

// swift-format-ignore
private struct LogGrid: View {
  let logsAPI = LogsAPI()
  let logColumns = [
    DFDataGridColumn("Time", value: \Log.time), DFDataGridColumn("Message", value: \Log.message),
  ]

  var body: some View {
    DFDataGrid(
        columns: logColumns,
        dataSource: LogDataSource(api: logsAPI),
        largeDataStrategy: .pagination(pageSize: 100)
    )
  }
}

/// The source that the page names but does not show.
private struct LogDataSource: DFDataGridDataSource {
  let api: LogsAPI

  func page(_ request: DFDataGridPageRequest) async throws -> DFDataGridPage<Log> {
    await api.logs(from: request.offset, limit: request.limit)
  }
}

/// A server of 250 log lines.
private struct LogsAPI {
  func logs(from first: Int, limit: Int) async -> DFDataGridPage<Log> {
    let places = first..<min(first + limit, 250)
    return DFDataGridPage(
      rows: places.map {
        Log(id: $0, time: "09:\($0 / 60 + 10):\($0 % 60 + 10)", message: "Line \($0)")
      },
      total: 250)
  }
}

private struct Log: Identifiable {
  let id: Int
  let time: String
  let message: String
}
