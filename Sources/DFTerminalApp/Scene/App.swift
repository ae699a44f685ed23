import DFTerminalIO
public import DFTerminalViews
import Foundation

/// A full-screen program.
///
///     @main struct Demo: App {
///       var body: some Scene {
///         WindowGroup { ContactList() }
///       }
///     }
///
/// Source: SwiftUI's `App`; a terminal shows the one window.
@MainActor public protocol App {
  /// The scene the program shows.
  associatedtype Body: Scene

  /// Creates the program.
  init()

  /// The scene the program shows.
  @SceneBuilder var body: Body { get }
}

extension App {
  /// Runs the program until it is quit, and ends the process with its status.
  public static func main() {
    let content = Self().body._content
    do throws(TerminalError) {
      exit(try FullScreen { content }.run())
    } catch {
      // Where not even this can be written, the status has to say it.
      try? ProcessOutput.standardError.write(sanitized: "\(error)\n")
      exit(1)
    }
  }
}

/// What a program shows.
///
/// Source: SwiftUI's `Scene`.
@MainActor public protocol Scene {
  /// The scene this one is composed of; `Never` for a window.
  associatedtype Body: Scene

  /// The scene this one is composed of.
  @SceneBuilder var body: Body { get }

  /// The view the window holds.
  var _content: AnyView { get }
}

extension Scene {
  /// The view of the scene this one is composed of.
  public var _content: AnyView { body._content }
}

extension Never: Scene {
  /// Never holds nothing.
  public var _content: AnyView { AnyView(EmptyView()) }
}

/// The one window of a terminal program.
///
/// Source: SwiftUI's `WindowGroup`.
public struct WindowGroup<Content: View>: Scene {
  private let title: String?
  private let content: Content

  /// Creates a window.
  public init(@ViewBuilder content: () -> Content) {
    title = nil
    self.content = content()
  }

  /// Creates a window; the terminal shows its title while no view gives another one.
  public init(_ title: String, @ViewBuilder content: () -> Content) {
    self.title = title
    self.content = content()
  }

  /// A window is not composed of scenes.
  public var body: Never { preconditionFailure("WindowGroup has no body") }

  /// The view the window holds.
  public var _content: AnyView {
    title.map { AnyView(content.windowTitle($0)) } ?? AnyView(content)
  }
}

/// Puts the scene of a program together.
@MainActor @resultBuilder public enum SceneBuilder {
  /// Passes on the one scene.
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
}
