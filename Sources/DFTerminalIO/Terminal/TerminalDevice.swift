import DFTerminalCore

/// The descriptors of a terminal.
struct TerminalDevice: Sendable {
  /// Where settings are read and changed.
  let control: Int32
  /// Where keys come from.
  let input: Int32
  /// Where frames go.
  let output: Int32
  /// The descriptors that were opened here and have to be closed.
  private let owned: [Int32]

  /// Opens the terminal: standard input and output where they are one, else the terminal that
  /// controls the process, so that a program reads data from a pipe and keys from a person.
  init() throws(TerminalError) {
    var owned: [Int32] = []
    var (keys, screen): (Int32, Int32) = (0, 1)
    if !Syscalls.isTerminal(keys) || !Syscalls.isTerminal(screen) {
      guard let terminal = Syscalls.openControllingTerminal() else {
        throw .noTerminal(
          "standard input and output are not both a terminal, and /dev/tty cannot be opened")
      }
      owned.append(terminal)
      if !Syscalls.isTerminal(keys) { keys = terminal }
      if !Syscalls.isTerminal(screen) { screen = terminal }
    }
    control = keys
    let own = Syscalls.reopenTerminal(screen)
    owned += own.map { [$0] } ?? []
    output = own ?? screen
    input = own.flatMap { Syscalls.isSameDevice($0, keys) ? $0 : nil } ?? keys
    self.owned = owned
  }

  /// Closes what was opened.
  func close() { owned.forEach(Syscalls.closeDescriptor) }

  /// Returns the size in cells.
  ///
  /// A dimension the terminal does not know comes from `COLUMNS` or `LINES`, else from 80x24.
  func size(_ environment: [String: String]) -> CellSize {
    TerminalDevice.size(reported: Syscalls.windowSize(output), environment)
  }

  /// Completes a reported size: zero means unknown, one cell is a real size.
  static func size(
    reported: (columns: Int, rows: Int), _ environment: [String: String]
  ) -> CellSize {
    let variables = EnvironmentVariables(environment)
    let fallback = { (name: String, usual: Int) in
      variables.number(name).flatMap { (1...0xFFFF).contains($0) ? $0 : nil } ?? usual
    }
    return CellSize(
      columns: reported.columns > 0 ? reported.columns : fallback("COLUMNS", 80),
      rows: reported.rows > 0 ? reported.rows : fallback("LINES", 24))
  }
}
