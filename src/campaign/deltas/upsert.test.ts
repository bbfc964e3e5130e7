import { expect, test } from 'vitest'
import { contextOf, itemOf, passage } from './scenario.ts'
import { applyUpsert } from './upsert.ts'

const tell = (text: string, news: string): ReturnType<typeof applyUpsert> =>
  applyUpsert(passage(text), itemOf('NPC', news), contextOf())

test.each([
  ['a known name is said anew', '- Rook - clerk\n- Odo', 'Rook - gone', '- Rook - gone\n- Odo'],
  ['its mark, box and depth stay', '  * [x] Rook - clerk', 'Rook - gone', '  * [x] Rook - gone'],
  ['a new name is added', '- Odo - hums', 'Rook - clerk', '- Odo - hums\n- Rook - clerk'],
  ['"Al" is not Aldric', '- Aldric - smith', 'Al - gone', '- Aldric - smith\n- Al - gone'],
  ['a block of that name gets the news', '### Rook\n- clerk', 'Rook - gone', '### Rook\n- clerk\n- gone'],
  [
    'a row of that name gets the news',
    '| N | S |\n|---|---|\n| Rook | here |',
    'Rook - gone',
    '| N | S |\n|---|---|\n| Rook | gone |',
  ],
  ['a table gets a row for a new name', '| N | S |\n|---|---|', 'Rook - gone', '| N | S |\n|---|---|\n| Rook | gone |'],
  [
    'a bullet of that very name goes before a block',
    '- Rook - clerk\n\n### Rook\n- x',
    'Rook - gone',
    '- Rook - gone\n\n### Rook\n- x',
  ],
])('%s', (_, before, news, after) => {
  expect(tell(before, news).passage.raw).toBe(after)
})

test('13.21 a name that is only mentioned gets a line of its own, which is told, and so are several of one name', () => {
  const told = tell('- Odo - fears Rook', 'Rook - gone')
  expect(told.passage.raw).toBe('- Odo - fears Rook\n- Rook - gone')
  expect(told.notes).toEqual([expect.objectContaining({ code: 'only-mentioned' })])
  expect(tell('- Rook - a\n- Rook - b', 'Rook - gone').notes).toEqual([
    expect.objectContaining({ code: 'several-match' }),
  ])
})

test('news that is there already is no change', () => {
  expect(tell('- Rook - gone', 'Rook - gone').changes).toEqual([])
})
