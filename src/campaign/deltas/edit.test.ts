import { expect, test } from 'vitest'
import { addBullet, sayAnew, unchanged } from './edit.ts'
import { lineIn, wholeOf } from './passage.ts'
import { contextOf, passage } from './scenario.ts'

test('nothing done is no change', () => {
  const same = passage('- Rook')
  expect(unchanged(same)).toEqual({ passage: same, changes: [], notes: [] })
})

test('a bullet goes below the last line that says something, in the file’s own line ending', () => {
  const list = passage('- Rook\r\n\r\n', '\r\n')
  const edited = addBullet(list, wholeOf(list), 'Odo', ['  - hums'], contextOf())
  expect(edited.passage.raw).toBe('- Rook\r\n- Odo\r\n  - hums\r\n\r\n')
  expect(edited.changes).toEqual([{ before: null, after: '- Odo\r\n  - hums' }])
})

test('a bullet may go into a stretch of the passage alone', () => {
  const list = passage('- Rook\n**Slots**:\n- [None]\n')
  expect(addBullet(list, { from: 0, to: 7 }, 'Odo', [], contextOf()).passage.raw).toBe(
    '- Rook\n- Odo\n**Slots**:\n- [None]\n',
  )
})

test('a placeholder goes only where nothing real stands beside it', () => {
  const mixed = passage('- Rook\n- [None yet]')
  expect(addBullet(mixed, wholeOf(mixed), 'Odo', [], contextOf()).passage.raw).toBe('- Rook\n- [None yet]\n- Odo')
})

test('a line said anew keeps what is nested below it and gets what is new', () => {
  const list = passage('- Rook - clerk\n  - owes Odo\n- Pim')
  const edited = sayAnew(list, lineIn(list, 0), '- Rook - reeve', ['  - OWES ODO', '  - hums'])
  expect(edited.passage.raw).toBe('- Rook - reeve\n  - owes Odo\n  - hums\n- Pim')
  expect(edited.changes).toEqual([{ before: '- Rook - clerk', after: '- Rook - reeve\n  - hums' }])
})

test('nested lines are nested as deep as the line they belong to', () => {
  const list = passage('- Odo\n    - Rook - clerk')
  expect(sayAnew(list, lineIn(list, 8), '    - Rook - reeve', ['  - hums']).passage.raw).toBe(
    '- Odo\n    - Rook - reeve\n      - hums',
  )
})

test('the same words again are no change, and their notes are still told', () => {
  const list = passage('- Rook')
  const note = { code: 'several-match' as const, message: '2 lines match' }
  expect(sayAnew(list, lineIn(list, 0), '- Rook', [], [note])).toEqual({ passage: list, changes: [], notes: [note] })
})
