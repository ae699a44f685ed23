// Generated from Themes/*.json by `swift run generate-themes`; do not edit.

import DFTerminalCore

extension DFTheme {
  static let builtIn: [DFTheme] = [
    .defaultLight,
    .defaultDark,
    .slateLight,
    .slateDark,
    .auroraLight,
    .auroraDark,
    .copperLight,
    .copperDark,
    .sageLight,
    .sageDark,
    .garnetLight,
    .garnetDark,
    .highContrastLight,
    .highContrastDark,
    .monochrome,
  ]

  static let defaultLight = DFTheme(
    name: "default-light", scheme: .light,
    colors: DFColorTokens(
      primary: Color(hex: 0x007AFF),
      secondary: Color(hex: 0x8C8C8C),
      accent: Color(hex: 0x007AFF),
      background: Color(hex: 0xFFFFFF),
      surface: Color(hex: 0xF2F2F7),
      surfaceElevated: Color(hex: 0xFFFFFF),
      textPrimary: Color(hex: 0x000000),
      textSecondary: Color(hex: 0x8A8A8E),
      textDisabled: Color(hex: 0xC4C4C7),
      border: Color(hex: 0xC6C6C8),
      interactiveFill: Color(hex: 0x007AFF),
      interactiveHover: Color(hex: 0x268EFF),
      interactivePressed: Color(hex: 0x4DA2FF),
      interactiveDisabled: Color(hex: 0xE5E5EA),
      destructive: Color(hex: 0xFF3B30),
      success: Color(hex: 0x34C759),
      warning: Color(hex: 0xFF9500),
      info: Color(hex: 0x007AFF),
      respectsColorScheme: true))

  static let defaultDark = DFTheme(
    name: "default-dark", scheme: .dark,
    colors: DFColorTokens(
      primary: Color(hex: 0x007AFF),
      secondary: Color(hex: 0x8C8C8C),
      accent: Color(hex: 0x007AFF),
      background: Color(hex: 0x000000),
      surface: Color(hex: 0x1C1C1E),
      surfaceElevated: Color(hex: 0x2C2C2E),
      textPrimary: Color(hex: 0xFFFFFF),
      textSecondary: Color(hex: 0x8D8D93),
      textDisabled: Color(hex: 0x46464A),
      border: Color(hex: 0x323235),
      interactiveFill: Color(hex: 0x007AFF),
      interactiveHover: Color(hex: 0x0068D9),
      interactivePressed: Color(hex: 0x0055B2),
      interactiveDisabled: Color(hex: 0x2C2C2E),
      destructive: Color(hex: 0xFF453A),
      success: Color(hex: 0x30D158),
      warning: Color(hex: 0xFF9F0A),
      info: Color(hex: 0x0A84FF),
      respectsColorScheme: true))

  static let slateLight = DFTheme(
    name: "slate-light", scheme: .light,
    colors: DFColorTokens(
      primary: Color(hex: 0x1C3D5A),
      secondary: Color(hex: 0x546E7A),
      accent: Color(hex: 0x386DC3),
      background: Color(hex: 0xE4E7EB),
      surface: Color(hex: 0xECEEF1),
      surfaceElevated: Color(hex: 0xF5F6F8),
      textPrimary: Color(hex: 0x0D1B2A),
      textSecondary: Color(hex: 0x546E7A),
      textDisabled: Color(hex: 0x9EAAB5),
      border: Color(hex: 0xC2CCD6),
      interactiveFill: Color(hex: 0x1E3D7D),
      interactiveHover: Color(hex: 0x3C568D),
      interactivePressed: Color(hex: 0x59709E),
      interactiveDisabled: Color(hex: 0xD6DCE3),
      destructive: Color(hex: 0xE53935),
      success: Color(hex: 0x2E7D32),
      warning: Color(hex: 0xF57C00),
      info: Color(hex: 0x0277BD),
      respectsColorScheme: false))

  static let slateDark = DFTheme(
    name: "slate-dark", scheme: .dark,
    colors: DFColorTokens(
      primary: Color(hex: 0x64B5F6),
      secondary: Color(hex: 0x78909C),
      accent: Color(hex: 0x82C4FF),
      background: Color(hex: 0x0F1923),
      surface: Color(hex: 0x1C2B3A),
      surfaceElevated: Color(hex: 0x243447),
      textPrimary: Color(hex: 0xE8F0F8),
      textSecondary: Color(hex: 0x90A4AE),
      textDisabled: Color(hex: 0x4A6070),
      border: Color(hex: 0x2E4057),
      interactiveFill: Color(hex: 0x64B5F6),
      interactiveHover: Color(hex: 0x579ED6),
      interactivePressed: Color(hex: 0x4A86B7),
      interactiveDisabled: Color(hex: 0x1F3348),
      destructive: Color(hex: 0xEF5350),
      success: Color(hex: 0x66BB6A),
      warning: Color(hex: 0xFFA726),
      info: Color(hex: 0x29B6F6),
      respectsColorScheme: false))

  static let auroraLight = DFTheme(
    name: "aurora-light", scheme: .light,
    colors: DFColorTokens(
      primary: Color(hex: 0x6C47FF),
      secondary: Color(hex: 0x9B72CF),
      accent: Color(hex: 0xA78BFA),
      background: Color(hex: 0xFAFAFA),
      surface: Color(hex: 0xF3F0FF),
      surfaceElevated: Color(hex: 0xFFFFFF),
      textPrimary: Color(hex: 0x1A0A4F),
      textSecondary: Color(hex: 0x6B5FA0),
      textDisabled: Color(hex: 0xB3A9D9),
      border: Color(hex: 0xD9D1F5),
      interactiveFill: Color(hex: 0x6C47FF),
      interactiveHover: Color(hex: 0x8162FE),
      interactivePressed: Color(hex: 0x977DFD),
      interactiveDisabled: Color(hex: 0xE8E3FF),
      destructive: Color(hex: 0xE53935),
      success: Color(hex: 0x2E7D32),
      warning: Color(hex: 0xF57C00),
      info: Color(hex: 0x6C47FF),
      respectsColorScheme: false),
    radius: DFRadiusTokens(none: 0, sm: 4, md: 10, lg: 16, full: 9999),
    shadows: DFShadowTokens(
      none: DFShadow(
        color: Color(hex: 0x000000, opacity: 0.15), radius: 0, x: 0, y: 0),
      sm: DFShadow(
        color: Color(hex: 0x000000, opacity: 0.06), radius: 6, x: 0, y: 2),
      md: DFShadow(
        color: Color(hex: 0x000000, opacity: 0.08), radius: 12, x: 0, y: 4),
      lg: DFShadow(
        color: Color(hex: 0x000000, opacity: 0.12), radius: 20, x: 0, y: 6)))

  static let auroraDark = DFTheme(
    name: "aurora-dark", scheme: .dark,
    colors: DFColorTokens(
      primary: Color(hex: 0xA78BFA),
      secondary: Color(hex: 0x7C6BAD),
      accent: Color(hex: 0xC4B5FD),
      background: Color(hex: 0x0D0A1E),
      surface: Color(hex: 0x1A1535),
      surfaceElevated: Color(hex: 0x241D47),
      textPrimary: Color(hex: 0xEDE9FF),
      textSecondary: Color(hex: 0x9D8FD4),
      textDisabled: Color(hex: 0x4A3F7A),
      border: Color(hex: 0x2E2557),
      interactiveFill: Color(hex: 0xA78BFA),
      interactiveHover: Color(hex: 0x9078D9),
      interactivePressed: Color(hex: 0x7964B8),
      interactiveDisabled: Color(hex: 0x1F1940),
      destructive: Color(hex: 0xEF5350),
      success: Color(hex: 0x66BB6A),
      warning: Color(hex: 0xFFA726),
      info: Color(hex: 0xA78BFA),
      respectsColorScheme: false),
    radius: DFRadiusTokens(none: 0, sm: 4, md: 10, lg: 16, full: 9999),
    shadows: DFShadowTokens(
      none: DFShadow(
        color: Color(hex: 0x000000, opacity: 0.15), radius: 0, x: 0, y: 0),
      sm: DFShadow(
        color: Color(hex: 0x000000, opacity: 0.06), radius: 6, x: 0, y: 2),
      md: DFShadow(
        color: Color(hex: 0x000000, opacity: 0.08), radius: 12, x: 0, y: 4),
      lg: DFShadow(
        color: Color(hex: 0x000000, opacity: 0.12), radius: 20, x: 0, y: 6)))

  static let copperLight = DFTheme(
    name: "copper-light", scheme: .light,
    colors: DFColorTokens(
      primary: Color(hex: 0xC4622D),
      secondary: Color(hex: 0x8D6E63),
      accent: Color(hex: 0xE8894B),
      background: Color(hex: 0xFBF8F5),
      surface: Color(hex: 0xF5EDE3),
      surfaceElevated: Color(hex: 0xFFFAF6),
      textPrimary: Color(hex: 0x2C1810),
      textSecondary: Color(hex: 0x8D6E63),
      textDisabled: Color(hex: 0xBCA89C),
      border: Color(hex: 0xE3D0C3),
      interactiveFill: Color(hex: 0xC4622D),
      interactiveHover: Color(hex: 0xCC784B),
      interactivePressed: Color(hex: 0xD58F69),
      interactiveDisabled: Color(hex: 0xF0E0D0),
      destructive: Color(hex: 0xC62828),
      success: Color(hex: 0x2E7D32),
      warning: Color(hex: 0xE65100),
      info: Color(hex: 0x1565C0),
      respectsColorScheme: false),
    radius: DFRadiusTokens(none: 0, sm: 3, md: 6, lg: 10, full: 9999),
    shadows: DFShadowTokens(
      none: DFShadow(
        color: Color(hex: 0x000000, opacity: 0.15), radius: 0, x: 0, y: 0),
      sm: DFShadow(
        color: Color(hex: 0x000000, opacity: 0.12), radius: 3, x: 0, y: 3),
      md: DFShadow(
        color: Color(hex: 0x000000, opacity: 0.16), radius: 6, x: 0, y: 5),
      lg: DFShadow(
        color: Color(hex: 0x000000, opacity: 0.22), radius: 12, x: 0, y: 10)))

  static let copperDark = DFTheme(
    name: "copper-dark", scheme: .dark,
    colors: DFColorTokens(
      primary: Color(hex: 0xF4A261),
      secondary: Color(hex: 0xA1887F),
      accent: Color(hex: 0xFFB74D),
      background: Color(hex: 0x1A1008),
      surface: Color(hex: 0x2C1F12),
      surfaceElevated: Color(hex: 0x3D2C1C),
      textPrimary: Color(hex: 0xFFF3E8),
      textSecondary: Color(hex: 0xBFA090),
      textDisabled: Color(hex: 0x5C4030),
      border: Color(hex: 0x4A3020),
      interactiveFill: Color(hex: 0xF4A261),
      interactiveHover: Color(hex: 0xD38C54),
      interactivePressed: Color(hex: 0xB37646),
      interactiveDisabled: Color(hex: 0x2E1C10),
      destructive: Color(hex: 0xEF5350),
      success: Color(hex: 0x66BB6A),
      warning: Color(hex: 0xFFA726),
      info: Color(hex: 0x64B5F6),
      respectsColorScheme: false),
    radius: DFRadiusTokens(none: 0, sm: 3, md: 6, lg: 10, full: 9999),
    shadows: DFShadowTokens(
      none: DFShadow(
        color: Color(hex: 0x000000, opacity: 0.15), radius: 0, x: 0, y: 0),
      sm: DFShadow(
        color: Color(hex: 0x000000, opacity: 0.12), radius: 3, x: 0, y: 3),
      md: DFShadow(
        color: Color(hex: 0x000000, opacity: 0.16), radius: 6, x: 0, y: 5),
      lg: DFShadow(
        color: Color(hex: 0x000000, opacity: 0.22), radius: 12, x: 0, y: 10)))

  static let sageLight = DFTheme(
    name: "sage-light", scheme: .light,
    colors: DFColorTokens(
      primary: Color(hex: 0x2D6A4F),
      secondary: Color(hex: 0x52796F),
      accent: Color(hex: 0x52B788),
      background: Color(hex: 0xF7FAF7),
      surface: Color(hex: 0xEDF4EE),
      surfaceElevated: Color(hex: 0xFFFFFF),
      textPrimary: Color(hex: 0x0A2318),
      textSecondary: Color(hex: 0x52796F),
      textDisabled: Color(hex: 0x9FB8AF),
      border: Color(hex: 0xC8DFCC),
      interactiveFill: Color(hex: 0x2D6A4F),
      interactiveHover: Color(hex: 0x4B8068),
      interactivePressed: Color(hex: 0x6A9581),
      interactiveDisabled: Color(hex: 0xD8EDE0),
      destructive: Color(hex: 0xC62828),
      success: Color(hex: 0x1B5E20),
      warning: Color(hex: 0xF57C00),
      info: Color(hex: 0x01579B),
      respectsColorScheme: false),
    radius: DFRadiusTokens(none: 0, sm: 6, md: 12, lg: 18, full: 9999),
    shadows: DFShadowTokens(
      none: DFShadow(
        color: Color(hex: 0x000000, opacity: 0.15), radius: 0, x: 0, y: 0),
      sm: DFShadow(
        color: Color(hex: 0x000000, opacity: 0.04), radius: 8, x: 0, y: 1),
      md: DFShadow(
        color: Color(hex: 0x000000, opacity: 0.06), radius: 16, x: 0, y: 3),
      lg: DFShadow(
        color: Color(hex: 0x000000, opacity: 0.1), radius: 24, x: 0, y: 5)))

  static let sageDark = DFTheme(
    name: "sage-dark", scheme: .dark,
    colors: DFColorTokens(
      primary: Color(hex: 0x74C69D),
      secondary: Color(hex: 0x6B9E8F),
      accent: Color(hex: 0x95D5B2),
      background: Color(hex: 0x0A1A0F),
      surface: Color(hex: 0x162B1C),
      surfaceElevated: Color(hex: 0x1F3D27),
      textPrimary: Color(hex: 0xE8F5EC),
      textSecondary: Color(hex: 0x80B090),
      textDisabled: Color(hex: 0x3A5C42),
      border: Color(hex: 0x1F4A2C),
      interactiveFill: Color(hex: 0x74C69D),
      interactiveHover: Color(hex: 0x64AC88),
      interactivePressed: Color(hex: 0x549272),
      interactiveDisabled: Color(hex: 0x152A1A),
      destructive: Color(hex: 0xEF5350),
      success: Color(hex: 0x66BB6A),
      warning: Color(hex: 0xFFA726),
      info: Color(hex: 0x64B5F6),
      respectsColorScheme: false),
    radius: DFRadiusTokens(none: 0, sm: 6, md: 12, lg: 18, full: 9999),
    shadows: DFShadowTokens(
      none: DFShadow(
        color: Color(hex: 0x000000, opacity: 0.15), radius: 0, x: 0, y: 0),
      sm: DFShadow(
        color: Color(hex: 0x000000, opacity: 0.04), radius: 8, x: 0, y: 1),
      md: DFShadow(
        color: Color(hex: 0x000000, opacity: 0.06), radius: 16, x: 0, y: 3),
      lg: DFShadow(
        color: Color(hex: 0x000000, opacity: 0.1), radius: 24, x: 0, y: 5)))

  static let garnetLight = DFTheme(
    name: "garnet-light", scheme: .light,
    colors: DFColorTokens(
      primary: Color(hex: 0xC8102E),
      secondary: Color(hex: 0x6B6B6B),
      accent: Color(hex: 0xC8102E),
      background: Color(hex: 0xF5F5F5),
      surface: Color(hex: 0xFFFFFF),
      surfaceElevated: Color(hex: 0xF0F0F0),
      textPrimary: Color(hex: 0x2B2B2B),
      textSecondary: Color(hex: 0x6B6B6B),
      textDisabled: Color(hex: 0xA8A8A8),
      border: Color(hex: 0xD4D4D4),
      interactiveFill: Color(hex: 0xC8102E),
      interactiveHover: Color(hex: 0xCE304A),
      interactivePressed: Color(hex: 0xD55066),
      interactiveDisabled: Color(hex: 0xE8E8E8),
      destructive: Color(hex: 0xDC2626),
      success: Color(hex: 0x208228),
      warning: Color(hex: 0xE66C00),
      info: Color(hex: 0x0F63BE),
      respectsColorScheme: false),
    radius: DFRadiusTokens(none: 0, sm: 4, md: 6, lg: 8, full: 9999),
    shadows: DFShadowTokens(
      none: DFShadow(
        color: Color(hex: 0x000000, opacity: 0.15), radius: 0, x: 0, y: 0),
      sm: DFShadow(
        color: Color(hex: 0x000000, opacity: 0.08), radius: 2, x: 0, y: 1),
      md: DFShadow(
        color: Color(hex: 0x000000, opacity: 0.12), radius: 6, x: 0, y: 3),
      lg: DFShadow(
        color: Color(hex: 0x000000, opacity: 0.18), radius: 12, x: 0, y: 6)))

  static let garnetDark = DFTheme(
    name: "garnet-dark", scheme: .dark,
    colors: DFColorTokens(
      primary: Color(hex: 0xE8203E),
      secondary: Color(hex: 0x9B9B9B),
      accent: Color(hex: 0xE8203E),
      background: Color(hex: 0x1C1C1C),
      surface: Color(hex: 0x292929),
      surfaceElevated: Color(hex: 0x383838),
      textPrimary: Color(hex: 0xF5F5F5),
      textSecondary: Color(hex: 0x9B9B9B),
      textDisabled: Color(hex: 0x5C5C5C),
      border: Color(hex: 0x373737),
      interactiveFill: Color(hex: 0xE8203E),
      interactiveHover: Color(hex: 0xCB1F39),
      interactivePressed: Color(hex: 0xAF1F34),
      interactiveDisabled: Color(hex: 0x333333),
      destructive: Color(hex: 0xFF453A),
      success: Color(hex: 0x32D74B),
      warning: Color(hex: 0xFF9F0A),
      info: Color(hex: 0x0A84FF),
      respectsColorScheme: false),
    radius: DFRadiusTokens(none: 0, sm: 4, md: 6, lg: 8, full: 9999),
    shadows: DFShadowTokens(
      none: DFShadow(
        color: Color(hex: 0x000000, opacity: 0.15), radius: 0, x: 0, y: 0),
      sm: DFShadow(
        color: Color(hex: 0x000000, opacity: 0.08), radius: 2, x: 0, y: 1),
      md: DFShadow(
        color: Color(hex: 0x000000, opacity: 0.12), radius: 6, x: 0, y: 3),
      lg: DFShadow(
        color: Color(hex: 0x000000, opacity: 0.18), radius: 12, x: 0, y: 6)))

  static let highContrastLight = DFTheme(
    name: "high-contrast-light", scheme: .light,
    colors: DFColorTokens(
      primary: .indexed(4),
      secondary: .indexed(0),
      accent: .indexed(5),
      background: .indexed(15),
      surface: .indexed(15),
      surfaceElevated: .indexed(15),
      textPrimary: .indexed(0),
      textSecondary: .indexed(0),
      textDisabled: .indexed(8),
      border: .indexed(0),
      interactiveFill: .indexed(4),
      interactiveHover: .indexed(5),
      interactivePressed: .indexed(0),
      interactiveDisabled: .indexed(7),
      destructive: .indexed(1),
      success: .indexed(4),
      warning: .indexed(5),
      info: .indexed(4),
      respectsColorScheme: false))

  static let highContrastDark = DFTheme(
    name: "high-contrast-dark", scheme: .dark,
    colors: DFColorTokens(
      primary: .indexed(14),
      secondary: .indexed(7),
      accent: .indexed(13),
      background: .indexed(0),
      surface: .indexed(0),
      surfaceElevated: .indexed(0),
      textPrimary: .indexed(15),
      textSecondary: .indexed(7),
      textDisabled: .indexed(8),
      border: .indexed(7),
      interactiveFill: .indexed(14),
      interactiveHover: .indexed(11),
      interactivePressed: .indexed(15),
      interactiveDisabled: .indexed(8),
      destructive: .indexed(9),
      success: .indexed(10),
      warning: .indexed(11),
      info: .indexed(14),
      respectsColorScheme: false))

  static let monochrome = DFTheme(
    name: "monochrome", scheme: nil,
    colors: DFColorTokens(
      primary: .primary,
      secondary: .primary,
      accent: .primary,
      background: .terminalBackground,
      surface: .terminalBackground,
      surfaceElevated: .terminalBackground,
      textPrimary: .primary,
      textSecondary: .primary,
      textDisabled: .primary,
      border: .primary,
      interactiveFill: .primary,
      interactiveHover: .primary,
      interactivePressed: .primary,
      interactiveDisabled: .terminalBackground,
      destructive: .primary,
      success: .primary,
      warning: .primary,
      info: .primary,
      respectsColorScheme: false))
}
