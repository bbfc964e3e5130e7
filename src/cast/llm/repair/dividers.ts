import type { Cursor } from './cursor.ts'

const ellipsis = /\.\.+|\u2026|\.(?=\s*$)/y

/** Past blanks, comments, commas and what stands for "and so on". */
export function skipDividers(cursor: Cursor): void {
  for (;;) {
    cursor.skip()
    if (!cursor.take(',') && !cursor.take(';') && cursor.match(ellipsis) === undefined) return
  }
}
