import Foundation

/// The words for an error of the application's.
package enum ErrorText {
  /// Returns what the error says about itself: its localised description where it has one of its
  /// own, else its Swift description, as the name of a case.
  package static func words(for error: any Error) -> String {
    if let description = (error as? any LocalizedError)?.errorDescription { return description }
    if error is any CustomNSError { return error.localizedDescription }
    return String(describing: error)
  }
}
