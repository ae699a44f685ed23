import DFTerminal

/// A view made anew for each frame, so that it shows what the variables of a test hold by then.
struct Live<Content: View>: View {
  private let make: () -> Content

  init(@ViewBuilder _ make: @escaping () -> Content) {
    self.make = make
  }

  var body: some View { make() }
}
