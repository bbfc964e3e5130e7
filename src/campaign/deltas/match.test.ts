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
  ['Al the smith owes Orsa a boat', 2],
  ['The late Al', 2],
  ['guard captain Al', 2],
  ["Al's mood - sour", 2],
  ["Al's widow - proud", undefined],
  ["Al's ghost", undefined],
  ["Al's two brothers - loud", undefined],
  ["Al's ghostly smile", 2],
  ['Al the Younger - heir', undefined],
  ['Al II - king', undefined],
  ['Al Jr. - boy', undefined],
  ['Al, the younger - heir', undefined],
  ['Al the younger-looking - vain', 2],
  ['Al the second-hand dealer', 2],
  ['Alban (Al) - smith', 2],
  ['Orsa - met Al at the well', undefined],
  ['Orsa: Al - enemy', undefined],
  ['Side Quest: Al - open', 2],
  ['Orsa met Al at the well', undefined],
  ['Orsa, friend of Al - baker', undefined],
  ["Orsa (Al's sister) - baker", undefined],
  ['Friends of Al - a gang', undefined],
  ['Orsa and Al - bakers', undefined],
  ['Al and Orsa - bakers', undefined],
  ['Aldric - smith', undefined],
  ['**Orsa**: met Al at the well', undefined],
])('"Al" in %j is found at tier %s', (text, tier) => {
  expect(tierOf(text, toEntity('Al - gone'), 'words')).toBe(tier)
})

test('parts of words are found only when that is asked for', () => {
  expect(tierOf('Aldric - smith', toEntity('Al'), 'substring')).toBe(3)
  expect(tierOf('Orsa - met Al at the well', toEntity('Al'), 'substring')).toBe(3)
})

test('the best line is meant, and the first of several', () => {
  const npcs = passage('- Orsa - met Al\n- Old Al - smith\n- Al - clerk\n- Al - twin\n```\n- Al - drawn\n```')
  expect(findBullet(npcs, toEntity('Al'), 'words')).toMatchObject({
    found: { tier: 1, count: 2, line: { text: '- Al - clerk' } },
    isMentioned: true,
  })
  expect(findBullet(npcs, toEntity('Rook'), 'words')).toEqual({ found: undefined, isMentioned: false })
})

test('a name of no plain letters is found as well', () => {
  expect(findBullet(passage('- 夜の王 - sleeps'), toEntity('夜の王 - wakes'), 'words').found).toMatchObject({ tier: 1 })
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
