/** Every row of the mood machine, as play goes through it. */
import { describe, expect, test } from 'vitest'
import { moodOf, type BladesWorld } from '../model/world.ts'
import type { PlayMood } from '../model/scene.ts'
import { aClock, anAttempt, between, inAction, openScene, play, somebody, tryMove, worldIn } from '../scenario.ts'
import { moodTable } from './table.ts'
import { moodSpecs } from './specs.ts'

const engaging = {
  engageIntent: 'take the ledger',
  engageApproach: 'while he sleeps',
  engagePosition: 'desperate',
  engageThreat: 'he wakes',
  engageOpportunity: 'it is all in there',
}

const attemptIn = ({ phase }: BladesWorld) =>
  phase.kind === 'playing' && phase.mood.kind === 'action' ? phase.mood.attempt : undefined

const offered = (world: BladesWorld): BladesWorld => play(world, 'spend_die', { situation: '', outcomes: [] })

const bargain = (change: Partial<Extract<PlayMood, { kind: 'bargain' }>> = {}): PlayMood => ({
  kind: 'bargain',
  whatDrained: 'the last lock',
  canRetreat: true,
  offers: [],
  ...change,
})

const aftermath: PlayMood = { kind: 'aftermath', variant: { kind: 'clean', achieved: 'the ledger is yours' } }
const trauma: PlayMood = { kind: 'trauma', who: 'wren', whatBroke: 'the fire', trigger: 'scene', hasAdrenaline: false }

describe('section 4: from scenes into dice', () => {
  test('4.1 scene to action by engage, with what is tried carried along', () => {
    const world = play(worldIn(openScene), 'engage', engaging)
    expect(moodOf(world)).toBe('action')
    expect(attemptIn(world)).toMatchObject({
      intent: 'take the ledger',
      approach: 'while he sleeps',
      position: 'desperate',
    })
  })

  test('4.1 an unknown position is risky, and an unknown effect is standard', () => {
    const world = play(worldIn(openScene), 'engage', { ...engaging, engagePosition: 'spicy', engageEffect: 'huge' })
    expect(attemptIn(world)).toMatchObject({ position: 'risky', effect: 'standard' })
  })

  test('4.2 a threat that came true forces an action before anything else is asked', () => {
    const interrupt = { clock: 'a', what: 'The Watch', description: 'They are at the door.', forcesAction: true }
    const world = play(worldIn(openScene, { interrupt }), 'begin-turn', { text: 'I hum a tune' })
    expect([moodOf(world), world.interrupt]).toEqual(['action', null])
    expect(attemptIn(world)?.threat).toBe('They are at the door.')
  })

  test('4.2 one that forces nothing is seen for a turn, and gone', () => {
    const interrupt = { clock: 'a', what: 'Rain', description: 'It rains.', forcesAction: false }
    const world = play(worldIn(openScene, { interrupt }), 'begin-turn', { text: 'on' })
    expect([moodOf(world), world.interrupt]).toEqual(['scene', null])
  })

  test('4.7 entering an action without dice is a bargain before any mind is asked', () => {
    expect(moodOf(play(worldIn(openScene, { pool: [] }), 'engage', engaging))).toBe('bargain')
  })
})

describe('section 4: after a die', () => {
  test.each([
    [6, 'clean'],
    [5, 'costly'],
    [4, 'costly'],
    [2, 'setback'],
  ])('4.3 and 17.3: a spent %i is an aftermath that is %s', (die, kind) => {
    const world = play(offered(worldIn(inAction(), { pool: [die, 3] })), 'choose-die', { index: 0 })
    expect(world.phase).toMatchObject({ mood: { kind: 'aftermath', variant: { kind } } })
  })

  test('4.3 a low die in despair is a disaster', () => {
    const world = play(offered(worldIn(inAction({ position: 'desperate' }), { pool: [1, 3] })), 'choose-die', {
      index: 0,
    })
    expect(world.phase).toMatchObject({ mood: { kind: 'aftermath', variant: { kind: 'disaster', risksTrauma: true } } })
  })

  test('4.5 stress comes before an empty pool', () => {
    const scoundrels = { wren: somebody('Wren', { stress: 8 }) }
    const world = play(offered(worldIn(inAction(), { pool: [1], scoundrels })), 'choose-die', { index: 0 })
    expect(world.phase).toMatchObject({ mood: { kind: 'trauma', hasAdrenaline: true } })
  })

  test.each([
    ['risky', true],
    ['desperate', false],
  ] as const)('4.6 the last die is a bargain; out of %s one may retreat: %s', (position, canRetreat) => {
    const world = play(offered(worldIn(inAction({ position }), { pool: [6] })), 'choose-die', { index: 0 })
    expect(world.phase).toMatchObject({ mood: { kind: 'bargain', canRetreat } })
  })

  test('17.1 both sixes together are a critical, and both are gone', () => {
    const world = play(offered(worldIn(inAction(), { pool: [6, 2, 6] })), 'choose-die', { index: 2, both: true })
    expect(world.pool).toEqual([2])
    expect(world.phase).toMatchObject({ mood: { kind: 'aftermath', outcome: { tier: 'critical' } } })
  })
})

describe('section 4: out again', () => {
  test.each([6, 5, 2])('4.4 a die never leads straight back into the scene (%i)', die => {
    const world = play(offered(worldIn(inAction(), { pool: [die, 3] })), 'choose-die', { index: 0 })
    expect(moodOf(world)).not.toBe('scene')
  })

  test('4.9 nine stress is a break, out of a scene and out of what came of a die', () => {
    const scoundrels = { wren: somebody('Wren', { stress: 8 }) }
    const echo = play(worldIn(aftermath, { scoundrels }), 'apply-output', { narration: 'It tells.', stressDelta: 2 })
    expect(echo.phase).toMatchObject({ mood: { kind: 'trauma' } })
    expect(moodOf(play(worldIn(openScene, { scoundrels }), 'strain', { stress: 2, why: 'the cold' }))).toBe('trauma')
  })

  test('4.10 what came of a die, once it is over, leads to rest', () => {
    const over = play(worldIn(aftermath), 'apply-output', { narration: 'Home.', continueScene: false })
    expect([moodOf(over), moodOf(play(over, 'rest', { time: 'days' }))]).toEqual(['between', 'downtime'])
  })

  test.each(['lay-low', 'catch-breath', 'work-goal'])('4.17 between scenes %s comes before another scene', name => {
    const clocks = { goal: aClock({ name: 'Goal', kind: 'goal' }) }
    const crew = { ...worldIn(openScene).crew, heat: 3, coin: 2 }
    const scoundrels = { wren: somebody('Wren', { stress: 2 }) }
    const rested = play(between({ clocks, crew, scoundrels }), name, name === 'work-goal' ? { clock: 'goal' } : {})
    expect(moodOf(rested)).toBe('between')
    expect(moodOf(play(rested, 'open-scene', { hook: 'on' }))).toBe('scene')
  })

  test('4.8 aftermath to scene by accept, with what it cost', () => {
    const world = play(worldIn(aftermath, { recentCosts: ['a scar'] }), 'accept', { acceptTransition: 'quiet' })
    expect(moodOf(world)).toBe('scene')
    expect(world.entry).toMatchObject({ kind: 'aftermath', costs: ['a scar'] })
  })

  test('4.11 a scene that is over is made short, and the city moves on', () => {
    const world = play(worldIn(openScene), 'apply-output', { narration: 'You go home.', continueScene: false })
    expect(moodOf(world)).toBe('between')
    expect(world.summaries).toHaveLength(1)
    expect(world.clocks['the_watch_closes_in']?.filled).toBe(1)
  })

  test('4.13 trauma is left by the turn that began in it, with a scar and no stress', () => {
    const scoundrels = { wren: somebody('Wren', { stress: 9 }) }
    const world = play(worldIn(trauma, { scoundrels }), 'apply-output', {
      narration: 'It cracks.',
      traumaAssigned: 'Cold',
    })
    expect(moodOf(world)).toBe('scene')
    expect(world.scoundrels['wren']).toMatchObject({ stress: 0, trauma: ['Cold'], isRecovering: true })
    expect(world.entry).toMatchObject({ kind: 'trauma', scar: 'Cold' })
  })

  test('17.20 a mind that names no scar has one picked that is not there yet', () => {
    const scoundrels = { wren: somebody('Wren', { stress: 9, trauma: ['cold'] }) }
    const world = play(worldIn(trauma, { scoundrels }), 'apply-output', { narration: '' })
    expect(world.scoundrels['wren']?.trauma).toEqual(['haunted', 'cold'])
  })

  test('4.12 a rest is followed by a scene that its hook is the source of', () => {
    const resting = play(between({ pool: [2] }), 'rest')
    const world = play(resting, 'end-rest', { hook: 'A letter under the door.', time: 'three days' })
    expect(world.phase).toMatchObject({
      mood: { kind: 'scene', variant: { kind: 'encounter', source: 'A letter under the door.', urgency: 'medium' } },
    })
    expect(world.entry).toMatchObject({ kind: 'downtime', diceRecovered: 5 })
    expect(world.pool).toHaveLength(6)
    expect(world.clocks['the_watch_closes_in']?.filled).toBe(1)
  })

  test('4.18 the session ends between scenes', () => {
    expect(moodOf(play(between(), 'end-session'))).toBe('ended')
  })
})

describe('section 4 and 9: bargains', () => {
  test('4.14 and 17.24 a struck bargain goes on with what was being tried, with its dice', () => {
    const world = play(worldIn(bargain({ unresolved: anAttempt() }), { pool: [] }), 'accept_bargain', { option: 0 })
    expect(moodOf(world)).toBe('action')
    expect(world.pool).toHaveLength(2)
    expect(world.scoundrels['wren']?.stress).toBe(2)
  })

  test('17.24 or with the scene, where nothing was', () => {
    expect(moodOf(play(worldIn(bargain(), { pool: [] }), 'accept_bargain', { option: 1 }))).toBe('scene')
  })

  test('17.4 accept in a bargain is the same', () => {
    const world = play(worldIn(bargain(), { pool: [] }), 'accept', { option: 1 })
    expect([moodOf(world), world.crew.heat]).toEqual(['scene', 1])
  })

  test('4.15 retreat: three dice, and between scenes; where there is no way out it is refused', () => {
    const world = play(worldIn(bargain(), { pool: [] }), 'retreat')
    expect([moodOf(world), world.pool.length]).toEqual(['between', 3])
    expect(tryMove(worldIn(bargain({ canRetreat: false }), { pool: [] }), 'retreat')).toMatchObject({
      ok: false,
      refusal: { code: 'not-now' },
    })
  })

  test('4.16 and 17.23 passing out: two stress, two dice, threats tick, and nobody walks away', () => {
    const world = play(worldIn(bargain(), { pool: [] }), 'pass_out')
    expect(world.phase).toMatchObject({ mood: { kind: 'scene', variant: { isEscapable: false, urgency: 'medium' } } })
    expect([world.pool.length, world.scoundrels['wren']?.stress]).toEqual([2, 2])
    expect(world.clocks['the_watch_closes_in']?.filled).toBe(1)
  })

  test('17.23 passing out at eight stress breaks them', () => {
    const scoundrels = { wren: somebody('Wren', { stress: 8 }) }
    expect(moodOf(play(worldIn(bargain(), { pool: [], scoundrels }), 'pass_out'))).toBe('trauma')
  })

  test('18: dice are never given for a price that names nothing', () => {
    const world = play(worldIn(bargain(), { pool: [] }), 'offer-bargain', {
      options: [{ label: 'Owe them', cost: 'faction', target: 'nobody', dice: 3 }],
    })
    expect(world.phase).toMatchObject({ mood: { offers: [{ cost: 'stress' }, { cost: 'heat' }, { cost: 'clock' }] } })
  })
})

describe('forced moods stay until they are resolved', () => {
  test.each(['engage', 'set_scene_style', 'spend_die', 'resolve', 'retreat'])('18: %s does not leave trauma', name => {
    const input = name === 'engage' ? engaging : name === 'spend_die' ? { situation: '', outcomes: [] } : {}
    const full = name === 'resolve' ? { resolveOutcome: 'clean', resolveWhat: 'x' } : input
    expect(tryMove(worldIn(trauma), name, full)).toMatchObject({ ok: false, refusal: { code: 'wrong-mood' } })
  })

  test('17.7 a scene does not end under a bargain', () => {
    const world = play(worldIn(bargain(), { pool: [] }), 'apply-output', { narration: 'x', continueScene: false })
    expect(moodOf(world)).toBe('bargain')
  })
})

describe('one table', () => {
  test('18: every mood a mind is asked in has its template, its tools and its shape together', () => {
    for (const { template, tools, output, persona } of Object.values(moodSpecs)) {
      expect((template === null) === (output === null)).toBe(true)
      expect((template === null) === (persona === '')).toBe(true)
      expect(tools.includes('think')).toBe(template !== null)
    }
  })

  test('every mood can be reached, and every mood but the end can be left', () => {
    const reached = new Set(moodTable.map(({ to }) => to))
    for (const mood of [
      'scene',
      'action',
      'aftermath',
      'downtime',
      'trauma',
      'bargain',
      'entanglement',
      'between',
    ] as const) {
      expect(reached.has(mood)).toBe(true)
      expect(moodTable.some(({ from }) => from.includes(mood))).toBe(true)
    }
  })
})

describe('section 6 and 17.12: heat', () => {
  test('at ten somebody is at the door, and nothing else happens first', () => {
    const world = between({ isEntangled: true })
    expect(tryMove(world, 'rest')).toMatchObject({ ok: false })
    const met = play(world, 'entangle', { kind: 'raid' })
    const settled = play(met, 'settle-entanglement', { option: 1 })
    expect(settled.crew).toMatchObject({ heat: 0, wanted: 1 })
    expect(settled.isEntangled).toBe(false)
  })

  test('with four warrants the fifth knock is an arrest, and another leads', () => {
    const world = between({ isEntangled: true })
    const wanted = { ...world, crew: { ...world.crew, wanted: 4, isHunted: true } }
    const settled = play(play(wanted, 'entangle', { kind: 'warrant' }), 'settle-entanglement', { option: 1 })
    expect(settled.scoundrels['wren']?.fate).toBe('jailed')
    expect([settled.lead, settled.crew.wanted, settled.crew.isHunted]).toEqual(['odd', 0, false])
  })
})

describe('section 8 and 17.14: clocks', () => {
  test('a full threat is told, interrupts, and is gone', () => {
    const clocks = {
      raid: aClock({
        name: 'Raid',
        filled: 3,
        consequence: { kind: 'escalate', description: 'Boots.', severity: 'severe' },
      }),
    }
    const world = play(worldIn(openScene, { clocks }), 'tick-clock', { clock: 'Raid', effect: 'limited', why: 'noise' })
    expect(world.clocks).toEqual({})
    expect(world.owed).toMatchObject([{ text: 'Boots.' }])
    expect(world.interrupt).toMatchObject({ forcesAction: true, description: 'Boots.' })
  })

  test('8: a clock that ends another one does, and the other does not come back', () => {
    const clocks = {
      a: aClock({ name: 'A', filled: 3, consequence: { kind: 'remove-threat', clock: 'B' } }),
      b: aClock({ name: 'B', filled: 4 }),
    }
    const world = play(worldIn(openScene, { clocks: { ...clocks, b: { ...clocks.b, filled: 2 } } }), 'tick-clock', {
      clock: 'a',
      effect: 'limited',
      why: '',
    })
    expect(world.clocks).toEqual({})
  })

  test('linked, racing and tug-of-war clocks', () => {
    const clocks = {
      first: aClock({ name: 'First', kind: 'goal', filled: 3, races: 'rival', consequence: { kind: 'none' } }),
      next: aClock({ name: 'Next', kind: 'goal', after: 'first' }),
      rival: aClock({ name: 'Rival', filled: 3 }),
      rope: aClock({ name: 'Rope', kind: 'goal', filled: 1, onEmpty: { kind: 'gain-coin', amount: -1 } }),
    }
    const world = worldIn(openScene, { clocks })
    const still = play(world, 'tick-clock', { clock: 'next', effect: 'great', why: '' })
    expect(still.clocks['next']?.filled).toBe(0)
    const done = play(world, 'tick-clock', { clock: 'first', effect: 'limited', why: '' })
    expect(Object.keys(done.clocks).toSorted()).toEqual(['next', 'rope'])
    expect(play(done, 'tick-clock', { clock: 'next', effect: 'great', why: '' }).clocks['next']?.filled).toBe(3)
  })

  test('17.13 an unknown clock is told back, a negative tick is none', () => {
    const tried = tryMove(worldIn(aftermath), 'apply-output', {
      narration: 'x',
      clocksToTick: [
        { clockId: 'constructor', ticks: 2 },
        { clockId: 'The Watch Closes In', ticks: -2 },
      ],
    })
    expect(tried.ok && tried.value.facts.join(' ')).toContain('No clock is called "constructor"')
    expect(tried.ok && tried.value.world.clocks['the_watch_closes_in']?.filled).toBe(0)
  })
})

describe('17.21: what a mood may change', () => {
  test('a scene gives no stress and no heat', () => {
    const world = play(worldIn(openScene), 'apply-output', {
      narration: 'x',
      stressDelta: 9,
      heatDelta: 4,
      coinDelta: 2,
    })
    expect([world.scoundrels['wren']?.stress, world.crew.heat, world.crew.coin]).toEqual([0, 0, 4])
  })

  test('an aftermath has its ranges, and heat never falls in it', () => {
    const world = play(worldIn(aftermath), 'apply-output', { narration: 'x', stressDelta: 9, heatDelta: -4 })
    expect([world.scoundrels['wren']?.stress, world.crew.heat]).toEqual([3, 0])
  })
})

test('18: a tool in the wrong mood is refused with what is possible, and nothing has changed', () => {
  expect(tryMove(worldIn(openScene), 'accept_bargain', { option: 0 })).toEqual({
    ok: false,
    refusal: { code: 'wrong-mood', why: expect.stringContaining('bargain') as string, allowed: moodSpecs.scene.tools },
  })
})

test('18: the fourth trauma retires, and whoever is left leads', () => {
  const scoundrels = { wren: somebody('Wren', { stress: 9, trauma: ['a', 'b', 'c'] }), odd: somebody('Odd') }
  const world = play(worldIn(trauma, { scoundrels }), 'apply-output', { narration: '' })
  expect([world.scoundrels['wren']?.fate, world.lead]).toEqual(['retired', 'odd'])
})
