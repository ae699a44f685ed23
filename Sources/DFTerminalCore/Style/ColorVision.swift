/// A way of seeing colour, for checking that differences do not rest on hue alone.
package enum ColorVision: String, Hashable, Sendable, CaseIterable {
  /// All three kinds of cones.
  case typical
  /// No cones for long waves: red looks dark and like green.
  case protan
  /// No cones for medium waves: red and green look alike.
  case deutan
  /// No cones for short waves: blue and green look alike.
  case tritan

  /// Returns the colour as it looks to someone with this vision.
  ///
  /// Source: Machado, Oliveira and Fernandes, "A Physiologically-based Model for Simulation of
  /// Color Vision Deficiency" (2009), the matrices of severity 1, on linear light.
  package func simulated(_ color: SRGB) -> SRGB {
    guard let rows = matrix else { return color }
    let light = color.linear
    return SRGB(
      linear: SIMD3((rows.0 * light).sum(), (rows.1 * light).sum(), (rows.2 * light).sum()))
  }

  private typealias Matrix = (SIMD3<Double>, SIMD3<Double>, SIMD3<Double>)

  private var matrix: Matrix? {
    switch self {
    case .typical: nil
    case .protan:
      (
        SIMD3(0.152286, 1.052583, -0.204868), SIMD3(0.114503, 0.786281, 0.099216),
        SIMD3(-0.003882, -0.048116, 1.051998)
      )
    case .deutan:
      (
        SIMD3(0.367322, 0.860646, -0.227968), SIMD3(0.280085, 0.672501, 0.047413),
        SIMD3(-0.011820, 0.042940, 0.968881)
      )
    case .tritan:
      (
        SIMD3(1.255528, -0.076749, -0.178779), SIMD3(-0.078411, 0.930809, 0.147602),
        SIMD3(0.004733, 0.691367, 0.303900)
      )
    }
  }
}
