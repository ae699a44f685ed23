/// Reads the generated tables. The offsets stay inside the literals for every scalar, and a test
/// looks every scalar up.
extension UnicodeTables {
  /// Returns the properties of a scalar; values past U+10FFFF count as U+10FFFF.
  @inline(__always)
  static func properties(_ scalar: UInt32) -> ScalarProperties {
    let scalar = Int(min(scalar, 0x10_FFFF))
    return properties(number: number(group: scalar >> shift, place: scalar & ((1 << shift) - 1)))
  }

  /// Returns the number of the record of a scalar, given by its upper and lower bits.
  @inline(__always)
  static func number(group: Int, place: Int) -> Int {
    let entry = unsafe UnsafeRawPointer(index.utf8Start).loadUnaligned(
      fromByteOffset: group << 1, as: UInt16.self)
    let bits = Int(UInt16(littleEndian: entry))
    let block = (bits & 0x7F | bits >> 1 & 0x3F80) << shift
    return unsafe Int(blocks.utf8Start[block | place])
  }

  /// Returns the columns of the 64 scalars whose three bytes begin like the lowest two of `bytes`,
  /// or 0 where they are not all simple and of one width.
  @inline(__always)
  static func uniformColumns(_ bytes: UInt32) -> Int {
    unsafe Int(uniform.utf8Start[Int(bytes >> 4 & 0x3F0 | bytes & 0xF)])
  }

  /// Returns the columns of the scalar whose three bytes are the lowest of `bytes`, first byte
  /// lowest, if it is simple, else 0; 0 also for overlong forms and surrogates.
  @inline(__always)
  static func simpleColumns(_ bytes: UInt32) -> Int {
    let uniform = uniformColumns(bytes)
    if uniform != 0 { return uniform }
    let group = Int(bytes & 0xF) << 6 | Int(bytes >> 8 & 0x3F)
    let number = number(group: group, place: Int(bytes >> 16 & 0x3F))
    guard number < firstComplex, group >= 0x800 >> shift else { return 0 }
    return number < firstNarrow ? 2 : 1
  }

  /// Returns the record with a number.
  @inline(__always)
  static func properties(number: Int) -> ScalarProperties {
    let record = unsafe UnsafeRawPointer(records.utf8Start).loadUnaligned(
      fromByteOffset: (number &- firstNumber) << 2, as: UInt32.self)
    return ScalarProperties(bits: UInt32(littleEndian: record))
  }
}
