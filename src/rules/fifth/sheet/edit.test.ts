/** Every edit changes the place it names and no other byte. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Edited } from '../sheet-text/edit-fields.ts'
import {
  parseSheet,
  withCoin,
  withCoins,
  withConditions,
  withDeathSaves,
  withFeature,
  withHitPoints,
  withItem,
  withLevel,
  withoutItem,
  withSlots,
  withSlotsUsed,
  withSpell,
  withTemporaryHitPoints,
  withValue,
} from './index.ts'
import { rough, warden } from './sheet.fixture.ts'

/** The lines that went, with `-`, and those that came, with `+`. */
function changes(before: string, edited: Edited): readonly string[] {
  if (!edited.ok) return [edited.refusal.code]
  const [old, now] = [before.split('\n'), edited.value.split('\n')]
  let head = 0
  while (head < Math.min(old.length, now.length) && old[head] === now[head]) head += 1
  let tail = 0
  while (tail < Math.min(old.length, now.length) - head && old.at(-1 - tail) === now.at(-1 - tail)) tail += 1
  return [
    ...old.slice(head, old.length - tail).map(line => `-${line}`),
    ...now.slice(head, now.length - tail).map(line => `+${line}`),
  ]
}

test.each<readonly [string, Edited, readonly string[]]>([
  ['hit points', withHitPoints(warden, 3), ['-| **Hit Points** | 11/17 |', '+| **Hit Points** | 3/17 |']],
  ['their maximum', withHitPoints(warden, 22, 22), ['-| **Hit Points** | 11/17 |', '+| **Hit Points** | 22/22 |']],
  [
    'temporary ones',
    withTemporaryHitPoints(warden, 5),
    ['-| **Hit Points** | 11/17 |', '+| **Hit Points** | 11/17 (+5 temp) |'],
  ],
  ['level', withValue(warden, 'Level', 4), ['-| **Level** | 3 |', '+| **Level** | 4 |']],
  [
    'death saves, from the left',
    withDeathSaves(warden, { successes: 2, failures: 1 }),
    [
      '-**Death Saves**: Successes [ ][ ][ ] | Failures [ ][ ][ ]',
      '+**Death Saves**: Successes [x][x][ ] | Failures [x][ ][ ]',
    ],
  ],
  [
    'slots used',
    withSlotsUsed(warden, 1, 3),
    ['-| 4 | 1/2 | - | - | - | - | - | - | - |', '+| 1/4 | 1/2 | - | - | - | - | - | - | - |'],
  ],
  [
    'slots back',
    withSlotsUsed(warden, 2, 0),
    ['-| 4 | 1/2 | - | - | - | - | - | - | - |', '+| 4 | 2 | - | - | - | - | - | - | - |'],
  ],
  [
    'new slots',
    withSlots(warden, 3, 2),
    ['-| 4 | 1/2 | - | - | - | - | - | - | - |', '+| 4 | 1/2 | 2 | - | - | - | - | - | - |'],
  ],
  ['no slots', withSlotsUsed(warden, 9, 1), ['no-place']],
  ['gold', withCoin(warden, 'gp', 3), ['-- 15 gp', '+- 3 gp']],
  ['a coin not named yet', withCoin(warden, 'pp', 1), ['+- 1 pp']],
  ['a new thing', withItem(warden, { name: 'Torch', count: 3 }), ['+- Torch (3)']],
  ['more of a thing', withItem(warden, { name: 'arrow', count: 5 }), ['-- Arrows (20)', '+- Arrows (25)']],
  ['one more dagger', withItem(warden, { name: 'Dagger', count: 1 }), ['-- Dagger', '+- Dagger (2)']],
  ['fewer of a thing', withoutItem(warden, 'rations', 2), ['-- Rations x5', '+- Rations x3']],
  ['the last of a thing', withoutItem(warden, 'dagger'), ['-- Dagger']],
  ['what nobody has', withoutItem(warden, 'crown'), ['not-carried']],
  ['conditions', withConditions(warden, ['poisoned']), ['+**Conditions**: poisoned']],
  [
    'a feature',
    withFeature(warden, 'Sculpt Spells', 'Friends are spared.'),
    ['+- **Sculpt Spells**: Friends are spared.'],
  ],
  ['a spell', withSpell(warden, 'prepared', 'Web'), ['+- Web']],
  ['hit points that stand alone', withHitPoints(rough, 30), ['-**HP**: 33\r', '+**HP**: 30/33\r']],
  ['a coin in a table', withCoin(rough, 'gp', 7), ['-| 0 | 12 | 0 | 1,204 | 3 |', '+| 0 | 12 | 0 | 7 | 3 |']],
  [
    'a bar in a value',
    withValue(warden, 'Background', 'a|b'),
    ['-| **Background** | Chart maker |', '+| **Background** | a\\|b |'],
  ],
])('%s', (_what, edited, expected) => {
  const before = edited.ok && edited.value.includes('Odo') ? rough : warden
  expect(changes(before, edited)).toEqual(expected)
})

test('a purse is written coin by coin', () => {
  const edited = withCoins(warden, { cp: 4, sp: 8, ep: 0, gp: 14, pp: 0 })
  expect(edited.ok && parseSheet(edited.value).character.coins).toEqual({ cp: 4, sp: 8, ep: 0, gp: 14, pp: 0 })
})

const readBack = (edited: Edited) => (edited.ok ? parseSheet(edited.value).character : undefined)

test('whatever is written is read back, and one line differs', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 400 }), fc.integer({ min: 0, max: 3 }), (hitPoints, successes) => {
      for (const text of [warden, rough]) {
        const hurt = withHitPoints(text, hitPoints)
        expect(changes(text, hurt).length).toBeLessThanOrEqual(2)
        expect(readBack(hurt)?.hitPoints.current).toBe(hitPoints)
      }
      const deathSaves = { successes, failures: 3 - successes }
      expect(readBack(withDeathSaves(warden, deathSaves))?.deathSaves).toEqual(deathSaves)
    }),
    { numRuns: 50 },
  )
})

const piece = fc.constantFrom(...[...warden.split('\n'), ...rough.split('\n')].map(line => `${line}\n`))

const edits: Readonly<Record<string, (text: string) => Edited>> = {
  'hit points': text => withHitPoints(text, 5),
  temporary: text => withTemporaryHitPoints(text, 5),
  'death saves': text => withDeathSaves(text, { successes: 1, failures: 2 }),
  slots: text => withSlotsUsed(text, 1, 1),
  level: text => withLevel(text, 7),
  gold: text => withCoin(text, 'gp', 77),
  item: text => withItem(text, { name: 'Torch', count: 2 }),
  conditions: text => withConditions(text, ['prone', 'poisoned']),
  feature: text => withFeature(text, 'Luck', 'Twice a day.'),
  spell: text => withSpell(text, 'cantrips', 'Light'),
}

test.each(Object.entries(edits))('%s: on any mixture of lines, one line changes or one is added', (_name, edit) => {
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 50 }), pieces => {
      const text = pieces.join('')
      const edited = edit(text)
      const lines = edited.ok ? changes(text, edited) : []
      expect(lines.filter(line => line.startsWith('-')).length).toBeLessThanOrEqual(1)
      expect(lines.filter(line => line.startsWith('+')).length).toBeLessThanOrEqual(1)
    }),
    { numRuns: 100 },
  )
})
