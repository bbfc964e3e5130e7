import { assert, expect, test } from 'vitest'
import { toEntity } from './match.ts'
import { addRow, findRow, setRow } from './row.ts'
import { itemOf, passage } from './scenario.ts'
import { tableIn } from './structure.ts'

const head = '| Name | Role | Now |\n|---|---|---|\n'

const tableOf = (rows: string) => {
  const section = passage(head + rows)
  const table = tableIn(section)
  assert(table)
  return { section, table }
}

test('a row is found by its first cell, and better by all of it', () => {
  const { table } = tableOf('| Old Rook | a | b |\n| **Rook** | a | b |\n| Rookery | a | b |')
  expect(findRow(table, toEntity('Rook'))).toMatchObject({ tier: 1, count: 1, line: { text: '| **Rook** | a | b |' } })
  expect(findRow(table, toEntity('Old'))).toMatchObject({ tier: 2 })
  expect(findRow(table, toEntity('Odo'))).toBeUndefined()
})

test('news of someone goes into the last cell of their row', () => {
  const { section, table } = tableOf('| Rook |clerk| wary |')
  const found = findRow(table, toEntity('Rook'))
  assert(found)
  const item = itemOf('NPC', 'Rook - gone', ['  - to the fen'])
  expect(setRow(section, table, found, toEntity('Rook - gone'), item).passage.raw).toBe(
    `${head}| Rook |clerk| gone; to the fen |`,
  )
  expect(setRow(section, table, found, toEntity('Rook'), itemOf('NPC', 'Rook')).changes).toEqual([])
})

test('two rows of one name are told', () => {
  const { section, table } = tableOf('| Rook | a | b |\n| Rook | c | d |')
  const found = findRow(table, toEntity('Rook'))
  assert(found)
  expect(setRow(section, table, found, toEntity('Rook - gone'), itemOf('NPC', 'Rook - gone')).notes).toEqual([
    expect.objectContaining({ code: 'several-match' }),
  ])
})

test('someone new gets a row below the others, in place of one that only held it', () => {
  const news = itemOf('NPC', 'Odo - hums')
  const full = tableOf('| Rook | a | b |\n\nprose')
  expect(addRow(full.section, full.table, toEntity(news.text), news).passage.raw).toBe(
    `${head}| Rook | a | b |\n| Odo | | hums |\n\nprose`,
  )
  const empty = tableOf('| None yet | | |')
  expect(addRow(empty.section, empty.table, toEntity(news.text), news)).toMatchObject({
    passage: { raw: `${head}| Odo | | hums |` },
    changes: [{ before: '| None yet | | |', after: '| Odo | | hums |' }],
  })
})

test('who somebody is goes where the table asks for it, and a rank before a name makes no new row', () => {
  const { section, table } = tableOf('| Cobb Varley | Sergeant | None yet |')
  const entity = toEntity('Hale - Mason; met at the inn')
  expect(addRow(section, table, entity, itemOf('NPC', 'Hale - Mason; met at the inn')).passage.raw).toContain(
    '| Hale | Mason | met at the inn |',
  )
  const cobb = toEntity('Sergeant Cobb Varley - Sergeant; met at the well')
  const found = findRow(table, cobb)
  assert(found)
  expect(setRow(section, table, found, cobb, itemOf('NPC', 'Sergeant Cobb Varley')).passage.raw).toContain(
    '| Cobb Varley | Sergeant | met at the well |',
  )
})
