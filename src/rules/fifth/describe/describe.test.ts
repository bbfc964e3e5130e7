import { expect, test } from 'vitest'
import { seedRng } from '../../../core/random.ts'
import { conditions } from '../model/lasting.ts'
import { damageTypes } from '../model/damage.ts'
import { spells } from '../data/spells.ts'
import type { Memory } from './vehicle.ts'
import { describe, vehicles } from './vehicle.ts'

const kinds = Object.entries(vehicles)
const subjects = { who: 'Tilda', target: 'Grub', with: 'a silver key' }

test('there are words for every damage type, condition and school, and for the turns of a session', () => {
  const schools = new Set(spells.map(({ school }) => `spell-${school.toLowerCase()}`))
  const wanted = [
    ...damageTypes.map(type => `hit-${type}`),
    ...conditions,
    ...schools,
    'miss',
    'critical',
    'death',
    'fall',
    'heal',
    'short-rest',
    'long-rest',
    'weather-worse',
    'loot',
  ]
  expect(wanted.filter(kind => !Object.hasOwn(vehicles, kind))).toEqual([])
})

test.each(kinds)('%s: several sentences, none twice, no numbers, no mechanics', (_, sentences) => {
  expect(sentences.length).toBeGreaterThanOrEqual(3)
  expect(new Set(sentences).size).toBe(sentences.length)
  for (const sentence of sentences) {
    expect(sentence).not.toMatch(
      /\d|\b(?:DC|HP|AC|hit points?|saving throw|damage|dice?\b(?! with)|roll(?:s|ed)? (?:a|the)|critical|bonus|slot|level)\b/,
    )
    expect(sentence).toMatch(/[.!?]$/)
    expect(sentence.length).toBeLessThan(130)
  }
})

test('no sentence serves two kinds', () => {
  const all = kinds.flatMap(([, sentences]) => sentences)
  expect(new Set(all).size).toBe(all.length)
  expect(all.length).toBeGreaterThan(250)
})

test.each(kinds)('%s never says the same twice in a row, and leaves no hole', kind => {
  let memory: Memory = {}
  let rng = seedRng(kind)
  let last = ''
  for (let time = 0; time < 60; time += 1) {
    const told = describe(kind, subjects, memory, rng)
    if (told === undefined) throw new Error(kind)
    expect(told.text).not.toBe(last)
    expect(told.text).not.toMatch(/[{}]/)
    expect(told.text).toMatch(/^[^a-z]/)
    ;({ memory, rng, text: last } = told)
  }
  expect(JSON.parse(JSON.stringify(memory))).toEqual(memory)
})

test('without names, sentences that need none are told', () => {
  for (let seed = 0; seed < 50; seed += 1)
    expect(describe('miss', {}, {}, seedRng(seed))?.text).not.toMatch(/someone|the other/)
})

test('the same chance and memory give the same words, and an unknown kind none', () => {
  expect(describe('death', subjects, {}, seedRng(4))).toEqual(describe('death', subjects, {}, seedRng(4)))
  expect(describe('constructor', subjects, {}, seedRng(4))).toBeUndefined()
})
