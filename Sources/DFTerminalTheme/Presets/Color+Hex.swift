package import DFTerminalCore

extension Color {
  /// Creates a colour from `0xRRGGBB`.
  init(hex: UInt32, opacity: Double = 1) {
    self.init(
      red: Double(hex >> 16 & 255) / 255, green: Double(hex >> 8 & 255) / 255,
      blue: Double(hex & 255) / 255, opacity: opacity)
  }

  /// The terminal's own background.
  package static let terminalBackground = Color(source: .role(.background))
}
