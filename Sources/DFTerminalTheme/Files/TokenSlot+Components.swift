import DFTerminalCore

extension TokenSlot {
  /// The overrides of what shows content.
  static var contents: [TokenSlot] {
    [
      TokenSlot("component.badge.cornerRadius", .length, \.components.badge.cornerRadius),
      TokenSlot(
        "component.badge.horizontalPadding", .length, \.components.badge.horizontalPadding),
      TokenSlot("component.badge.verticalPadding", .length, \.components.badge.verticalPadding),
      TokenSlot("component.icon.defaultSize", .length, \.components.icon.defaultSize),
      TokenSlot("component.avatar.defaultSize", .length, \.components.avatar.defaultSize),
      TokenSlot("component.avatar.borderWidth", .length, \.components.avatar.borderWidth),
      TokenSlot("component.card.cornerRadius", .length, \.components.card.cornerRadius),
      TokenSlot("component.card.padding", .length, \.components.card.padding),
      TokenSlot("component.divider.lineWidth", .length, \.components.divider.lineWidth),
      TokenSlot("component.progressBar.trackHeight", .length, \.components.progressBar.trackHeight),
      TokenSlot(
        "component.skeleton.defaultCornerRadius", .length,
        \.components.skeleton.defaultCornerRadius),
      TokenSlot(
        "component.skeleton.shimmerBaseOpacity", .fraction,
        \.components.skeleton.shimmerBaseOpacity),
      TokenSlot(
        "component.skeleton.shimmerHighlightOpacity", .fraction,
        \.components.skeleton.shimmerHighlightOpacity),
      TokenSlot(
        "component.skeleton.shimmerDuration", .seconds, \.components.skeleton.shimmerDuration),
    ]
  }

  /// The overrides of what a person operates.
  static var controls: [TokenSlot] {
    [
      TokenSlot("component.button.cornerRadius", .length, \.components.button.cornerRadius),
      TokenSlot(
        "component.button.horizontalPadding", .length, \.components.button.horizontalPadding),
      TokenSlot("component.button.verticalPadding", .length, \.components.button.verticalPadding),
      TokenSlot("component.button.labelStyle", .textStyle, \.components.button.labelStyle),
      TokenSlot("component.textField.cornerRadius", .length, \.components.textField.cornerRadius),
      TokenSlot(
        "component.textField.horizontalPadding", .length,
        \.components.textField.horizontalPadding),
      TokenSlot(
        "component.textField.verticalPadding", .length, \.components.textField.verticalPadding),
      TokenSlot("component.textField.inputStyle", .textStyle, \.components.textField.inputStyle),
      TokenSlot("component.textField.labelStyle", .textStyle, \.components.textField.labelStyle),
    ]
  }

  /// The overrides of lists, tables and grids.
  static var data: [TokenSlot] {
    [
      TokenSlot("component.list.horizontalPadding", .length, \.components.list.horizontalPadding),
      TokenSlot("component.list.verticalPadding", .length, \.components.list.verticalPadding),
      TokenSlot(
        "component.list.selectionFill", .color(surface: true), \.components.list.selectionFill),
      TokenSlot("component.list.cursorFill", .color(surface: true), \.components.list.cursorFill),
      TokenSlot("component.list.separatorColor", .color(), \.components.list.separatorColor),
      TokenSlot("component.table.cornerRadius", .length, \.components.table.cornerRadius),
      TokenSlot("component.table.columnSpacing", .length, \.components.table.columnSpacing),
      TokenSlot("component.table.headerStyle", .textStyle, \.components.table.headerStyle),
      TokenSlot("component.table.headerFill", .color(surface: true), \.components.table.headerFill),
      TokenSlot("component.table.stripeFill", .color(surface: true), \.components.table.stripeFill),
      TokenSlot(
        "component.table.selectionFill", .color(surface: true), \.components.table.selectionFill),
      TokenSlot("component.table.cursorFill", .color(surface: true), \.components.table.cursorFill),
      TokenSlot("component.table.separatorColor", .color(), \.components.table.separatorColor),
      TokenSlot("component.grid.bulkBarFill", .color(surface: true), \.components.grid.bulkBarFill),
      TokenSlot("component.grid.editorFill", .color(surface: true), \.components.grid.editorFill),
    ]
  }
}
