import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fixedDice } from '../../../core/dice/roll.ts'
import { seedRng } from '../../../core/random.ts'
import { spells } from '../data/spells.ts'
import type { Creature, Slots } from '../model/creature.ts'
import { creatureIdOf } from '../model/creature.ts'
import { fold } from '../model/fold.ts'
import { makeCreature } from '../model/make.ts'
import type { CastAsk } from './cast.ts'
import { castSpell } from './cast.ts'
import {
  ask,
  cast,
  casting,
  deedIn,
  everySpell,
  fightOf,
  foe,
  grub,
  mag,
  mira,
  now,
  refused,
  tor,
  worldOf,
} from './scenario.ts'
import { slotLevels, slotsLeft } from './slots.ts'

test.each<[string, CastAsk, string, string | undefined]>([
  ['an unknown spell', ask('firebal', [grub]), 'spell-unknown', 'Fireball'],
  ['the spell "constructor"', ask('constructor'), 'spell-unknown', undefined],
  ['a target that is not there', ask('fireball', [foe('Nobody')]), 'no-target', 'Grub'],
  ['the target "constructor"', { ...ask('fireball'), targets: [creatureIdOf('constructor')] }, 'no-target', 'Grub'],
  ['no target at all', ask('fire bolt'), 'no-target', 'Grub'],
  ['too many at once', ask('hold person', [grub, mag]), 'too-many-targets', undefined],
  ['a slot too low', ask('fireball', [grub], { slot: 2 }), 'slot-too-low', '3rd: 2/2'],
  ['a slot nobody has', ask('fireball', [grub], { slot: 12 }), 'no-slot', undefined],
  [
    'a choice the spell does not give',
    ask('protection from energy', [mira], { choice: 'psychic' }),
    'no-such-choice',
    'fire',
  ],
  ['a ritual that is none', ask('fireball', [grub], { asRitual: true }), 'no-ritual', undefined],
  ['a caster who is not there', { ...ask('fireball', [grub]), who: creatureIdOf('toString') }, 'no-caster', 'Mira'],
  ['a thing that costs a thousand', ask('resurrection', [grub]), 'accepted-material', undefined],
])('%s is refused, and nothing changes', (what, asked, code, offer) => {
  const bare = { ...mira, items: [{ name: 'Arcane focus', count: 1 }] }
  const world = what.startsWith('a thing') ? worldOf(bare, grub, mag) : worldOf(mira, grub, mag)
  const answer = refused(deedIn(world), asked)
  expect(answer.code).toBe(code === 'accepted-material' ? 'no-material' : code)
  expect(offer === undefined || answer.allowed.includes(offer)).toBe(true)
})

test.each<[string, Partial<Creature>, string, string]>([
  ['nobody who cannot cast', { name: 'Mira' }, 'fireball', 'not-known'],
  [
    'silenced',
    { buffs: [{ name: 'Silence', modifiers: [], source: mira.id, from: 'Silence', until: 'removed' }] },
    'fireball',
    'silenced',
  ],
  [
    'stunned',
    { conditions: [{ condition: 'stunned', source: mira.id, from: 'blow', until: 'removed' }] },
    'fireball',
    'incapacitated',
  ],
  ['without a focus', { items: [{ name: 'Rope', count: 1 }] }, 'fireball', 'no-focus'],
  ['not prepared', { spellcasting: casting({ prepared: ['Bless'] }) }, 'fireball', 'not-prepared'],
  ['not known', { spellcasting: casting({ prepared: ['bless'], known: [] }) }, 'fireball', 'not-known'],
  [
    'without a slot',
    { spellcasting: casting({ slots: { 1: { max: 4, used: 1 }, 3: { max: 2, used: 2 } } }) },
    'fireball',
    'no-slot',
  ],
])('a caster who is %s is refused', (_, more, spell, code) => {
  const caster: Creature = {
    ...mira,
    ...more,
    ...(code === 'not-known' &&
      more.spellcasting === undefined && { spellcasting: casting({ prepared: [], known: [] }) }),
  }
  expect(refused(deedIn(worldOf(caster, grub)), ask(spell, [grub])).code).toBe(code)
})

test('which slots are left is told', () => {
  const slots: Slots = { 1: { max: 4, used: 1 }, 3: { max: 2, used: 2 } }
  const spent = { ...mira, spellcasting: casting({ slots, pact: { level: 2, max: 2, used: 0 } }) }
  const { allowed } = refused(deedIn(worldOf(spent, grub)), ask('fireball', [grub]))
  expect(allowed).toEqual(['a cantrip', '1st: 3/4', '3rd: 0/2', 'pact (2nd): 2/2'])
})

test('in a fight: one spell a turn beside a cantrip, no long castings, and reach counts', () => {
  const world = fightOf(mira, grub)
  const deed = deedIn(world, fixedDice(1, 1, 1, 1, 1, 1))
  cast(deed, ask('healing word', [mira]))
  expect(refused(deed, ask('fireball', [grub])).code).toBe('one-spell-a-turn')
  cast(deed, ask('fire bolt', [grub]))
  expect(refused(deed, ask('fire bolt', [grub])).code).toBe('action-used')
  expect(refused(deedIn(world), ask('find familiar')).code).toBe('too-slow')
  const far = { ...world, creatures: { ...world.creatures, [grub.id]: { ...grub, zone: 'far' as const } } }
  expect(refused(deedIn(far), ask('shocking grasp', [grub])).code).toBe('no-target')
  expect(refused(deedIn(world), { ...ask('fire bolt', [grub]), who: grub.id }).code).toBe(
    'not-known'.replace('not-known', 'no-caster'),
  )
})

test('a touch takes a step towards whoever is near, and none towards whoever is far', () => {
  const deed = deedIn(fightOf(mira, grub), fixedDice(15, 4, 4))
  cast(deed, ask('shocking grasp', [grub]))
  expect(deed.world.fight?.turn?.hasMoved).toBe(true)
  expect(deed.world.fight?.engaged).toEqual([['mira', 'grub']])
  expect(now(deed, grub).hitPoints).toBe(22)
})

test('a mind that slips in its own thorns lets go of all of them', () => {
  const deed = deedIn(worldOf(mira), fixedDice(4, 4, 1))
  cast(deed, ask('spike growth', [mira]))
  expect(now(deed, mira)).toMatchObject({ concentration: null, buffs: [] })
})

test('a warlock casts everything at the level of the pact', () => {
  const warlock = { ...mira, spellcasting: casting({ slots: {}, pact: { level: 5, max: 2, used: 1 } }) }
  const deed = deedIn(worldOf(warlock, tor), seedRng(3))
  expect(cast(deed, ask('fireball', [tor])).slot).toBe(5)
  expect(now(deed, mira).spellcasting?.pact?.used).toBe(2)
  expect(refused(deed, ask('fireball', [tor])).code).toBe('no-slot')
})

test.each(spells.map(spell => [spell.name, spell] as const))(
  '%s can be cast, in a fight and out of it',
  (name, spell) => {
    const dead = makeCreature({ name: 'Dead', life: 'dead', hitPoints: 0, side: 'party' })
    const rich = { ...mira, isCharacter: false }
    for (const world of [worldOf(rich, grub, dead), fightOf(rich, grub)]) {
      for (const targets of [[grub], [dead]]) {
        const deed = deedIn(world, seedRng(name))
        const done = castSpell(deed, ask(name, targets))
        const slots = deed.world.creatures[mira.id]?.spellcasting?.slots ?? {}
        for (const slot of Object.values(slots)) expect(slot.used >= 0 && slot.used <= slot.max).toBe(true)
        expect(deed.events.reduce(fold, world)).toEqual(deed.world) // the world is the fold of its events
        expect(done.ok || deed.events.length === 0).toBe(true)
        expect(done.ok || ['no-target', 'too-slow'].includes(done.refusal.code)).toBe(true)
      }
    }
    expect(spell.level).toBeLessThanOrEqual(9)
  },
)

test('casting at random never makes a slot negative or overdrawn, and one mind holds one spell', () => {
  const names = fc.constantFrom(...everySpell)
  const step = fc.tuple(names, fc.option(fc.integer({ min: 0, max: 10 }), { nil: undefined }), fc.nat(2))
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), fc.nat(), (steps, seed) => {
      const deed = deedIn(worldOf({ ...mira, isCharacter: false }, grub, tor), seedRng(seed))
      for (const [spell, slot, who] of steps) {
        const target = [mira, grub, tor][who] ?? grub
        castSpell(deed, ask(spell, [target], slot === undefined ? {} : { slot }))
        const held = deed.world.creatures[mira.id]?.spellcasting
        for (const level of slotLevels) expect(held && slotsLeft(held, level)).toBeGreaterThanOrEqual(0)
        for (const { used, max } of Object.values(held?.slots ?? {})) expect(used).toBeLessThanOrEqual(max)
      }
      for (const { buffs, conditions } of Object.values(deed.world.creatures))
        for (const { source, from, needsConcentration } of [...buffs, ...conditions])
          expect(needsConcentration !== true || deed.world.creatures[source]?.concentration?.on === from).toBe(true)
    }),
    { numRuns: 150 },
  )
})
