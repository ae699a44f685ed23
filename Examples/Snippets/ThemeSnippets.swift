import DFTerminal

// The code of Docs/Themes.md.

/// Shows a view in the theme of a file.
@MainActor func inOwnTheme(_ content: some View) throws -> some View {
  let theme = try ThemeFile(path: "ocean.json").theme
  return content.dfTheme(theme)
}
