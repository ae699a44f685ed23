import DFTerminal

/// Counts the heap objects that Swift code allocates: class instances, closures, and the storage of
/// arrays, dictionaries and long strings.
///
/// The Swift runtime on Linux calls a function pointer for each allocation, which is there for tools
/// that watch programs. Meanwhile it would also take another way for each retain, which not all of
/// its callers bear; so the hook clears the flag that says so at once, and no other thread may run
/// Swift code while one counts.
enum AllocationCounter {
  /// Runs a closure; returns how many objects were allocated meanwhile, or `nil` where that cannot
  /// be told.
  @MainActor static func count(_ body: () throws -> Void) rethrows -> Int? {
    guard let hook = AllocationHook.shared else {
      try body()
      return nil
    }
    hook.begin()
    defer { hook.end() }
    try body()
    return unsafe AllocationHook.count
  }
}

/// The place where the runtime looks for a function to call instead of its own.
@safe private struct AllocationHook: @unchecked Sendable {
  typealias Allocate = @convention(c) (UnsafeRawPointer?, Int, Int) -> UnsafeMutableRawPointer?

  private let function: UnsafeMutablePointer<Allocate>
  /// Whether retains take another way too.
  private let flag: UnsafeMutablePointer<Bool>
  /// The runtime's own function.
  private let original: Allocate

  nonisolated(unsafe) static var count = 0

  static let shared: AllocationHook? = find()

  private static func find() -> AllocationHook? {
    #if os(Linux)
      let name = "_swift_enableSwizzlingOfAllocationAndRefCountingFunctions_forInstrumentsOnly"
      guard let function = unsafe dlsym(nil, "_swift_allocObject"),
        let flag = unsafe dlsym(nil, name)
      else { return nil }
      let place = unsafe function.assumingMemoryBound(to: Allocate.self)
      return unsafe AllocationHook(
        function: place, flag: flag.assumingMemoryBound(to: Bool.self), original: place.pointee)
    #else
      return nil
    #endif
  }

  func begin() {
    unsafe AllocationHook.count = 0
    unsafe function.pointee = { unsafe AllocationHook.allocate($0, $1, $2) }
  }

  func end() {
    unsafe function.pointee = unsafe original
    unsafe flag.pointee = false
  }

  /// Allocates as the runtime does, and counts.
  private static func allocate(
    _ metadata: UnsafeRawPointer?, _ size: Int, _ alignment: Int
  ) -> UnsafeMutableRawPointer? {
    guard let shared else { return nil }
    unsafe shared.flag.pointee = false
    unsafe count += 1
    return unsafe shared.original(metadata, size, alignment)
  }
}
