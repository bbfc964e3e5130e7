import { expect, test } from 'vitest'
import { seedRng } from '../../../core/random.ts'
import { findTable, tables } from './all.ts'
import { drawFresh, drawOne, shuffle } from './chance.ts'
import { effectsOf, printResult, rollTable, rowFor } from './roll-table.ts'
import { rollRumour } from './rumour.ts'
import { openSession } from './session-start.ts'
import type { RandomTable } from './table.ts'
import { weather } from './weather.ts'

const withFurther = (table: RandomTable): readonly RandomTable[] => [
  table,
  ...table.rows.flatMap(({ further }) => (further === undefined ? [] : withFurther(further))),
]
const every = Object.values(tables).flatMap(withFurther)
const facesOf = ({ die }: RandomTable): readonly number[] => Array.from({ length: die }, (_, index) => index + 1)

test.each(every)('$name covers each face of its die exactly once', table => {
  const covered = table.rows.flatMap(({ low, high }) =>
    Array.from({ length: high - low + 1 }, (_, index) => low + index),
  )
  expect(covered).toEqual(facesOf(table))
})

test.each(every)('$name says each thing in at least three wordings, none of them twice', ({ rows }) => {
  for (const { texts } of rows) expect(texts.length).toBeGreaterThanOrEqual(3)
  const all = rows.flatMap(({ texts }) => texts)
  expect(new Set(all).size).toBe(all.length)
})

test.each(every)('$name tells no numbers in its prose', ({ rows }) => {
  for (const { texts } of rows) for (const text of texts) expect(text).not.toMatch(/\d/)
})

// The dice ranges of the campaigns' own table of moods, weather and so on: name of the entry by face.
const vectors: readonly [string, number, string][] = [
  ['weather', 2, 'Severe storm'],
  ['weather', 5, 'Heavy rain'],
  ['weather', 8, 'Light rain'],
  ['weather', 14, 'Pleasant'],
  ['weather', 17, 'Clear'],
  ['weather', 19, 'Extreme temperature'],
  ['road', 1, 'Ambush'],
  ['road', 14, 'Nothing'],
  ['wilderness', 19, 'Mystery'],
  ['rumour-quality', 5, 'Useful'],
  ['rumour-topic', 10, 'Treasure'],
  ['mood', 8, 'Indifferent'],
  ['tavern', 19, 'A watcher'],
  ['camp', 14, 'Calm'],
  ['city', 10, 'Performers or protest'],
]
test.each(vectors)('on %s a %i means %s', (name, face, expected) => {
  const found = findTable(name)
  expect(found.ok && rowFor(found.value, face).name).toBe(expected)
})

test('seven moods stand for five attitudes', () => {
  const found = findTable('mood')
  const attitudes = found.ok ? found.value.rows.flatMap(({ effects }) => effects) : []
  expect(attitudes.map(effect => (effect.kind === 'attitude' ? effect.attitude : ''))).toEqual([
    'hostile',
    'unfriendly',
    'neutral',
    'neutral',
    'friendly',
    'helpful',
    'helpful',
  ])
})

test('the same chance gives the same result, and a save holds the future of the table', () => {
  for (let seed = 0; seed < 200; seed += 1) {
    const rolled = rollTable(weather, seedRng(seed))
    expect(rollTable(weather, seedRng(seed))).toEqual(rolled)
    expect(JSON.parse(JSON.stringify(rolled))).toEqual(rolled)
  }
})

test('an adjustment shifts the face and never leaves the table', () => {
  for (let seed = 0; seed < 100; seed += 1) {
    const high = rollTable(weather, seedRng(seed), 40)
    expect(high.counted).toBe(20)
    expect(high.further?.table).toBe('dramatic-weather')
    expect(effectsOf(high)).toEqual(high.further?.effects)
    expect(rollTable(weather, seedRng(seed), -40).name).toBe('Severe storm')
    expect(printResult(high)).toContain(': Dramatic; dramatic-weather 1d6')
  }
})

test('a rumour about a past names whose it is, from those at the table', () => {
  const heard = Array.from({ length: 300 }, (_, seed) => rollRumour(['Tilda', 'Corwin'], seedRng(seed)))
  for (const { topic, about } of heard) expect(about !== undefined).toBe(topic.counted === 12)
  expect(new Set(heard.flatMap(({ about }) => about ?? []))).toEqual(new Set(['Tilda', 'Corwin']))
  expect(rollRumour([], seedRng(1)).about).toBeUndefined()
})

test('a session opens with weather and mood, and with a rumour only among people', () => {
  expect(openSession(['Tilda'], false, seedRng(7)).rumour).toBeUndefined()
  expect(openSession(['Tilda'], true, seedRng(7)).rumour).toBeDefined()
})

test('an unknown table is refused with those there are', () => {
  const found = findTable('constructor')
  expect(found.ok ? [] : found.refusal.allowed).toEqual(Object.keys(tables))
  expect(findTable('Rumour Topic').ok).toBe(true)
})

test('drawing reaches everything, avoids the last one, and shuffling loses nothing', () => {
  const words = ['a', 'b', 'c', 'd']
  const drawn = Array.from({ length: 200 }, (_, seed) => drawOne(words, seedRng(seed)).value)
  expect([...new Set(drawn)].sort()).toEqual(words)
  for (let seed = 0; seed < 100; seed += 1) {
    expect(drawFresh(words, 'b', seedRng(seed)).value).not.toBe('b')
    expect([...shuffle(words, seedRng(seed)).value].sort()).toEqual(words)
  }
  expect(drawFresh(['only'], 'only', seedRng(1)).value).toBe('only')
})
