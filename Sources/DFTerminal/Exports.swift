@_exported public import DFTerminalApp
@_exported public import DFTerminalComponents
@_exported public import DFTerminalCore
@_exported public import DFTerminalData
@_exported public import DFTerminalIO
@_exported public import DFTerminalTheme
@_exported public import DFTerminalViews
@_exported public import Foundation
