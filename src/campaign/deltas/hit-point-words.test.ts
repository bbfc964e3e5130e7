import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readHitPoints } from './hit-point-words.ts'

const party = ['Corwin Vale', 'Tilda Brannock (the Fist)', 'Orsa']

const told = (text: string): readonly unknown[] =>
  readHitPoints(text, party).map(reading => {
    if (reading.kind === 'exact') return [reading.name, `${reading.current}/${reading.most}`]
    if (reading.kind === 'change') return [reading.name, reading.by]
    return reading.kind === 'now' ? [reading.name, 'now', reading.current] : [reading.name, 'unclear']
  })

test.each<[string, readonly unknown[]]>([
  ['Corwin took 5 damage (now 3/8)', [['Corwin', '3/8']]],
  ['Corwin 8/8 -> 3/8', [['Corwin', '3/8']]],
  ['Corwin took 5 damage', [['Corwin', -5]]],
  ['Orsa suffers 4 fire damage', [['Orsa', -4]]],
  ['Orsa regains 6 hit points', [['Orsa', 6]]],
  ['Orsa is at 4', [['Orsa', 'now', 4]]],
  ['Orsa is fully healed', [['Orsa', 'now', 'full']]],
  ['Orsa feels poorly', [['Orsa', 'unclear']]],
  ['Orsa gains 5 temporary hit points', [['Orsa', 'unclear']]],
  ['tilda brannock: 3/9', [['tilda brannock', '3/9']]],
  ['**Tilda** -2/9', [['Tilda', '-2/9']]],
  [
    'Corwin 3/8, Orsa 4/9 and Tilda took 2',
    [
      ['Corwin', '3/8'],
      ['Orsa', '4/9'],
      ['Tilda', -2],
    ],
  ],
  ['Corwin took 5, then healed 2', [['Corwin', -3]]],
  ['Zeb Longshanks 2/4', [['Zeb Longshanks', '2/4']]],
])('"%s"', (text, readings) => {
  expect(told(text)).toEqual(readings)
})

test('nobody in particular is nobody', () => {
  expect(readHitPoints('the whole party at 3/8', party)).toEqual([
    expect.objectContaining({ kind: 'unclear', names: [] }),
  ])
})

test('a first name and a full name are looked for, whichever was said', () => {
  expect(readHitPoints('Tilda 3/9', party)[0]?.names).toEqual(['tilda', 'tilda brannock', 'tilda'])
})

test('any words at all are answered', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), text => {
      fc.pre(/[\p{L}\p{N}]/u.test(text))
      expect(readHitPoints(text, ['', '(', ...party]).length).toBeGreaterThan(0)
    }),
  )
})
