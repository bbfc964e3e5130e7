/** 15: an archetype's edge weighs something in the rules, where its words are spoken of and nowhere else. */
import { expect, test } from 'vitest'
import kinds from '../../../../content/blades/archetypes.json' with { type: 'json' }
import type { Json } from '../../../core/json.ts'
import { seedRng } from '../../../core/random.ts'
import { between, openScene, play, somebody, tryMove, worldIn } from '../scenario.ts'
import type { Scoundrel } from './crew.ts'
import { edgeFor, edgeKinds, printEdge, type Edge } from './edges.ts'
import type { BladesWorld } from './world.ts'

const edges = new Map(kinds.archetypes.map(({ id, edge }) => [id, edge.effect as Edge]))

const abilityOf = (id: string): readonly string[] => {
  const edge = edges.get(id)
  return edge ? [`Something ${printEdge(edge)}`] : []
}

const crew = (id: string, change: Partial<Scoundrel> = {}) => ({
  wren: somebody('Wren', { abilities: abilityOf(id), ...change }),
})

/** The same move with so many dice, whoever throws them. */
const diceOf = (world: BladesWorld, name: string, input: Readonly<Record<string, Json>>): number => {
  const tried = tryMove(world, name, input, seedRng(3))
  return tried.ok ? (tried.value.rolls[0]?.dice?.length ?? 0) : -1
}

test('15: every archetype has an edge of a kind that the rules know, and a sheet that is read back to it', () => {
  for (const [id, edge] of edges) {
    expect(edgeKinds).toContain(edge.kind)
    const one = somebody('Wren', { abilities: abilityOf(id) })
    expect([id, edgeFor(one, edge.kind, edge.on[0] ?? '', edge.when[0] ?? '')]).toEqual([id, edge.by])
  }
})

test('15: an edge counts only for what it is for, and only when it is spoken of', () => {
  const one = somebody('Wren', { abilities: ['Never Looks Down [practice prowl 1: fall, roof]', 'Quiet'] })
  expect(edgeFor(one, 'practice', 'prowl', 'over the ROOF')).toBe(1)
  expect(edgeFor(one, 'practice', 'prowl', 'down the hall')).toBe(0)
  expect(edgeFor(one, 'practice', 'sway', 'over the roof')).toBe(0)
  expect(edgeFor(one, 'effect', 'prowl', 'over the roof')).toBe(0)
  expect(edgeFor(somebody('Odd', { abilities: ['Odd [practice prowl 99]', 'No [nonsense 2]'] }), 'practice', 'prowl', '')).toBe(3) // prettier-ignore
})

const engaging = (intent: string, action: string) => ({
  engageIntent: intent,
  engageApproach: 'somehow',
  engagePosition: 'risky',
  engageAction: action,
  engageThreat: 'dogs',
  engageOpportunity: 'the gate',
})

test('15: the ropedancer has a better pool on a roof than in a hall', () => {
  const world = worldIn(openScene, { pool: [1, 1], scoundrels: crew('ropedancer', { dots: {} }) })
  expect(play(world, 'engage', engaging('along the hall', 'prowl')).pool).toEqual([1, 1])
  const pools = Array.from({ length: 20 }, (_, seed) => play(world, 'engage', engaging('over the roof', 'prowl'), seedRng(seed)).pool) // prettier-ignore
  expect(pools.some(([first = 0, second = 0]) => first + second > 2)).toBe(true)
})

test('15: the quarryman breaks what was built with a greater effect', () => {
  const effectOf = (intent: string): string => {
    const { phase } = play(worldIn(openScene, { scoundrels: crew('quarryman') }), 'engage', engaging(intent, 'wreck'))
    return phase.kind === 'playing' && phase.mood.kind === 'action' ? phase.mood.attempt.effect : ''
  }
  expect([effectOf('break his nose'), effectOf('break the door')]).toEqual(['standard', 'great'])
})

const onScore = (id: string, plan: string, change: Partial<Scoundrel> = {}) =>
  play(worldIn(openScene, { scoundrels: crew(id, change) }), 'begin-score', {
    title: 'The Ledger',
    plan,
    detail: 'by the back',
    load: 'light',
  })

test('15: the understudy opens a deception with one die more, and nothing else', () => {
  const dice = (id: string, plan: string) =>
    diceOf(worldIn(openScene, { scoundrels: crew(id) }), 'begin-score', { title: 'It', plan, detail: 'by the back' })
  expect([dice('understudy', 'deception'), dice('understudy', 'assault'), dice('broker', 'deception')]).toEqual([2, 1, 1]) // prettier-ignore
})

test('15: the penhand has seen to a paper for one stress less', () => {
  const cost = (what: string): number =>
    play(onScore('penhand', 'social'), 'flashback', { what, cost: 2 }).scoundrels['wren']?.stress ?? -1
  expect([cost('I had bribed the porter'), cost('I had forged the letter')]).toEqual([2, 1])
})

test('15: the foundling carries one thing more', () => {
  const carried = (id: string): number => {
    let world = onScore(id, 'social')
    for (const item of ['a rope', 'a lamp', 'a file', 'a coat', 'a bell']) {
      const tried = tryMove(world, 'declare-item', { who: 'wren', item })
      if (tried.ok) ({ world } = tried.value)
    }
    return world.scoundrels['wren']?.carried.length ?? -1
  }
  expect([carried('broker'), carried('foundling')]).toEqual([3, 4])
})

test('15: the mourner and the doorman resist with a die more, each where it is theirs', () => {
  const dice = (id: string, attribute: string, against: string): number =>
    diceOf(worldIn(openScene, { scoundrels: crew(id, { dots: { prowl: 1, sway: 1 } }) }), 'resist', { who: 'wren', attribute, against }) // prettier-ignore
  expect([dice('mourner', 'resolve', 'a ghost'), dice('mourner', 'resolve', 'a fist')]).toEqual([2, 1])
  expect([dice('doorman', 'prowess', 'a fist'), dice('doorman', 'resolve', 'a fist')]).toEqual([2, 1])
})

test('15: the ferret asks around with a die more', () => {
  const dice = (id: string): number =>
    diceOf(worldIn(openScene, { scoundrels: crew(id, { dots: { consort: 1 } }) }), 'gather-information', { who: 'wren', action: 'consort', about: 'the vault' }) // prettier-ignore
  expect([dice('ferret'), dice('broker')]).toEqual([2, 1])
})

test('15: in a rest the broker finds better things, and the bonesetter heals another by one segment more', () => {
  const resting = (scoundrels: BladesWorld['scoundrels']) => play(between({ scoundrels }), 'rest', { time: 'days' })
  const found = (id: string, seed: number): string =>
    play(resting(crew(id)), 'activity', { who: 'wren', what: 'acquire', target: 'a cart' }, seedRng(seed)).crew.assets.at(-1) ?? '' // prettier-ignore
  const seeds = Array.from({ length: 20 }, (_, seed) => seed)
  const better = seeds.filter(seed => found('broker', seed) !== found('ferret', seed))
  expect(better.length).toBeGreaterThan(5)
  const healed = (id: string): number => {
    const odd = somebody('Odd', { harm: [{ level: 3, what: 'a broken leg' }] })
    const world = resting({ ...crew(id), odd })
    return play(world, 'activity', { who: 'odd', what: 'recover' }, seedRng(8)).scoundrels['odd']?.healing ?? -1
  }
  expect(healed('bonesetter') - healed('broker')).toBe(1)
})
