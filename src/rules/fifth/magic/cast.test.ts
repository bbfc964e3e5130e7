import { expect, test } from 'vitest'
import { fixedDice } from '../../../core/dice/roll.ts'
import { seedRng } from '../../../core/random.ts'
import { applyEffect } from '../combat/apply-effect.ts'
import { creatureIdOf } from '../model/creature.ts'
import { fold } from '../model/fold.ts'
import { makeCreature } from '../model/make.ts'
import { emptyWorld } from '../model/world.ts'
import { ask, cast, deedIn, fightOf, foe, grub, mag, mira, now, refused, tor, usedOf, worldOf } from './scenario.ts'
import { sustainSpell } from './sustain.ts'

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

test('a wall of fire burns those it appears among, and later those who stay in it', () => {
  const deed = deedIn(fightOf(mira, tor), fixedDice(4, 4, 4, 4, 4, 1))
  cast(deed, ask('wall of fire', [tor]))
  expect(now(deed, tor)).toMatchObject({ hitPoints: 40, buffs: [] })
  expect(sustainSpell(deed, { who: mira.id, spell: 'wall of fire', targets: [tor.id] }).ok).toBe(true)
  expect(now(deed, tor).buffs.map(({ name, onTurn }) => [name, onTurn?.at])).toEqual([['Wall of Fire', 'start']])
})

test('a blade of fire is drawn first and strikes with the action', () => {
  const deed = deedIn(fightOf(mira, tor), fixedDice(15, 2, 2, 2))
  cast(deed, ask('flame blade'))
  expect(now(deed, tor).hitPoints).toBe(60)
  expect(sustainSpell(deed, { who: mira.id, spell: 'flame blade', targets: [tor.id] }).ok).toBe(true)
  expect(now(deed, tor).hitPoints).toBe(54)
})

test('a nightmare hurts until it is seen through', () => {
  const deed = deedIn(worldOf(mira, tor), fixedDice(1, 1, 5, 5, 5, 5, 20, 5, 5, 5, 5))
  cast(deed, ask('phantasmal killer', [tor]))
  const dread = now(deed, tor).buffs[0]?.onTurn?.effect
  const turn = (): void => void (dread && applyEffect(deed, { effect: dread, source: mira.id, targets: [tor.id] }))
  deed.chance = fixedDice(5, 5, 5, 5, 1)
  turn()
  expect(now(deed, tor)).toMatchObject({ hitPoints: 40, conditions: [{ condition: 'frightened' }] })
  deed.chance = fixedDice(5, 5, 5, 5, 20)
  turn()
  expect(now(deed, tor)).toMatchObject({ hitPoints: 40, conditions: [], buffs: [] })
})

test('sleep does not come to the undead', () => {
  const ghoul = foe('Ghoul', { type: 'undead', maxHitPoints: 5 })
  const deed = deedIn(worldOf(mira, ghoul), seedRng(1))
  cast(deed, ask('sleep', [ghoul]))
  expect(now(deed, ghoul).conditions).toEqual([])
})

test('whoever casts is seen again', () => {
  const deed = deedIn(worldOf(mira, tor), seedRng(1))
  cast(deed, ask('invisibility', [mira]))
  expect(now(deed, mira).conditions.map(({ condition }) => condition)).toEqual(['invisible'])
  cast(deed, ask('fire bolt', [tor]))
  expect(now(deed, mira).conditions).toEqual([])
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
