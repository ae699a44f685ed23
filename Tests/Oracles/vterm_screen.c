/* Replays frames in libvterm. Reads "COLUMNS ROWS COUNT\n" and COUNT bytes for each frame from
   standard input; prints one line a frame: the cursor's column, row and visibility, then each cell
   as scalars,width,attributes,foreground,background. cc vterm_screen.c -lvterm */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <vterm.h>

static int visible = 1;

static int set_property(VTermProp property, VTermValue *value, void *user) {
  (void)user;
  if (property == VTERM_PROP_CURSORVISIBLE) visible = value->boolean;
  return 1;
}

static void print_color(const VTermColor *color, int is_default) {
  if (is_default) printf(",-");
  else if (VTERM_COLOR_IS_INDEXED(color)) printf(",%d", color->indexed.idx);
  else printf(",%d.%d.%d", color->rgb.red, color->rgb.green, color->rgb.blue);
}

static void print_cell(VTermScreen *screen, int row, int column) {
  VTermScreenCell cell;
  VTermPos place = {row, column};
  vterm_screen_get_cell(screen, place, &cell);
  putchar(' ');
  for (int i = 0; i < VTERM_MAX_CHARS_PER_CELL && cell.chars[i]; i++)
    printf(i ? ".%x" : "%x", cell.chars[i]);
  if (!cell.chars[0]) putchar('0');
  printf(",%d,%d.%d.%d.%d.%d", cell.width, cell.attrs.bold, cell.attrs.underline,
         cell.attrs.italic, cell.attrs.reverse, cell.attrs.strike);
  print_color(&cell.fg, VTERM_COLOR_IS_DEFAULT_FG(&cell.fg));
  print_color(&cell.bg, VTERM_COLOR_IS_DEFAULT_BG(&cell.bg));
}

int main(void) {
  VTerm *terminal = vterm_new(24, 80);
  vterm_set_utf8(terminal, 1);
  VTermScreen *screen = vterm_obtain_screen(terminal);
  VTermScreenCallbacks callbacks = {.settermprop = set_property};
  vterm_screen_set_callbacks(screen, &callbacks, NULL);
  vterm_screen_enable_altscreen(screen, 1);
  vterm_screen_reset(screen, 1);
  const char *enter = "\x1b[?1049h";
  vterm_input_write(terminal, enter, strlen(enter));
  int columns, rows;
  size_t count;
  while (scanf("%d %d %zu", &columns, &rows, &count) == 3 && getchar() == '\n') {
    char *bytes = malloc(count + 1);
    if (!bytes || fread(bytes, 1, count, stdin) != count) return 1;
    int old_rows, old_columns;
    vterm_get_size(terminal, &old_rows, &old_columns);
    if (old_rows != rows || old_columns != columns) vterm_set_size(terminal, rows, columns);
    vterm_input_write(terminal, bytes, count);
    free(bytes);
    VTermPos cursor;
    vterm_state_get_cursorpos(vterm_obtain_state(terminal), &cursor);
    printf("%d %d %d", cursor.col, cursor.row, visible);
    for (int row = 0; row < rows; row++)
      for (int column = 0; column < columns; column++) print_cell(screen, row, column);
    putchar('\n');
    fflush(stdout);
  }
  vterm_free(terminal);
  return 0;
}
