import { expect, test } from 'vitest'
import { fitsAtTable, rowsOf, tables } from './testing/at-the-table.ts'
import { laterLines, tableLines } from './testing/table-lines.ts'
import { understand } from './understand.ts'

test.each([...rowsOf(tableLines), ...rowsOf(laterLines)])('%s', (line, expected) => {
  for (const horizon of tables)
    expect([understand(line, horizon), expected]).toSatisfy(([intent]) => fitsAtTable(intent, expected))
})
