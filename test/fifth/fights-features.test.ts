/** What the classes do in a fight beside blows and spells, each by its rule, and back with its rest. */
import { expect, test } from 'vitest'
import { seedRng } from '../../src/core/random.ts'
import { assert } from '../../src/core/result.ts'
import { createCharacter } from '../../src/rules/fifth/creation/create.ts'
import { features, readyFeatures } from '../../src/rules/fifth/features/all.ts'
import { makeCreature } from '../../src/rules/fifth/model/make.ts'
import type { Creature } from '../../src/rules/fifth/model/creature.ts'
import type { FifthEvent } from '../../src/rules/fifth/model/events.ts'
import { parseSheet, toCreature } from '../../src/rules/fifth/sheet/index.ts'
import { judge } from './lawful.ts'
import { makeHero } from './heroes.ts'
import { Table } from './scenario.ts'

const about = {
  race: 'Human',
  campaign: 'The Salt Road',
  method: 'array',
  background: 'Acolyte',
  player: 'ai',
} as const

function hero(className: string, level = 3, name = 'Odo Fenn'): Creature {
  const made = createCharacter({ ...about, name, className, level }, seedRng(className))
  assert(made.ok, `${className} can be made`)
  return toCreature(parseSheet(made.value.sheet).character)
}

const friend = (): Creature => ({ ...makeHero('fighter', 3, 'Tilda'), hitPoints: 5 })

/** In a fight with an ogre that stands and waits, at the hero's own turn. */
function inFight(who: Creature, foe = 'Ogre', seed = 1): Table {
  const table = new Table([who, friend()], seed)
  table.play('start-fight', { foes: [foe], tier: 'standard' })
  return table.until('Odo Fenn')
}

test('second wind heals once, as a bonus action, and again after a short rest', () => {
  const table = inFight({ ...hero('Fighter'), hitPoints: 1 })
  table.play('use-feature', { who: 'Odo', feature: 'second-wind' })
  expect(table.creature('Odo Fenn').hitPoints).toBeGreaterThan(1 + 3)
  expect(table.refused('use-feature', { who: 'Odo', feature: 'second-wind' }).code).toBe('none-left')
  table.play('attack', { who: 'Odo', target: 'Ogre' })
  table.play('end-fight', { outcome: 'truce' })
  table.play('rest', { kind: 'short' })
  expect(readyFeatures(table.creature('Odo Fenn')).map(({ name }) => name)).toContain('second-wind')
})

test('action surge gives the action back, and only once it is gone', () => {
  const table = inFight(hero('Fighter'))
  expect(table.refused('use-feature', { who: 'Odo', feature: 'action-surge' }).code).toBe('action-left')
  table.play('dodge', { who: 'Odo' })
  expect(table.refused('attack', { who: 'Odo', target: 'Ogre' }).code).toBe('action-used')
  table.play('use-feature', { who: 'Odo', feature: 'action-surge' })
  table.play('attack', { who: 'Odo', target: 'Ogre' })
  expect(table.refused('attack', { who: 'Odo', target: 'Ogre' }).code).toBe('action-used')
})

test('rage halves blows, adds to blows of strength, bars spells, and ends with consciousness', () => {
  const table = inFight(hero('Barbarian'))
  table.play('use-feature', { who: 'Odo', feature: 'rage' })
  expect(table.creature('Odo Fenn').buffs.map(({ name }) => name)).toEqual(['Rage'])
  const before = table.creature('Odo Fenn').hitPoints
  table.play('damage', { who: ['Odo'], dice: '10', type: 'slashing', from: 'a blade' })
  expect(table.creature('Odo Fenn').hitPoints).toBe(before - 5)
  table.play('damage', { who: ['Odo'], dice: '3', type: 'fire', from: 'a torch' })
  expect(table.creature('Odo Fenn').hitPoints).toBe(before - 8)
  expect(table.refused('use-feature', { who: 'Odo', feature: 'rage' }).code).toBe('bonus-action-used')
  table.play('damage', { who: ['Odo'], dice: '40', type: 'fire', from: 'a pyre' })
  expect(table.creature('Odo Fenn').buffs).toEqual([])
})

test('hands heal as much as is needed and left, wake the dying, and the pool runs dry', () => {
  const table = inFight(hero('Paladin'))
  table.play('damage', { who: ['Tilda'], dice: '5', type: 'fire', from: 'a torch' })
  expect(table.creature('Tilda').life).toBe('dying')
  table.play('use-feature', { who: 'Odo', feature: 'lay-on-hands', targets: ['Tilda'] })
  expect(table.creature('Tilda')).toMatchObject({ life: 'alive', hitPoints: 15 })
  table.play('end-turn')
  table.until('Odo Fenn')
  expect(table.refused('use-feature', { who: 'Odo', feature: 'lay-on-hands', targets: ['Tilda'] }).code).toBe(
    'none-left',
  )
})

test('inspiration is a die for the next thing a friend tries, and is gone with it', () => {
  const table = inFight(hero('Bard'))
  expect(table.refused('use-feature', { who: 'Odo', feature: 'bardic-inspiration' }).code).toBe('inspires-self')
  table.play('use-feature', { who: 'Odo', feature: 'bardic-inspiration', targets: ['Tilda'] })
  const { rolls } = table.play('check', { who: 'Tilda', skill: 'athletics', dc: 10 })
  expect(rolls[0]?.text).toContain('1d6')
  expect(table.creature('Tilda').buffs).toEqual([])
})

test('the undead are turned, run, and come back when they are hurt', () => {
  const turned = Array.from({ length: 12 }, (_, seed) => {
    const table = inFight(hero('Cleric'), 'Skeleton', seed)
    table.play('use-feature', { who: 'Odo', feature: 'turn-undead' })
    return table
  }).find(table => table.creature('Skeleton 1').buffs.length > 0)
  assert(turned !== undefined, 'one of twelve skeletons is turned')
  turned.until('Skeleton 1')
  turned.play('play-turn')
  expect(turned.creature('Skeleton 1').zone).toBe('far')
  turned.play('damage', { who: ['Skeleton 1'], dice: '1', type: 'fire', from: 'a torch' })
  expect(turned.creature('Skeleton 1').buffs.map(({ name }) => name)).not.toContain('Turned')
})

test('a monk strikes on with bare hands, with ki twice, as long as there is some', () => {
  const table = inFight({ ...hero('Monk'), maxHitPoints: 500, hitPoints: 500 }, 'Adult Red Dragon')
  table.play('move', { who: 'Odo', towards: 'Dragon' })
  expect(table.refused('use-feature', { who: 'Odo', feature: 'flurry-of-blows' }).code).toBe('not-struck')
  for (let turn = 0; turn < 3; turn += 1) {
    table.play('attack', { who: 'Odo', target: 'Dragon' })
    const { events } = table.play('use-feature', { who: 'Odo', feature: 'flurry-of-blows' })
    expect(events.filter(({ type }) => type === 'attack-made')).toHaveLength(2)
    table.play('end-turn')
    table.until('Odo Fenn')
  }
  table.play('attack', { who: 'Odo', target: 'Dragon' })
  expect(table.refused('use-feature', { who: 'Odo', feature: 'flurry-of-blows' }).code).toBe('none-left')
  table.play('use-feature', { who: 'Odo', feature: 'martial-arts' })
})

test('a smite burns a slot when it lands, and only then', () => {
  const landed = new Set<boolean>()
  for (let seed = 0; seed < 20; seed += 1) {
    const table = inFight(hero('Paladin'), 'Ogre', seed)
    const { events } = table.play('attack', { who: 'Odo', target: 'Ogre', smite: true })
    const hit = events.some(event => event.type === 'attack-made' && event.hit)
    expect(events.some(({ type }) => type === 'slot-spent')).toBe(hit)
    landed.add(hit)
  }
  expect(landed.size).toBe(2)
})

test('a shield of magic turns blows it can turn, for a slot and the reaction', () => {
  let turned = 0
  for (let seed = 0; seed < 40; seed += 1) {
    const mage = hero('Wizard')
    const spellcasting = mage.spellcasting && { ...mage.spellcasting, prepared: ['shield'] }
    const table = new Table([{ ...mage, ...(spellcasting && { spellcasting }) }], seed)
    table.play('start-fight', { foes: ['Goblin'], tier: 'standard' })
    table.until('Goblin 1')
    const { events, rolls } = table.play('attack', { who: 'Goblin 1', target: 'Odo' })
    if (!events.some(event => event.type === 'reaction-used' && event.what === 'Shield')) continue
    turned += 1
    expect(rolls.find(({ purpose }) => purpose.endsWith('attack'))?.outcome).toContain('Miss')
    expect(table.creature('Odo Fenn').spellcasting?.slots[1]?.used).toBe(1)
  }
  expect(turned).toBeGreaterThan(3)
})

test('a potion heals whoever drinks it, wakes the fallen, and is gone', () => {
  const items = [{ name: 'Potion of Healing', count: 1 }]
  const table = inFight({ ...hero('Rogue'), items })
  table.play('damage', { who: ['Tilda'], dice: '5', type: 'fire', from: 'a torch' })
  table.play('use-potion', { who: 'Odo', target: 'Tilda' })
  expect(table.creature('Tilda').life).toBe('alive')
  expect(table.creature('Tilda').hitPoints).toBeGreaterThanOrEqual(4)
  expect(table.creature('Odo Fenn').items).toEqual([])
  expect(table.refused('use-potion', { who: 'Odo' }).code).toBe('no-potion')
})

test.each(features.map(({ name }) => name))('%s is refused to whoever does not have it', name => {
  const table = new Table([makeCreature({ name: 'Nobody', side: 'party', isCharacter: true })])
  expect(table.refused('use-feature', { who: 'Nobody', feature: name }).code).toBe('no-feature')
})

/** Uses whatever it can, then plays on; what is refused has changed nothing. */
function useAll(table: Table): readonly FifthEvent[] {
  const events: FifthEvent[] = []
  for (const { name } of readyFeatures(table.creature('Odo Fenn'))) {
    const targets = ['bardic-inspiration', 'lay-on-hands'].includes(name) ? ['Tilda'] : []
    const done = table.tried('use-feature', { who: 'Odo', feature: name, targets })
    events.push(...(done?.events ?? []))
  }
  return table.world.fight === null ? events : [...events, ...table.play('play-turn').events]
}

const classes = ['Barbarian', 'Bard', 'Cleric', 'Fighter', 'Monk', 'Paladin'] as const
const cases = classes.flatMap(name => [1, 2, 3].map(level => [name, level] as const))
test.each(cases)('a %s of level %i breaks no law with whatever features there are', (className, level) => {
  for (let seed = 0; seed < 10; seed += 1) {
    const table = inFight(hero(className, level), seed % 2 === 0 ? 'Skeleton' : 'Goblin', seed)
    const before = table.world
    expect(judge(before, useAll(table)).broken).toEqual([])
  }
})

test('a sacred weapon adds charisma to every blow for a minute, and channels once between rests', () => {
  const paladin = hero('Paladin')
  const table = inFight(paladin)
  table.play('use-feature', { who: 'Odo', feature: 'sacred-weapon' })
  const charisma = String(Math.max(1, Math.floor((paladin.abilities.cha - 10) / 2)))
  expect(table.creature('Odo Fenn').buffs[0]).toMatchObject({
    name: 'Sacred Weapon',
    modifiers: [{ kind: 'bonus', on: 'attack', dice: charisma }],
  })
  table.play('end-turn')
  table.until('Odo Fenn')
  expect(table.refused('use-feature', { who: 'Odo', feature: 'turn-the-unholy' }).code).toBe('none-left')
})

test('an oath turns fiends as well as the undead, and nothing else', () => {
  const table = inFight(hero('Paladin'), 'Lemure', 3)
  const done = table.play('use-feature', { who: 'Odo', feature: 'turn-the-unholy' })
  expect(done.rolls[0]?.purpose).toBe('WIS save against being turned')
  expect(inFight(hero('Paladin')).refused('use-feature', { who: 'Odo', feature: 'turn-the-unholy' }).code).toBe(
    'no-undead',
  )
})

test('a druid turns into a wolf and bites with its teeth, and casts nothing meanwhile', () => {
  const druid = hero('Druid')
  const table = inFight(druid)
  table.play('use-feature', { who: 'Odo', feature: 'wild-shape', choice: 'wolf' })
  const wolf = table.creature('Odo Fenn')
  expect([wolf.armour, wolf.temporaryHitPoints, wolf.hitPoints, wolf.abilities.wis]).toEqual([
    13,
    11,
    druid.hitPoints,
    druid.abilities.wis,
  ])
  expect(wolf.attacks.map(({ name }) => name)).toEqual(['Bite'])
  table.play('end-turn')
  table.until('Odo Fenn')
  expect(table.refused('cast', { who: 'Odo', spell: druid.spellcasting?.cantrips[0] ?? '' }).code).toBe('shaped')
  table.play('use-feature', { who: 'Odo', feature: 'leave-shape' })
  expect(table.creature('Odo Fenn')).toMatchObject({ armour: druid.armour, temporaryHitPoints: 0 })
  expect(table.creature('Odo Fenn').trueShape).toBeUndefined()
})

test('what goes beyond the beast reaches the druid, who is back in their own shape', () => {
  const druid = hero('Druid')
  const table = inFight(druid)
  table.play('use-feature', { who: 'Odo', feature: 'wild-shape' })
  table.play('damage', { who: ['Odo'], dice: '14', type: 'fire', from: 'a torch' })
  const back = table.creature('Odo Fenn')
  expect([back.hitPoints, back.armour, back.life]).toEqual([druid.hitPoints - 3, druid.armour, 'alive'])
})

test('a shape is left when the fight ends, twice between rests, and no bird before the eighth level', () => {
  const druid = hero('Druid')
  const table = inFight(druid)
  expect(table.refused('use-feature', { who: 'Odo', feature: 'wild-shape', choice: 'Giant Owl' })).toMatchObject({
    code: 'no-such-shape',
  })
  table.play('use-feature', { who: 'Odo', feature: 'wild-shape' })
  table.play('end-fight', { outcome: 'truce' })
  expect(table.creature('Odo Fenn')).toMatchObject({ armour: druid.armour, temporaryHitPoints: 0 })
  expect(table.creature('Odo Fenn').spent['Wild Shape']).toBe(1)
})

test('sorcery points become a slot, a slot becomes points, and neither more than there is', () => {
  const table = inFight(hero('Sorcerer'))
  expect(table.refused('use-feature', { who: 'Odo', feature: 'burn-slot' }).code).toBe('points-full')
  expect(table.refused('use-feature', { who: 'Odo', feature: 'make-slot' }).code).toBe('no-slot-to-make')
  table.play('cast', { who: 'Odo', spell: 'Magic Missile', targets: ['Ogre'] })
  table.play('use-feature', { who: 'Odo', feature: 'make-slot', choice: '1' })
  expect(table.creature('Odo Fenn')).toMatchObject({
    spent: { 'Sorcery Points': 2 },
    spellcasting: { slots: { 1: { used: 0 } } },
  })
  table.play('end-turn')
  table.until('Odo Fenn')
  table.play('use-feature', { who: 'Odo', feature: 'burn-slot', choice: '2' })
  expect(table.creature('Odo Fenn')).toMatchObject({
    spent: { 'Sorcery Points': 0 },
    spellcasting: { slots: { 2: { used: 1 } } },
  })
})

test('a quickened spell takes two points and the bonus action, and leaves only a cantrip for the action', () => {
  const table = inFight(hero('Sorcerer'))
  table.play('cast', { who: 'Odo', spell: 'Magic Missile', targets: ['Ogre'], quick: true })
  expect(table.creature('Odo Fenn').spent).toEqual({ 'Sorcery Points': 2 })
  expect(table.world.fight?.turn).toMatchObject({ hasActed: false, hasBonusActed: true })
  expect(table.refused('cast', { who: 'Odo', spell: 'Magic Missile', targets: ['Ogre'] }).code).toBe('one-spell-a-turn')
  table.play('end-turn')
  table.until('Odo Fenn')
  expect(table.refused('cast', { who: 'Odo', spell: 'Magic Missile', targets: ['Ogre'], quick: true }).code).toBe(
    'no-points',
  )
})
