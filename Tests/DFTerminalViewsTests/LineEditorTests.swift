import Testing

@testable import DFTerminalViews

@Suite struct LineEditorTests {
  @Test(arguments: ["e\u{301}", "👩‍👩‍👧", "🇩🇪", "中", "🛠️"])
  func `a cluster is one step and is deleted as a whole`(cluster: String) {
    var editor = LineEditor("a\(cluster)b")
    editor.move(.left)
    #expect(editor.caret == 2)
    editor.delete(.left)
    #expect(editor.text == "ab" && editor.caret == 1)
  }

  @Test func `an accent that is typed joins the letter before it`() {
    var editor = LineEditor("e")
    editor.insert("\u{301}")
    #expect(editor.clusters == ["e\u{301}"] && editor.caret == 1)
  }

  @Test func `words are left and entered at their edges`() {
    var editor = LineEditor("one  two-three")
    editor.move(.wordLeft)
    #expect(editor.caret == 9)
    editor.move(.wordLeft)
    editor.move(.wordLeft)
    #expect(editor.caret == 0)
    editor.move(.wordRight)
    #expect(editor.caret == 3)
    editor.delete(.wordRight)
    #expect(editor.text == "one-three")
  }

  @Test func `typing replaces the selection`() {
    var editor = LineEditor("hello")
    editor.move(.start)
    editor.move(.right, extending: true)
    editor.move(.right, extending: true)
    #expect(editor.selectedText == "he")
    editor.insert("J")
    #expect(editor.text == "Jllo" && editor.selection == nil)
  }

  @Test func `an arrow without Shift goes to that end of the selection`() {
    var editor = LineEditor("hello")
    editor.selectAll()
    editor.move(.left)
    #expect(editor.caret == 0 && editor.selection == nil)
    editor.selectAll()
    editor.move(.right)
    #expect(editor.caret == 5)
  }

  @Test func `what was typed in one go is taken back in one go`() {
    var editor = LineEditor()
    for letter in ["c", "a", "t"] { editor.insert(letter) }
    editor.move(.start)
    editor.insert("x")
    editor.undo()
    #expect(editor.text == "cat")
    editor.undo()
    #expect(editor.text.isEmpty && !editor.canUndo)
    editor.redo()
    editor.redo()
    #expect(editor.text == "xcat" && !editor.canRedo)
  }

  @Test func `pasted text becomes one line without control characters`() {
    var editor = LineEditor()
    editor.insert("a\tb\r\nc\u{1B}[31md\u{7}\n")
    #expect(editor.text == "a b  c[31md")
  }

  @Test(arguments: [0, 1, 2, 3, 5, 9])
  func `the caret always shows whatever the width`(columns: Int) {
    var editor = LineEditor("ab中文cdef🇩🇪gh")
    editor.move(.start)
    var first = 0
    for motion in Array(repeating: LineEditor.Motion.right, count: 12)
      + Array(repeating: .left, count: 12)
    {
      let window = FieldWindow(editor, mask: nil, columns: columns, first: first)
      first = window.first
      let column = window.column(before: editor.caret)
      #expect(column < max(1, columns))
      editor.move(motion)
    }
  }

  @Test func `a click on a wide glyph lands on one of its edges`() {
    let window = FieldWindow(LineEditor("a中b"), mask: nil, columns: 10, first: 0)
    #expect([0, 1, 2, 3, 4].map(window.place(at:)) == [0, 1, 2, 2, 3])
    #expect(window.place(at: 99) == 3 && window.place(at: -1) == 0)
  }
}
