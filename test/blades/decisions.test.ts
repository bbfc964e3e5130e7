/** Where the document, its code and the book disagree: what was decided, each by its number; and the clamps. */
import { describe, expect, test } from 'vitest'
import { seedRng } from '../../src/core/random.ts'
import { tierFor } from '../../src/rules/blades/dice/tier.ts'
import { conditionIn } from '../../src/rules/blades/campaign/conditions.ts'
import type { PlayMood } from '../../src/rules/blades/model/scene.ts'
import { attitudes, spreads, tensions, wordOf } from '../../src/rules/blades/model/words.ts'
import { moodOf, poolSize, type BladesWorld } from '../../src/rules/blades/model/world.ts'
import { moodSpecs } from '../../src/rules/blades/moods/specs.ts'
import { ticksOf } from '../../src/rules/blades/moves/score.ts'
import { allMoves } from '../../src/rules/blades/moves/all.ts'
import { precarityOf } from '../../src/rules/blades/resources/precarity.ts'
import {
  aClock,
  between,
  inAction,
  openScene,
  play,
  somebody,
  tryMove,
  worldIn,
} from '../../src/rules/blades/scenario.ts'
import { engaging, turnWith } from './turns.ts'

const offered = (world: BladesWorld): BladesWorld => play(world, 'spend_die', { situation: '', outcomes: [] })
const aftermath: PlayMood = { kind: 'aftermath', variant: { kind: 'clean', achieved: 'it' } }
const stressOf = (world: BladesWorld): number => world.scoundrels['wren']?.stress ?? 0
const worn = (stress: number, trauma: readonly string[] = []) => ({
  wren: somebody('Wren', { stress, trauma }),
  odd: somebody('Odd'),
})
const bargain = (change: Partial<Extract<PlayMood, { kind: 'bargain' }>> = {}): PlayMood => ({
  kind: 'bargain',
  whatDrained: 'it',
  canRetreat: true,
  offers: [],
  ...change,
})
const stressOffer = { label: 'a', hint: 'b', narrative: 'c', cost: 'stress', amount: 2, dice: 2 } as const
const crewWith = (change: Partial<BladesWorld['crew']>) => ({ crew: { ...worldIn(openScene).crew, ...change } })
const output = (change: Readonly<Record<string, unknown>>) =>
  ({ narration: 'So.', continueScene: true, ...change }) as never

describe('section 17', () => {
  test.each([
    [6, 'risky', 'success'],
    [5, 'desperate', 'partial'],
    [4, 'controlled', 'partial'],
    [3, 'risky', 'bad'],
    [1, 'controlled', 'bad'],
    [3, 'desperate', 'disaster'],
    [1, 'desperate', 'disaster'],
  ] as const)('17.1: a %i, %s, is a %s', (die, position, tier) => expect(tierFor(position, [die])).toBe(tier))

  test('17.2: one resolver, two entrances, and one die an action', () => {
    const asked = { situation: 'x', outcomes: [] }
    const byTool = turnWith(worldIn(inAction()), [{ calls: [{ name: 'spend_die', input: asked }] }])
    const byOutput = turnWith(worldIn(inAction()), [{ output: { narration: '', diceAction: asked } }])
    expect(byTool.world.pool).toEqual(byOutput.world.pool)
    expect(byTool.world.pool.length).toBe(4)
  })

  test('17.3: after a die comes what it did, never the scene; a contradicting resolve is refused', () => {
    const spent = play(offered(worldIn(inAction(), { pool: [2, 6] })), 'choose-die', { index: 0 })
    expect(spent.phase).toMatchObject({ mood: { kind: 'aftermath', variant: { kind: 'setback' } } })
    expect(tryMove(spent, 'resolve', { resolveOutcome: 'clean', resolveWhat: 'won' }).ok).toBe(false)
  })

  test('17.4: accept by its mood', () => {
    expect(moodOf(play(worldIn(bargain({ offers: [stressOffer] }), { pool: [] }), 'accept', { option: 0 }))).toBe(
      'scene',
    )
    expect(moodOf(play(worldIn(aftermath), 'accept', {}))).toBe('scene')
  })

  test('17.5: choose is for the player, and chance has a tool of its own', () => {
    expect(moodSpecs.scene.tools).toEqual(expect.arrayContaining(['choose', 'choose_random']))
    expect(tryMove(worldIn(openScene), 'choose', { options: ['only one'] }).ok).toBe(false)
  })

  test.each(Object.entries(moodSpecs))(
    '17.6: in %s a tool of another mood is refused, and nothing has changed',
    (_mood, spec) => {
      const moods: readonly PlayMood[] = [openScene, inAction(), aftermath, bargain()]
      const world = moods.map(mood => worldIn(mood)).find(held => moodSpecs[moodOf(held)] === spec)
      if (!world) return
      const others = new Set(
        Object.values(moodSpecs)
          .flatMap(({ tools }) => tools)
          .filter(tool => !spec.tools.includes(tool)),
      )
      for (const { name, run } of allMoves.filter(move => others.has(move.name))) {
        const tried = run(
          world,
          { ...engaging, situation: '', outcomes: [], option: 0, resolveOutcome: 'clean', resolveWhat: '' },
          seedRng(1),
        )
        expect([name, tried.ok]).toEqual([name, false])
      }
    },
  )

  test('17.7: a scene that is over is made short and is between; under a break it goes on', () => {
    const told = play(worldIn(openScene), 'begin-turn', { text: 'on' })
    const over = play(told, 'apply-output', output({ continueScene: false }))
    expect([moodOf(over), over.summaries.length]).toEqual(['between', 1])
    const broken = play(
      worldIn(aftermath, { scoundrels: worn(8) }),
      'apply-output',
      output({ stressDelta: 3, continueScene: false }),
    )
    expect([moodOf(broken), broken.phase.kind]).toEqual(['trauma', 'playing'])
  })

  test('17.8: between scenes is a phase, and a mood by its label', () =>
    expect([between().phase.kind, moodOf(between())]).toEqual(['between', 'between']))

  test('17.9: a scene may be open', () =>
    expect(moodOf(worldIn({ kind: 'scene', variant: { kind: 'open' } }))).toBe('scene'))

  test('17.10: an action carries what kind of trouble it is, and what came of it is kept', () => {
    const world = play(worldIn(openScene), 'engage', { ...engaging, engageDomain: 'social' })
    expect(world.phase).toMatchObject({ mood: { attempt: { domain: 'social' } } })
    expect(play(offered(world), 'choose-die', { index: 0 }).phase).toMatchObject({
      mood: { outcome: { domain: 'social' } },
    })
  })

  test('17.11: three warrants are a hunt, lying low at no heat ends it; a break is slept off', () => {
    const hunted = between(crewWith({ wanted: 3, isHunted: true, heat: 1 }))
    expect(play(hunted, 'lay-low', {}).crew).toMatchObject({ heat: 0, isHunted: false })
    const broken: PlayMood = { kind: 'trauma', who: 'wren', whatBroke: '', trigger: 'scene', hasAdrenaline: false }
    const scarred = play(worldIn(broken, { scoundrels: worn(9) }), 'apply-output', output({ traumaAssigned: 'cold' }))
    expect(scarred.scoundrels['wren']?.isRecovering).toBe(true)
    const rested = play(
      play(play(scarred, 'apply-output', output({ continueScene: false })), 'rest', { time: 'days' }),
      'end-rest',
      { place: '', hook: 'a knock', time: 'days' },
    )
    expect(rested.scoundrels['wren']?.isRecovering).toBe(false)
  })

  test('17.12: at ten somebody is on the way at once', () => {
    const hot = play(worldIn(aftermath, crewWith({ heat: 8 })), 'apply-output', output({ heatDelta: 4 }))
    expect([hot.crew.heat, hot.isEntangled]).toEqual([10, true])
  })

  test('17.13: ticks are capped, a minus is none, and a name will do', () => {
    const asked = [
      { clockId: 'The Watch Closes In', ticks: 99 },
      { clockId: 'the_watch_closes_in', ticks: -3 },
    ]
    const world = play(
      worldIn(aftermath, { clocks: { the_watch_closes_in: aClock({ segments: 8 }) } }),
      'apply-output',
      output({ clocksToTick: asked }),
    )
    expect(world.clocks['the_watch_closes_in']).toBeUndefined()
    expect(world.owed.length + world.cameTrue.length).toBeGreaterThan(0)
  })

  test('17.14: what came true is done by the rules, owed as words, and a bad one forces a hand', () => {
    const clocks = { a: aClock({ name: 'A', segments: 4, filled: 3, consequence: { kind: 'gain-coin', amount: 2 } }), b: aClock({ name: 'B', segments: 4, filled: 3, consequence: { kind: 'escalate', description: 'The roof goes.', severity: 'severe' } }) } // prettier-ignore
    const world = play(
      worldIn(aftermath, { clocks }),
      'apply-output',
      output({
        clocksToTick: [
          { clockId: 'a', ticks: 1 },
          { clockId: 'b', ticks: 1 },
        ],
      }),
    )
    expect([world.crew.coin, world.owed.length, world.interrupt?.forcesAction]).toEqual([4, 2, true])
  })

  test('17.15: factions move while one rests', () => {
    const clocks = { f: aClock({ name: 'F', kind: 'faction' }) }
    const rested = play(play(between({ clocks }), 'rest', { time: 'days' }), 'end-rest', {
      place: '',
      hook: 'a knock',
      time: 'days',
    })
    expect(rested.clocks['f']?.filled).toBeGreaterThan(0)
  })

  test('17.16: attitudes go from war to allied, and older words are known', () => {
    expect(attitudes[0]).toBe('war')
    expect(attitudes.at(-1)).toBe('allied')
    expect([conditionIn('faction The Bench wary'), conditionIn('faction The Bench favorable')]).toMatchObject([
      { attitude: 'cold' },
      { attitude: 'friendly' },
    ])
  })

  test.each([
    ['Rising', 'active'],
    ['Urgent', 'critical'],
    ['TensionCritical', 'critical'],
    ['Simmering', 'simmering'],
  ])('17.17: a tension that is called %s is %s', (said, meant) => expect(wordOf(tensions, said)).toBe(meant))

  test.each([
    ['CommonKnowledge', 'common-knowledge'],
    ['common_knowledge', 'common-knowledge'],
    ['Whisper', 'whisper'],
  ])('17.18: talk that is %s is %s', (said, meant) => expect(wordOf(spreads, said)).toBe(meant))

  test('17.19: what a scene changed is counted, not claimed', () => {
    const richer = play(play(worldIn(openScene), 'begin-turn', { text: 'x' }), 'apply-output', output({ coinDelta: 2 }))
    const over = play(richer, 'apply-output', output({ continueScene: false, coinDelta: 0 }))
    expect(over.summaries.at(-1)?.net.coin).toBe(2)
    expect(over.crew.coin).toBe(4)
  })

  test('17.20: a break from whatever source; the scar nobody named is one that is not there yet', () => {
    const struck = play(
      worldIn(bargain({ offers: [{ ...stressOffer, amount: 3 }] }), { pool: [], scoundrels: worn(7) }),
      'accept_bargain',
      { option: 0 },
    )
    expect(moodOf(struck)).toBe('trauma')
    expect(play(struck, 'apply-output', output({})).scoundrels['wren']?.trauma.length).toBe(1)
  })

  test('17.21: a scene gives no stress and no heat, and heat falls only at rest', () => {
    const scene = play(
      worldIn(openScene, crewWith({ heat: 5 })),
      'apply-output',
      output({ stressDelta: 5, heatDelta: -5 }),
    )
    expect([stressOf(scene), scene.crew.heat]).toEqual([0, 5])
    expect(play(worldIn(aftermath, crewWith({ heat: 5 })), 'apply-output', output({ heatDelta: -5 })).crew.heat).toBe(5)
  })

  test('17.22: the one who frames the dice is the Crucible', () =>
    expect(moodSpecs.action.persona).toBe('The Crucible'))

  test('17.23: passing out', () => {
    const world = play(worldIn(bargain(), { pool: [] }), 'pass_out', {})
    expect([stressOf(world), world.pool.length, moodOf(world)]).toEqual([2, 2, 'scene'])
    expect(world.phase).toMatchObject({ mood: { variant: { isEscapable: false } } })
  })

  test('17.24: dice never pass the most there are, and a third scar is the last that can be sold', () => {
    const rich = play(
      worldIn(bargain({ offers: [{ ...stressOffer, dice: 3 }] }), { pool: [1, 2, 3, 4, 5] }),
      'accept_bargain',
      { option: 0 },
    )
    expect(rich.pool.length).toBe(poolSize)
    const scar = { ...stressOffer, cost: 'trauma', amount: 1, dice: 3 } as const
    const asked = (trauma: readonly string[]) =>
      play(worldIn(bargain(), { pool: [], scoundrels: worn(0, trauma) }), 'offer-bargain', {
        options: [{ ...scar }, { ...stressOffer }],
      })
    const costs = (world: BladesWorld) =>
      world.phase.kind === 'playing' && world.phase.mood.kind === 'bargain'
        ? world.phase.mood.offers.map(({ cost }) => cost)
        : []
    expect(costs(asked([]))).toContain('trauma')
    expect(costs(asked(['a', 'b', 'c', 'd']))).not.toContain('trauma')
  })

  test('17.25: six at most, and a rest fills up', () => {
    const rested = play(play(between({ pool: [] }), 'rest', { time: 'days' }), 'end-rest', {
      place: '',
      hook: 'x',
      time: 'days',
    })
    expect(rested.pool.length).toBeGreaterThan(2)
    expect(rested.pool.length).toBeLessThanOrEqual(poolSize)
  })

  test('17.26: effect is one, two or three segments', () =>
    expect([ticksOf.limited, ticksOf.standard, ticksOf.great]).toEqual([1, 2, 3]))
})

describe('section 6', () => {
  test.each([
    ['stress, up', { stressDelta: 9 }, 7, 9],
    ['stress, within what an aftermath may', { stressDelta: 9 }, 0, 3],
  ])('6: %s', (_what, change, from, to) =>
    expect(stressOf(play(worldIn(aftermath, { scoundrels: worn(from) }), 'apply-output', output(change)))).toBe(to),
  )

  test('6: coin never falls below nothing, heat stops at ten, wanted at four', () => {
    expect(play(worldIn(aftermath), 'apply-output', output({ coinDelta: -99 })).crew.coin).toBe(0)
    expect(play(worldIn(aftermath, crewWith({ heat: 9 })), 'apply-output', output({ heatDelta: 10 })).crew.heat).toBe(
      10,
    )
    const four = between({ ...crewWith({ heat: 10, wanted: 3 }), isEntangled: true })
    const settled = play(play(four, 'entangle', { kind: 'raid' }), 'settle-entanglement', { option: 1 })
    expect([settled.crew.wanted, settled.crew.heat, settled.isEntangled]).toEqual([4, 0, false])
  })

  test('6: a scar takes all stress, whatever else is claimed, and nothing but stress', () => {
    const mood: PlayMood = { kind: 'trauma', who: 'wren', whatBroke: '', trigger: 'x', hasAdrenaline: false }
    const before = worldIn(mood, { scoundrels: worn(9), ...crewWith({ heat: 4 }) })
    const after = play(before, 'apply-output', output({ traumaAssigned: 'Cold', stressDelta: 5 }))
    expect([stressOf(after), after.crew.heat, after.crew.coin, after.pool]).toEqual([
      0,
      4,
      before.crew.coin,
      before.pool,
    ])
  })

  test('6: an entanglement has three ways out, one of them without coin, whatever a mind says', () => {
    const world = play(between({ ...crewWith({ heat: 10 }), isEntangled: true }), 'entangle', {
      kind: 'raid',
      options: [],
    })
    const options =
      world.phase.kind === 'between' && world.phase.mood.kind === 'entanglement' ? world.phase.mood.options : []
    expect([options.length, options.some(({ cost }) => cost !== 'coin')]).toEqual([3, true])
  })

  test.each([
    [0, 4, 0, 'from-strength'],
    [3, 2, 0, 'room-to-move'],
    [5, 5, 0, 'walls-closing'],
    [5, 4, 3, 'by-a-thread'],
  ] as const)('6: stress %i, heat %i, wanted %i is %s', (stress, heat, wanted, word) =>
    expect(precarityOf(worldIn(openScene, { scoundrels: worn(stress), ...crewWith({ heat, wanted }) }))).toBe(word),
  )

  test('6: three costs and five threats are remembered', () => {
    let world = worldIn(aftermath)
    for (const at of [1, 2, 3, 4, 5, 6, 7])
      world = play(world, 'apply-output', output({ costDescription: `c${at}`, threatDescription: `t${at}` }))
    expect([world.recentCosts, world.threats.length]).toEqual([['c7', 'c6', 'c5'], 5])
  })
})
