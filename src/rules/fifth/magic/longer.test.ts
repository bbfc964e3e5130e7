import { expect, test } from 'vitest'
import { spellNamed } from '../data/spells.ts'
import { makeCreature } from '../model/make.ts'
import { recipeFor } from './book.ts'
import { longer } from './longer.ts'
import { powerOf } from './power.ts'
import { ordinal } from './slots.ts'

const caster = makeCreature({ name: 'Caster' })
const lengths: Readonly<Record<number, RegExp>> = {
  10: /10 minutes/,
  60: /1 hour/,
  480: /8 hours/,
  1440: /24 hours/,
  14_400: /10 days/,
  43_200: /30 days/,
  259_200: /180 days/,
}

test.each(Object.keys(longer))('%s: each longer time and its slot are in its text', name => {
  const { higher } = spellNamed(name) ?? {}
  const said = Object.entries(longer[name] ?? {}).filter(([slot, minutes]) => {
    const length = typeof minutes === 'number' ? lengths[minutes] : /until it is dispelled/
    return (
      higher !== undefined && length !== undefined && !(length.test(higher) && higher.includes(ordinal(Number(slot))))
    )
  })
  expect(/for each slot level/.test(higher ?? '') ? [] : said).toEqual([])
})

test('a slot between two entries has the lower one, and a time that grows grows evenly', () => {
  const at = (name: string, slot: number): unknown => {
    const spell = spellNamed(name)
    return spell && powerOf(spell, caster, { slot }).lasts
  }
  expect([3, 4, 5, 6, 7, 8, 9].map(slot => at('Bestow Curse', slot))).toEqual([
    { minutes: 1 },
    { minutes: 10 },
    { minutes: 480 },
    { minutes: 480 },
    { minutes: 1440 },
    { minutes: 1440 },
    'until-removed',
  ])
  expect([2, 3, 4].map(slot => at('Animal Messenger', slot))).toEqual([
    { minutes: 1440 },
    { minutes: 4320 },
    { minutes: 7200 },
  ])
  expect([3, 4, 9].map(slot => at('Magic Circle', slot))).toEqual([{ minutes: 60 }, { minutes: 120 }, { minutes: 420 }])
})

test('a great curse holds without a mind to hold it', () => {
  const spell = spellNamed('Bestow Curse')
  const held = (slot: number): boolean | undefined =>
    spell && recipeFor(spell)?.effect(powerOf(spell, caster, { slot })).needsConcentration
  expect([held(3), held(4), held(5), held(9)]).toEqual([true, true, undefined, undefined])
})
