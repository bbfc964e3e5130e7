import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Chance } from '../../../core/dice/roll-value.ts'
import { fixedDice } from '../../../core/dice/roll.ts'
import { seedRng } from '../../../core/random.ts'
import { spells } from '../data/spells.ts'
import type { Creature, CreatureId, Slots, Spellcasting } from '../model/creature.ts'
import { creatureIdOf } from '../model/creature.ts'
import type { Deed } from '../model/deed.ts'
import { beginDeed } from '../model/deed.ts'
import { fold } from '../model/fold.ts'
import { makeCreature } from '../model/make.ts'
import type { FifthWorld } from '../model/world.ts'
import { emptyWorld } from '../model/world.ts'
import type { Cast, CastAsk } from './cast.ts'
import { castSpell } from './cast.ts'
import { slotLevels, slotsLeft } from './slots.ts'
import { sustainSpell } from './sustain.ts'

const everySpell = spells.map(({ name }) => name)
const fullSlots: Slots = Object.fromEntries(slotLevels.map(level => [level, { max: 2, used: 0 }]))
const casting = (more: Partial<Spellcasting> = {}): Spellcasting => ({
  ability: 'int',
  saveDc: 15,
  attackBonus: 7,
  slots: fullSlots,
  cantrips: everySpell,
  prepared: everySpell,
  known: everySpell,
  canCastRituals: true,
  ...more,
})
const mira = makeCreature({
  name: 'Mira',
  side: 'party',
  isCharacter: true,
  className: 'Wizard',
  level: 9,
  maxHitPoints: 50,
  abilities: { str: 10, dex: 10, con: 10, int: 18, wis: 10, cha: 10 },
  spellcasting: casting(),
  items: [
    { name: 'Arcane focus', count: 1 },
    { name: 'Diamond', count: 2, note: 'worth 500 gp' },
  ],
})
const foe = (name: string, more: Partial<Creature> = {}): Creature =>
  makeCreature({ name, maxHitPoints: 30, armour: 12, ...more })
const [grub, mag, tor] = [foe('Grub'), foe('Mag', { maxHitPoints: 12 }), foe('Tor', { maxHitPoints: 60 })]

const worldOf = (...creatures: readonly Creature[]): FifthWorld => ({
  ...emptyWorld,
  creatures: Object.fromEntries(creatures.map(one => [one.id, one])),
})
const fightOf = (...creatures: readonly Creature[]): FifthWorld => {
  const order = creatures.map(({ id }) => ({ who: id, score: 10, dexterity: 0 }))
  const begun = fold(worldOf(...creatures), { type: 'fight-began', tier: 'standard', order, surprised: [], far: [] })
  return fold(fold(begun, { type: 'round-began', round: 1 }), { type: 'turn-began', who: mira.id, round: 1 })
}
const deedIn = (world: FifthWorld, chance: Chance = seedRng(7)): Deed => beginDeed(world, chance)
const ask = (spell: string, targets: readonly Creature[] = [], more: Partial<CastAsk> = {}): CastAsk => ({
  who: mira.id,
  spell,
  targets: targets.map(({ id }) => id),
  ...more,
})
const cast = (deed: Deed, what: CastAsk): Cast => {
  const done = castSpell(deed, what)
  if (!done.ok) throw new Error(`${done.refusal.code}: ${done.refusal.why}`)
  return done.value
}
const refused = (deed: Deed, what: CastAsk): { readonly code: string; readonly allowed: readonly string[] } => {
  const before = JSON.stringify(deed)
  const done = castSpell(deed, what)
  expect(JSON.stringify(deed)).toBe(before) // a refusal changes nothing
  return done.ok ? { code: 'accepted', allowed: [] } : done.refusal
}
const now = ({ world }: Deed, { id }: { readonly id: CreatureId }): Creature => world.creatures[id] ?? mira
const usedOf = (deed: Deed, level: 1 | 2 | 3 | 4 | 5): number | undefined =>
  now(deed, mira).spellcasting?.slots[level]?.used

test('a fireball burns all it catches, half for those who save, and its slot is gone', () => {
  const deed = deedIn(fightOf(mira, grub, mag, tor), fixedDice(6, 6, 6, 6, 6, 6, 6, 6, 1, 20, 2))
  cast(deed, ask('fireball', [grub, mag, tor]))
  expect([grub, mag, tor].map(one => now(deed, one).hitPoints)).toEqual([0, 0, 12])
  expect(usedOf(deed, 3)).toBe(1)
  expect(deed.world.fight?.turn).toMatchObject({ hasActed: true, castWithAction: true })
  expect(deed.facts[0]).toBe('Mira casts Fireball.')
})

test('a higher slot burns hotter', () => {
  const deed = deedIn(worldOf(mira, tor), fixedDice(...Array.from({ length: 10 }, () => 3), 1))
  cast(deed, ask('Fireball', [tor], { slot: 5 }))
  expect(now(deed, tor).hitPoints).toBe(60 - 30)
  expect([usedOf(deed, 3), usedOf(deed, 5)]).toEqual([0, 1])
  expect(deed.facts[0]).toBe('Mira casts Fireball with a slot of 5th level.')
})

test('magic missiles fly as they are sent, and what is left over goes round', () => {
  const deed = deedIn(worldOf(mira, grub, mag), fixedDice(1, 2, 3))
  cast(deed, ask('magic missile', [grub, mag]))
  expect([now(deed, grub).hitPoints, now(deed, mag).hitPoints]).toEqual([30 - 2 - 4, 12 - 3])
})

test('eldritch blast has a beam more at levels 5, 11 and 17', () => {
  const deed = deedIn(worldOf(mira, tor), seedRng(1))
  expect(cast(deed, ask('eldritch blast', [tor])).outcomes.length).toBe(2)
})

test('healing adds the modifier once and never goes over the top', () => {
  const hurt = { ...mira, name: 'Hurt', id: creatureIdOf('Hurt'), hitPoints: 45 }
  const deed = deedIn(worldOf(mira, hurt), fixedDice(8))
  cast(deed, ask('cure wounds', [hurt]))
  expect(now(deed, hurt).hitPoints).toBe(50)
  const undead = foe('Ghoul', { type: 'undead', hitPoints: 1 })
  const wasted = deedIn(worldOf(mira, undead))
  cast(wasted, ask('cure wounds', [undead]))
  expect(now(wasted, undead).hitPoints).toBe(1)
})

test('hold person holds a person, who may shake it off at the end of each turn', () => {
  const deed = deedIn(worldOf(mira, grub), fixedDice(1))
  cast(deed, ask('hold person', [grub]))
  const [held] = now(deed, grub).conditions
  expect(held).toMatchObject({
    condition: 'paralyzed',
    needsConcentration: true,
    saveEnds: { ability: 'wis', dc: 15, at: 'end' },
  })
  expect(now(deed, mira).concentration?.on).toBe('Hold Person')
  const beast = foe('Wolf', { type: 'beast' })
  const spared = deedIn(worldOf(mira, beast), fixedDice(1))
  cast(spared, ask('hold person', [beast]))
  expect(now(spared, beast).conditions).toEqual([])
})

test('another spell that needs the mind ends the first, and all that hung on it', () => {
  const deed = deedIn(worldOf(mira, grub), fixedDice(1, 1))
  cast(deed, ask('hold person', [grub]))
  cast(deed, ask('bless', [mira]))
  expect(now(deed, mira).concentration?.on).toBe('Bless')
  expect(now(deed, grub).conditions).toEqual([])
})

test('sleep takes the weakest first, up to what the dice allow', () => {
  const deed = deedIn(worldOf(mira, grub, mag, tor), fixedDice(3, 3, 3, 3, 3))
  cast(deed, ask('sleep', [tor, grub, mag]))
  expect([grub, mag, tor].map(one => now(deed, one).conditions.length > 0)).toEqual([false, true, false])
  const more = deedIn(worldOf(mira, grub, mag), fixedDice(...Array.from({ length: 7 }, () => 6)))
  cast(more, ask('sleep', [grub, mag], { slot: 2 })) // two dice more: 42 hit points
  expect([grub, mag].map(one => now(more, one).conditions.length > 0)).toEqual([true, true])
})

test('a power word asks for hit points, not for a save', () => {
  const deed = deedIn(worldOf(mira, grub))
  cast(deed, ask('power word kill', [grub]))
  expect(now(deed, grub).life).toBe('dead')
  const giant = foe('Giant', { maxHitPoints: 200 })
  const spared = deedIn(worldOf(mira, giant))
  cast(spared, ask('power word stun', [giant]))
  expect(now(spared, giant).conditions).toEqual([])
})

test('an arrow of acid that misses still splashes', () => {
  const deed = deedIn(worldOf(mira, grub), fixedDice(1, 4, 4, 4, 3))
  cast(deed, ask('acid arrow', [grub]))
  expect(now(deed, grub).hitPoints).toBe(30 - 7)
})

test('the dead come back for a diamond, which is gone', () => {
  const dead = makeCreature({ name: 'Bram', life: 'dead', hitPoints: 0, maxHitPoints: 20 })
  const deed = deedIn(worldOf(mira, dead))
  cast(deed, ask('revivify', [dead]))
  expect(now(deed, dead)).toMatchObject({ life: 'alive', hitPoints: 1 })
  expect(now(deed, mira).items.find(({ name }) => name === 'Diamond')?.count).toBe(1)
  expect(refused(deedIn(worldOf(mira, grub)), ask('revivify', [grub])).code).toBe('no-target')
})

test('beasts come, obey, and go with the spell', () => {
  const deed = deedIn(fightOf(mira, grub))
  cast(deed, ask('conjure animals', [], { choice: 'brown bear' }))
  const bears = Object.values(deed.world.creatures).filter(({ name }) => name.startsWith('Brown Bear'))
  expect(bears.map(({ side }) => side)).toEqual(['party', 'party'])
  cast({ ...deed, world: { ...deed.world, fight: null } }, ask('bless', [mira]))
  const ended = deedIn({ ...deed.world, fight: null })
  cast(ended, ask('bless', [mira]))
  expect(Object.keys(ended.world.creatures)).toEqual(['mira', 'grub'])
})

test('a ritual takes ten minutes more and no slot', () => {
  const deed = deedIn(worldOf(mira))
  cast(deed, ask('detect magic', [], { asRitual: true }))
  expect([usedOf(deed, 1), deed.world.minute - emptyWorld.minute]).toEqual([0, 10])
  expect(now(deed, mira).concentration?.on).toBe('Detect Magic')
})

test('a weapon of spirit strikes again with a bonus action and without a slot', () => {
  const deed = deedIn(fightOf(mira, tor), fixedDice(19, 4, 19, 4))
  cast(deed, ask('spiritual weapon', [tor]))
  const next = deedIn(
    fold(fold(deed.world, { type: 'turn-ended', who: mira.id }), { type: 'turn-began', who: mira.id, round: 2 }),
    fixedDice(19, 4),
  )
  expect(sustainSpell(next, { who: mira.id, spell: 'spiritual weapon', targets: [tor.id] }).ok).toBe(true)
  expect([now(next, tor).hitPoints, usedOf(next, 2)]).toEqual([60 - 16, 1])
  const twice = sustainSpell(next, { who: mira.id, spell: 'spiritual weapon', targets: [tor.id] })
  expect(twice.ok ? '' : twice.refusal.code).toBe('bonus-action-used')
  const none = sustainSpell(next, { who: mira.id, spell: 'moonbeam', targets: [tor.id] })
  expect(none.ok ? [] : none.refusal.allowed).toEqual(['Spiritual Weapon'])
})

test('magic is dispelled by greater magic at once, and by lesser with a check', () => {
  const deed = deedIn(worldOf(mira, grub), fixedDice(1, 1))
  cast(deed, ask('hold monster', [grub]))
  cast(deed, ask('dispel magic', [grub]))
  expect(now(deed, grub).conditions.length).toBe(1) // 1 and 4 do not make 15
  cast(deed, ask('dispel magic', [grub], { slot: 5 }))
  expect(now(deed, grub).conditions).toEqual([])
})

test('a spell without an effect in code is for the GM, with its text at hand, and its slot is spent', () => {
  const deed = deedIn(worldOf({ ...mira, isCharacter: false }))
  const done = cast(deed, ask('prismatic wall'))
  expect(done.ruledBy).toBe('gm')
  expect(deed.facts.some(fact => fact.includes('for the GM to rule'))).toBe(true)
  expect(deed.facts.at(-1)).toContain('Prismatic Wall (60 feet, 10 minutes)')
  expect(now(deed, mira).spellcasting?.slots[9]?.used).toBe(1)
})

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
