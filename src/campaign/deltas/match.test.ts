import { expect, test } from 'vitest'
import { aliasesOf, findBullet, isCalled, tierOf, toEntity } from './match.ts'
import { passage } from './scenario.ts'

test.each([
  ['Harwick - now hostile', 'Harwick', 'now hostile'],
  ['Harwick — now - really - hostile', 'Harwick', 'now - really - hostile'],
  ['Hask-Olmery', 'Hask-Olmery', undefined],
  ['**Harwick** - gone', '**Harwick**', 'gone'],
  [' - odd', ' - odd', undefined],
])('%j names %j and says %j', (text, name, detail) => {
  expect(toEntity(text)).toMatchObject({ name, detail })
})

test.each([
  ['Al - smith', 1],
  ['**Al**: smith', 1],
  ['Old Al - smith', 2],
  ['Orsa - met Al at the well', 3],
  ['Aldric - smith', undefined],
  ['**Orsa**: met Al at the well', undefined],
])('"Al" in %j is found at tier %s', (text, tier) => {
  expect(tierOf(text, toEntity('Al - gone'), 'words')).toBe(tier)
})

test('parts of words are found only when that is asked for', () => {
  expect(tierOf('Aldric - smith', toEntity('Al'), 'substring')).toBe(4)
})

test('the best line is meant, and the first of several', () => {
  const npcs = passage('- Orsa - met Al\n- Old Al - smith\n- Al - clerk\n- Al - twin\n```\n- Al - drawn\n```')
  expect(findBullet(npcs, toEntity('Al'), 'words')).toMatchObject({ tier: 1, count: 2, line: { text: '- Al - clerk' } })
  expect(findBullet(npcs, toEntity('Rook'), 'words')).toBeUndefined()
})

test('a name of no plain letters is found as well', () => {
  expect(findBullet(passage('- 夜の王 - sleeps'), toEntity('夜の王 - wakes'), 'words')).toMatchObject({ tier: 1 })
})

test('a title goes by all its names', () => {
  expect(aliasesOf('Primary Quest: **The Rot** (Beneath)')).toEqual([
    'primary quest: the rot (beneath)',
    'primary quest: the rot',
    'beneath',
    'the rot',
  ])
  expect(isCalled('The Rot Beneath', toEntity('Rot Beneath - found'))).toBe(true)
  expect(isCalled('Morwen (Wen)', toEntity('Wen - gone'))).toBe(true)
  expect(isCalled('Morwen', toEntity('Wen - gone'))).toBe(false)
})
