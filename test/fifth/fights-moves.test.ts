/** Moves as a GM yields them: what happens, and what is refused with a way on. */
import { expect, test } from 'vitest'
import { fifth } from '../../src/rules/fifth/index.ts'
import { makeHero } from './heroes.ts'
import { Table } from './scenario.ts'

const party = () => [
  makeHero('fighter', 3, 'Corwin Voss'),
  makeHero('rogue', 3, 'Tilda Brannock'),
  makeHero('wizard', 5, 'Mira Sol'),
]

const inFight = (seed: string | number = 1): Table => {
  const table = new Table(party(), seed)
  table.play('start-fight', { foes: ['Goblin'], count: 3, tier: 'standard' })
  return table
}

test('every move has a name of its own, a sentence about it, and small input', () => {
  const names = fifth.moves.map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
  for (const { about, input } of fifth.moves) {
    expect(about.length).toBeGreaterThan(20)
    expect(about.length).toBeLessThan(260)
    expect(Object.keys(input.fields).length).toBeLessThanOrEqual(13)
  }
})

test("a check rolls, prints in the seeds' format and says which rule and numbers made it", () => {
  const [roll] = new Table(party()).play('check', { who: 'Tilda', skill: 'stealth', dc: 15 }).rolls
  expect(roll?.purpose).toBe('Stealth check')
  expect(roll?.text).toMatch(/^1d20\+3 = \[\d+\]\+3 = \d+$/)
  expect(roll?.outcome).toMatch(/^vs DC 15 - (?:Success|Failure)/)
  expect(roll?.rule).toBe('Ability check: DEX +3')
})

test('identical foes share an initiative roll, and the order is shown', () => {
  const table = new Table(party())
  const { facts, rolls } = table.play('start-fight', {
    foes: ['Goblin', 'Captain Vex: Knight'],
    count: 2,
    tier: 'standard',
  })
  expect(rolls.filter(({ purpose }) => purpose === 'Initiative')).toHaveLength(5)
  const scores = table.world.fight?.order.filter(({ who }) => who.startsWith('goblin')).map(({ score }) => score)
  expect(new Set(scores).size).toBe(1)
  expect(facts.filter(fact => /^\d+\. /.test(fact))).toHaveLength(6)
  expect(facts.filter(fact => fact.includes('→'))).toHaveLength(1)
})

test('bad input is refused with the facts and what is allowed, and nothing changes', () => {
  const table = inFight().until('Corwin Voss')
  const before = table.world
  expect(table.refused('attack', { who: 'Corwin', target: 'Strahd' })).toMatchObject({
    code: 'creature-unknown',
    allowed: expect.arrayContaining(['Goblin 1']),
  })
  expect(table.refused('attack', { who: 'Corwin', target: 'Goblin 1', weapon: 'halberd' })).toMatchObject({
    code: 'weapon-unknown',
    allowed: ['Greatsword', 'Longbow'],
  })
  expect(table.refused('attack', { who: 'Tilda', target: 'Goblin 1' })).toMatchObject({
    code: 'out-of-turn',
    why: expect.stringContaining('Corwin Voss'),
  })
  expect(table.refused('check', { who: 'Corwin', skill: 'athletics', dc: -5 })).toMatchObject({ code: 'number-wrong' })
  expect(table.refused('check', { who: 'constructor', skill: 'athletics' })).toMatchObject({ code: 'creature-unknown' })
  expect(table.refused('cast', { who: 'Corwin', spell: 'Fireball' }).allowed.length).toBeGreaterThan(0)
  expect(table.refused('cast', { who: 'Mira', spell: 'Avada Kedavra' }).code).toContain('spell')
  expect(table.refused('start-fight', { foes: ['Goblin'], tier: 'standard' })).toMatchObject({ code: 'fight-on' })
  expect(new Table(party()).refused('start-fight', { foes: ['Gobblin'], tier: 'standard' }).allowed).toContain('Goblin')
  expect(table.world).toBe(before)
})

test('a turn holds one action, one move, and the attacks that go with them', () => {
  const table = inFight().until('Corwin Voss')
  table.play('attack', { who: 'Corwin', target: 'Goblin 1', weapon: 'Greatsword' })
  expect(table.refused('attack', { who: 'Corwin', target: 'Goblin 2' })).toMatchObject({
    code: 'action-used',
    allowed: expect.arrayContaining(['end-turn']),
  })
  expect(table.refused('dodge', { who: 'Corwin' })).toMatchObject({ code: 'action-used' })
  expect(table.refused('move', { who: 'Corwin', to: 'far' })).toMatchObject({ code: 'movement-used' })
})

test('two light weapons strike twice, the second without the ability', () => {
  const table = inFight().until('Tilda Brannock')
  expect(table.refused('off-hand-attack', { who: 'Tilda', target: 'Goblin 1', weapon: 'Dagger' })).toMatchObject({
    code: 'no-second-weapon',
  })
  table.play('attack', { who: 'Tilda', target: 'Goblin 1', weapon: 'Shortsword' })
  const target = table.world.fight?.engaged.length === 1 ? 'Goblin 1' : 'Goblin 2'
  if (table.creature(target).life === 'dead' || table.world.fight === null) return
  const { rolls } = table.play('off-hand-attack', { who: 'Tilda', target, weapon: 'Dagger' })
  expect(rolls[0]?.purpose).toBe('Dagger attack')
})

test('leaving a melee provokes, unless one disengages', () => {
  const table = inFight(3).until('Corwin Voss')
  table.play('move', { who: 'Corwin', towards: 'Goblin 1' })
  table.play('end-turn')
  table.until('Corwin Voss')
  if (table.creature('Corwin Voss').life !== 'alive' || table.world.fight?.engaged.length === 0) return
  const { events } = table.play('move', { who: 'Corwin', to: 'far' })
  expect(events.map(({ type }) => type)).toContain('reaction-used')
})

test("play-foes plays the foes' half of a round, and a fight that is won ends by itself with one report", () => {
  const table = inFight(7)
  const told: string[] = []
  for (let guard = 0; guard < 200 && table.world.fight !== null; guard += 1)
    if (table.isPartysTurn()) told.push(...table.strikeAnyone().facts)
    else told.push(...table.play('play-foes').facts)
  expect(fifth.isBusy(table.world)).toBe(false)
  expect(told.filter(fact => fact.startsWith('The fight ends in'))).toHaveLength(1)
  expect(told.some(fact => fact.startsWith('Party HP: '))).toBe(true)
})

test('a trivial fight is resolved in one move; one that matters is not', () => {
  const table = new Table(party(), 5)
  table.play('start-fight', { foes: ['Giant Rat'], tier: 'trivial' })
  expect(table.play('resolve-fight').facts.join(' ')).toMatch(/ends in victory|no longer trivial/)
  expect(inFight().refused('resolve-fight')).toMatchObject({ code: 'not-trivial' })
})

test("deltas tell the party's hit points in one line, and constraints what a condition forbids", () => {
  const table = new Table(party())
  const before = table.world
  table.play('damage', { who: ['Corwin'], dice: '5', type: 'fire', from: 'a trap' })
  table.play('add-condition', {
    who: 'Mira',
    condition: 'frightened',
    from: 'a roar',
    source: 'Tilda',
    lasts: 'one-minute',
  })
  const corwin = table.creature('Corwin Voss')
  expect(fifth.deltas(before, table.world)[0]).toBe(
    `- Party HP: Corwin Voss ${corwin.hitPoints}/${corwin.maxHitPoints}, Tilda Brannock 24/24, Mira Sol 32/32`,
  )
  expect(fifth.constraints(table.world, 'Mira')).toEqual([expect.stringContaining('frightened of Tilda Brannock')])
  expect(fifth.status(table.world, 'Mira Sol')).toEqual(expect.arrayContaining(['HP 32/32', 'frightened']))
})

test('delay moves a creature down the order for good, and it still has one turn a round', () => {
  const table = inFight(2)
  const { order = [], turn } = table.world.fight ?? {}
  const last = order.at(-1)?.who ?? ''
  const first = turn?.who ?? ''
  expect(table.refused('delay', { who: first, after: first })).toMatchObject({ code: 'acts-earlier' })
  table.play('delay', { who: first, after: last })
  expect(table.world.fight?.order.at(-1)?.who).toBe(first)
  expect(table.world.fight?.turn?.who).not.toBe(first)
})

test('ready waits for its trigger and takes the reaction, once', () => {
  const table = inFight(4).until('Corwin Voss')
  table.play('ready', { who: 'Corwin', trigger: 'a goblin moves', what: 'shoot it' })
  table.play('end-turn')
  const foe =
    Object.values(table.world.creatures).find(({ side, life }) => side === 'foes' && life === 'alive')?.name ?? ''
  const { events } = table.play('release', { who: 'Corwin', target: foe, weapon: 'Longbow' })
  expect(events.map(({ type }) => type)).toEqual(expect.arrayContaining(['reaction-used', 'attack-made']))
})

test('the surprised do nothing in the first round, and late joiners act from the next', () => {
  const table = new Table(party(), 6)
  table.play('start-fight', { foes: ['Goblin'], count: 2, tier: 'standard', surprised: 'foes' })
  for (let guard = 0; guard < 20 && table.world.fight?.round === 1; guard += 1) {
    expect(table.isPartysTurn()).toBe(true)
    if (guard === 0) table.play('add-foes', { foes: ['Wolf'] })
    table.play('end-turn')
  }
  expect(table.world.fight?.order.some(({ who }) => who === 'wolf-1')).toBe(true)
})

test('grapple holds, escape gets out, and a grappled creature goes nowhere', () => {
  const table = inFight(11)
  const isHeld = (): boolean => table.creature('Goblin 1').conditions.some(({ condition }) => condition === 'grappled')
  for (let guard = 0; guard < 10 && !isHeld(); guard += 1) {
    table.until('Corwin Voss').play('grapple', { who: 'Corwin', target: 'Goblin 1' })
    table.play('end-turn')
  }
  table.until('Goblin 1')
  expect(table.refused('move', { who: 'Goblin 1', to: 'far' })).toMatchObject({
    code: 'cannot-move',
    allowed: expect.arrayContaining(['escape']),
  })
  expect(table.play('escape', { who: 'Goblin 1' }).rolls).toHaveLength(2)
})
