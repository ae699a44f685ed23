/// Where records begin: four bytes each in files up to 4 GB, eight in larger ones.
struct RecordOffsets: Sendable {
  private var small: [UInt32] = []
  private var large: [Int] = []
  private let isSmall: Bool

  init(fileSize: Int) { isSmall = fileSize <= Int(UInt32.max) }

  var count: Int { isSmall ? small.count : large.count }

  subscript(record: Int) -> Int { isSmall ? Int(small[record]) : large[record] }

  mutating func append(_ offset: Int) {
    if isSmall {
      small.append(UInt32(truncatingIfNeeded: offset))
    } else {
      large.append(offset)
    }
  }

  mutating func append(_ other: RecordOffsets) {
    small += other.small
    large += other.large
  }
}
