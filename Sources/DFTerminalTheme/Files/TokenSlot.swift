import DFTerminalCore

/// The place in a theme that one token of a file fills.
struct TokenSlot {
  /// The token's path.
  let path: String
  /// What the documentation calls the kind.
  let kind: String
  /// Reads a token into a theme.
  let store: (DesignToken, TokenDecoder, inout DFTheme) throws(TokenFailure) -> Void
  /// Returns what a theme holds there; `nil` where it inherits.
  let value: (DFTheme) -> Any?

  init<Value>(
    _ path: String, _ kind: TokenKind<Value>, _ keyPath: WritableKeyPath<DFTheme, Value>
  ) {
    self.path = path
    self.kind = kind.name
    store = { token, decoder, theme throws(TokenFailure) in
      theme[keyPath: keyPath] = try decoder.value(of: token, as: kind)
    }
    value = { $0[keyPath: keyPath] }
  }

  init<Value>(
    _ path: String, _ kind: TokenKind<Value>, _ keyPath: WritableKeyPath<DFTheme, Value?>
  ) {
    self.path = path
    self.kind = kind.name
    store = { token, decoder, theme throws(TokenFailure) in
      theme[keyPath: keyPath] = try decoder.value(of: token, as: kind)
    }
    value = { $0[keyPath: keyPath] }
  }
}

extension TokenSlot {
  /// Every token a theme file may set, in the order of the documentation.
  static var all: [TokenSlot] {
    colors + scales + depths + motion + contents + controls + data
  }

  private static var colors: [TokenSlot] {
    DFColorRole.allCases.map { role in
      TokenSlot("color.\(role)", .color(surface: role.isSurface), \.colors[role])
    } + [TokenSlot("color.error", .color(), \.colors.error)]
  }

  private static var scales: [TokenSlot] {
    [
      TokenSlot("typography.display", .textStyle, \.typography.display),
      TokenSlot("typography.title", .textStyle, \.typography.title),
      TokenSlot("typography.headline", .textStyle, \.typography.headline),
      TokenSlot("typography.labelLarge", .textStyle, \.typography.labelLarge),
      TokenSlot("typography.body", .textStyle, \.typography.body),
      TokenSlot("typography.bodySmall", .textStyle, \.typography.bodySmall),
      TokenSlot("typography.label", .textStyle, \.typography.label),
      TokenSlot("typography.caption", .textStyle, \.typography.caption),
      TokenSlot("spacing.xs", .length, \.spacing.xs),
      TokenSlot("spacing.sm", .length, \.spacing.sm),
      TokenSlot("spacing.md", .length, \.spacing.md),
      TokenSlot("spacing.lg", .length, \.spacing.lg),
      TokenSlot("spacing.xl", .length, \.spacing.xl),
      TokenSlot("spacing.xxl", .length, \.spacing.xxl),
    ]
  }

  private static var depths: [TokenSlot] {
    [
      TokenSlot("radius.none", .length, \.radius.none),
      TokenSlot("radius.sm", .length, \.radius.sm),
      TokenSlot("radius.md", .length, \.radius.md),
      TokenSlot("radius.lg", .length, \.radius.lg),
      TokenSlot("radius.full", .length, \.radius.full),
      TokenSlot("shadow.none", .shadow, \.shadows.none),
      TokenSlot("shadow.sm", .shadow, \.shadows.sm),
      TokenSlot("shadow.md", .shadow, \.shadows.md),
      TokenSlot("shadow.lg", .shadow, \.shadows.lg),
    ]
  }

  private static var motion: [TokenSlot] {
    [
      TokenSlot("animation.fast", .seconds, \.animation.fast),
      TokenSlot("animation.default", .seconds, \.animation.default),
      TokenSlot("animation.slow", .seconds, \.animation.slow),
      TokenSlot("animation.spring.response", .number, \.animation.spring.response),
      TokenSlot(
        "animation.spring.dampingFraction", .fraction, \.animation.spring.dampingFraction),
      TokenSlot("material.surfaceMaterial", .choice(), \.materials.surfaceMaterial),
      TokenSlot("material.elevatedMaterial", .choice(), \.materials.elevatedMaterial),
      TokenSlot("material.preferLiquidGlass", .bool, \.materials.preferLiquidGlass),
      TokenSlot("metrics.pointsPerColumn", .positive, \.metrics.pointsPerColumn),
      TokenSlot("metrics.pointsPerRow", .positive, \.metrics.pointsPerRow),
      TokenSlot("metrics.density", .choice(), \.metrics.density),
    ]
  }
}
