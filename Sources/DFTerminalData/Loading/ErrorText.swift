import Foundation

/// The words for an error of the application's.
package enum ErrorText {
  /// Returns what the error says about itself.
  ///
  /// Its localised description where it has one of its own, else its Swift description, as the name of a
  /// case. Errors of files say what the system says: Foundation often knows a number only.
  package static func words(for error: any Error) -> String {
    if let description = (error as? any LocalizedError)?.errorDescription { return description }
    if let reason = systemReason(of: error) { return reason }
    if error is any CustomNSError { return error.localizedDescription }
    return String(describing: error)
  }

  /// The system's words for the error that is beneath one, or is it.
  private static func systemReason(of error: any Error) -> String? {
    let outer = error as NSError
    let inner = (outer.userInfo[NSUnderlyingErrorKey] as? any Error).map { $0 as NSError } ?? outer
    guard inner.domain == NSPOSIXErrorDomain else { return nil }
    return unsafe strerror(Int32(inner.code)).map { unsafe String(cString: $0) }
  }
}
