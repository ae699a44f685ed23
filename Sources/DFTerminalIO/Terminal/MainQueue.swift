// A run loop on the main thread has to run the work that is enqueued on the main actor.
//
// An asynchronous `main` cannot do it on Linux: the main thread ends in `dispatch_main`, the main
// actor moves to a pool of threads, and the pool wakes once a second for its own book-keeping
// (measured: 11 wake-ups in ten idle seconds; this way none). So a session waits on the main thread
// itself, and learns from the queue's own descriptor when there is work, as the system's run loop
// does.

#if canImport(Darwin)
  import CoreFoundation

  enum MainQueue {
    /// Runs main-actor work until ``interrupt()`` is called, work has been done or time is over.
    static func wait(atMost limit: Duration?) {
      let (seconds, attoseconds) = (limit ?? .seconds(1 << 30)).components
      CFRunLoopRunInMode(.defaultMode, Double(seconds) + Double(attoseconds) / 1e18, true)
    }

    /// Ends ``wait(atMost:)``, now or when it is next called.
    static func interrupt() {
      let main = CFRunLoopGetMain()
      CFRunLoopPerformBlock(main, CFRunLoopMode.defaultMode.rawValue) { CFRunLoopStop(main) }
      CFRunLoopWakeUp(main)
    }
  }
#else
  import Dispatch

  @_silgen_name("_dispatch_get_main_queue_handle_4CF")
  private func mainQueueHandle() -> Int32

  @_silgen_name("_dispatch_main_queue_callback_4CF")
  private func runMainQueue(_ message: UnsafeMutableRawPointer?)

  enum MainQueue {
    /// The descriptor that can be read when there is work.
    static let descriptor = mainQueueHandle()

    /// Runs the work that is enqueued; must be called on the main thread.
    static func run() {
      var count: [UInt8] = []
      _ = Syscalls.read(descriptor, into: &count, capacity: 8)
      runMainQueue(nil)
    }
  }
#endif
