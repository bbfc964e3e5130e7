import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Chance } from '../../../core/dice/roll-value.ts'
import { fixedDice } from '../../../core/dice/roll.ts'
import { seedRng } from '../../../core/random.ts'
import { maxHitPointsOf } from '../model/body.ts'
import type { Creature } from '../model/creature.ts'
import { creatureIdOf } from '../model/creature.ts'
import type { Deed } from '../model/deed.ts'
import { makeCreature } from '../model/make.ts'
import type { FifthWorld, HouseRules } from '../model/world.ts'
import { emptyWorld } from '../model/world.ts'
import { minutesIn, parseRestRules } from './house-rules.ts'
import type { LongRest } from './long-rest.ts'
import { takeLongRest } from './long-rest.ts'
import type { ShortRest } from './short-rest.ts'
import { takeShortRest } from './short-rest.ts'

const worldOf = (...creatures: readonly Creature[]): FifthWorld => ({
  ...emptyWorld,
  creatures: Object.fromEntries(creatures.map(one => [one.id, one])),
})
const tilda = makeCreature({
  name: 'Tilda',
  side: 'party',
  isCharacter: true,
  level: 5,
  abilities: { str: 10, dex: 10, con: 14, int: 10, wis: 10, cha: 10 },
  maxHitPoints: 40,
  hitPoints: 10,
  hitDice: [{ die: 8, max: 5, used: 1 }],
  spent: { 'Second Wind': 1, 'Action Surge (1 use)': 1, Rage: 2, 'Bardic Inspiration': 3 },
})
const wizard = makeCreature({
  name: 'Wizard',
  side: 'party',
  level: 5,
  maxHitPoints: 20,
  features: ['Arcane Recovery'],
  spellcasting: {
    ability: 'int',
    saveDc: 14,
    attackBonus: 6,
    slots: { 1: { max: 4, used: 4 }, 2: { max: 3, used: 1 }, 3: { max: 2, used: 2 } },
    pact: { level: 3, max: 2, used: 2 },
    cantrips: [],
    prepared: [],
    known: [],
  },
})
const done = (result: ReturnType<typeof takeShortRest>): Deed => {
  if (!result.ok) throw new Error(result.refusal.why)
  return result.value
}
const short = (world: FifthWorld, rest: Partial<ShortRest>, chance: Chance = seedRng(1)): Deed =>
  done(takeShortRest(world, { who: Object.values(world.creatures).map(({ id }) => id), ...rest }, chance))
const long = (world: FifthWorld, rest: Partial<LongRest> = {}): Deed =>
  done(takeLongRest(world, { who: Object.values(world.creatures).map(({ id }) => id), ...rest }, seedRng(1)))
const now = (deed: Deed, one: Creature): Creature => deed.world.creatures[one.id] ?? one

test('hit dice heal with CON, stop at whole, and an hour goes by', () => {
  const deed = short(worldOf(tilda), { hitDice: { tilda: 2 } }, fixedDice(8, 1))
  expect(now(deed, tilda)).toMatchObject({ hitPoints: 23, hitDice: [{ die: 8, max: 5, used: 3 }] })
  expect(deed.rolls.map(({ text }) => text)).toEqual(['1d8+2 = [8]+2 = 10', '1d8+2 = [1]+2 = 3'])
  expect(deed.world.minute).toBe(emptyWorld.minute + 60)
  const scratched = { ...tilda, hitPoints: 39 }
  expect(now(short(worldOf(scratched), { hitDice: { tilda: 4 } }), tilda)).toMatchObject({
    hitPoints: 40,
    hitDice: [{ die: 8, max: 5, used: 2 }],
  })
})

test('a short rest brings back what says so, a long one everything', () => {
  expect(now(short(worldOf(tilda), {}), tilda).spent).toEqual({ Rage: 2 })
  const novice = { ...tilda, level: 4 }
  expect(now(short(worldOf(novice), {}), novice).spent).toEqual({ Rage: 2, 'Bardic Inspiration': 3 })
  expect(now(long(worldOf(tilda)), tilda).spent).toEqual({})
})

test('a bard who rests along gives those who spend hit dice one more', () => {
  const bard = makeCreature({ name: 'Bard', features: ['Song of Rest (d6)'] })
  const deed = short(worldOf(tilda, bard), { hitDice: { tilda: 1 } }, fixedDice(5, 6))
  expect(now(deed, tilda).hitPoints).toBe(10 + 7 + 6)
})

test('pact slots come back after a short rest, the others after a long one', () => {
  expect(now(short(worldOf(wizard), {}), wizard).spellcasting).toMatchObject({
    pact: { used: 0 },
    slots: { 1: { used: 4 } },
  })
  const slots = now(long(worldOf(wizard)), wizard).spellcasting?.slots ?? {}
  expect(Object.values(slots).map(({ used }) => used)).toEqual([0, 0, 0])
})

test('arcane recovery gives half the level in slots, once', () => {
  const deed = short(worldOf(wizard), { recover: { wizard: [1, 2] } })
  expect(now(deed, wizard).spellcasting?.slots).toMatchObject({ 1: { used: 3 }, 2: { used: 0 }, 3: { used: 2 } })
  const again = takeShortRest(deed.world, { who: [wizard.id], recover: { wizard: [1] } }, seedRng(1))
  expect(again.ok ? '' : again.refusal.why).toContain('has used Arcane Recovery today')
  for (const levels of [
    [3, 1],
    [2, 2],
  ] as const) {
    const refused = takeShortRest(worldOf(wizard), { who: [wizard.id], recover: { wizard: [...levels] } }, seedRng(1))
    expect(refused.ok ? '' : refused.refusal.code).toBe('no-recovery')
  }
})

test('a long rest gives half of the hit dice back, at least one, and eases exhaustion', () => {
  const worn = { ...tilda, exhaustion: 4, hitPoints: 3, temporaryHitPoints: 5, hitDice: [{ die: 8, max: 5, used: 5 }] }
  const after = now(long(worldOf(worn)), worn)
  expect(after).toMatchObject({ exhaustion: 3, hitPoints: 40, temporaryHitPoints: 0, hitDice: [{ used: 3 }] })
  expect(now(long(worldOf(worn), { hasFood: false }), worn)).toMatchObject({ exhaustion: 4, hitPoints: 20 })
  const green = { ...tilda, hitDice: [{ die: 8, max: 1, used: 1 }] }
  expect(now(long(worldOf(green)), green).hitDice).toEqual([{ die: 8, max: 1, used: 0 }])
})

test('one long rest in a day: the second waits, and says for how long', () => {
  const rested = long(worldOf(tilda)).world
  const again = takeLongRest(rested, { who: [tilda.id] }, seedRng(1))
  expect(again.ok ? '' : again.refusal.why).toContain('another counts in 16 hours')
  const later = { ...rested, minute: rested.minute + 16 * 60 }
  expect(takeLongRest(later, { who: [tilda.id] }, seedRng(1)).ok).toBe(true)
})

test('those without hit points, and the dead, gain nothing and are named', () => {
  const down = { ...tilda, hitPoints: 0, life: 'stable' } as const
  const dead = makeCreature({ name: 'Dead', life: 'dead', hitPoints: 0 })
  const deed = long(worldOf(wizard, down, dead))
  expect(deed.facts.slice(0, 2)).toEqual([
    'Tilda has no hit points; a long rest helps only those who have one.',
    'Dead is dead.',
  ])
  expect(now(deed, down).hitPoints).toBe(0)
  expect(takeLongRest(worldOf(dead), { who: [dead.id] }, seedRng(1)).ok).toBe(false)
})

test('what lasts until a rest ends with it, and concentration does not outlast sleep', () => {
  const lasting = { source: tilda.id, from: 'Bless', needsConcentration: true } as const
  const blessed: Creature = {
    ...tilda,
    concentration: { on: 'Bless', until: { minute: 9999 } },
    buffs: [
      { ...lasting, name: 'Bless', modifiers: [], until: { minute: 9999 } },
      { name: 'Vigour', modifiers: [], source: tilda.id, from: 'Vigour', until: { rest: 'long' } },
      { name: 'Mark', modifiers: [], source: tilda.id, from: 'Mark', until: 'removed' },
    ],
  }
  expect(now(short(worldOf(blessed), {}), blessed).buffs.map(({ name }) => name)).toEqual(['Bless', 'Vigour', 'Mark'])
  const after = now(long(worldOf(blessed)), blessed)
  expect([after.buffs.map(({ name }) => name), after.concentration]).toEqual([['Mark'], null])
})

test.each([
  ['nobody', [], 'nobody-to-rest'],
  ['somebody who is not there', [creatureIdOf('constructor')], 'nobody-to-rest'],
])('%s cannot rest', (_, who, code) => {
  for (const take of [takeShortRest, takeLongRest]) {
    const rested = take(worldOf(tilda), { who }, seedRng(1))
    expect(rested.ok ? '' : rested.refusal.code).toBe(code)
  }
})

test('a rest never goes over what a body, a purse of dice or a slot can hold', () => {
  const small = fc.nat(30)
  const worn = fc.record({ hitPoints: small, exhaustion: fc.nat(5), used: fc.nat(8), dice: fc.nat(12), seed: fc.nat() })
  fc.assert(
    fc.property(worn, fc.boolean(), ({ hitPoints, exhaustion, used, dice, seed }, isLong) => {
      const one: Creature = {
        ...tilda,
        maxHitPoints: 30,
        hitPoints: Math.max(1, Math.min(hitPoints, exhaustion >= 4 ? 15 : 30)),
        exhaustion,
        hitDice: [{ die: 8, max: 8, used }],
      }
      const world = worldOf(one)
      const after = now(isLong ? long(world) : short(world, { hitDice: { tilda: dice } }, seedRng(seed)), one)
      expect(after.hitPoints).toBeLessThanOrEqual(maxHitPointsOf(after))
      expect(after.hitPoints).toBeGreaterThanOrEqual(one.hitPoints)
      const [left] = after.hitDice
      expect(left && left.used >= 0 && left.used <= left.max).toBe(true)
    }),
  )
})

const base: HouseRules = emptyWorld.houseRules
test.each([
  [
    '- Short rest: 8 hours, long rest 24 hours in safety',
    { shortRestMinutes: 480, longRestMinutes: 1440, longRestNeedsSafety: true },
  ],
  [
    '**Resting**: short rests take a night. Long rests take a week.',
    { shortRestMinutes: 480, longRestMinutes: 10_080 },
  ],
  [
    '### Healing\n\nA long rest is one day in a safe haven.',
    { shortRestMinutes: 60, longRestMinutes: 1440, longRestNeedsSafety: true },
  ],
  ['- Short rest is half an hour', { shortRestMinutes: 30, longRestMinutes: 480 }],
  ['- No resting changes, flanking gives advantage', { shortRestMinutes: 60, longRestMinutes: 480 }],
])('house rules are read from the overview: %s', (text, expected) => {
  const overview = `# Campaign\n\nA short rest of 99 hours.\n\n## House Rules\n\n${text}\n\n## Session Zero Notes\n- long rest 3 hours\n`
  expect(parseRestRules(overview, base)).toEqual({ ...base, ...expected })
})

test('without such a section the book stands, and a length is a length', () => {
  expect(parseRestRules('# Campaign\n', base)).toEqual(base)
  expect(['8 hours', '30-minute', 'an hour', 'two days', 'soon'].map(minutesIn)).toEqual([480, 30, 60, 2880, undefined])
})

test('where the house rules ask for safety, the wild refuses a long rest', () => {
  const rules = parseRestRules('## House Rules\nshort rest 8 hours, long rest 24 hours in safety', base)
  const world = { ...worldOf(tilda), houseRules: rules }
  const refused = takeLongRest(world, { who: [tilda.id] }, seedRng(1))
  expect(refused.ok ? '' : refused.refusal.code).toBe('not-safe')
  expect(long(world, { isSafe: true }).world.minute).toBe(world.minute + 1440)
})
