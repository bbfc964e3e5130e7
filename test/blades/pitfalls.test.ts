/** What went wrong in the game this one is meant after, each of it once and by its number: it does not happen again. */
import { expect, test } from 'vitest'
import { contextOf } from '../../src/cast/llm/blades/context.ts'
import { momentFor, toolsFor } from '../../src/cast/llm/blades/mind.ts'
import { repairOutcomes } from '../../src/rules/blades/dice/outcomes.ts'
import { moodOf, type BladesWorld } from '../../src/rules/blades/model/world.ts'
import { moodSpecs } from '../../src/rules/blades/moods/specs.ts'
import { allMoves } from '../../src/rules/blades/moves/all.ts'
import { aClock, inAction, openScene, play, somebody, tryMove, worldIn } from '../../src/rules/blades/scenario.ts'
import { readOutput } from '../../src/rules/blades/turn/output.ts'
import { sitDown } from './sitting.ts'
import { engaging, moodsAsked, turnWith } from './turns.ts'

const offered = (world: BladesWorld): BladesWorld => play(world, 'spend_die', { situation: '', outcomes: [] })
const stressOf = (world: BladesWorld): number => world.scoundrels['wren']?.stress ?? 0
const worn = (stress: number) => ({ wren: somebody('Wren', { stress }), odd: somebody('Odd') })
const call = (name: string, input: Readonly<Record<string, string | number>> = {}) => ({ name, input })

test.each(Object.entries(moodSpecs).filter(([, { template }]) => template !== null))(
  '18.1: %s is asked with its own template, tools and shape',
  (mood, spec) => {
    const tools = toolsFor(spec).map(({ name }) => name)
    expect(tools).toEqual([
      ...allMoves.filter(({ name }) => spec.tools.includes(name)).map(({ name }) => name),
      'answer',
    ])
    expect(toolsFor(spec).at(-1)?.takes).toBe(spec.output)
    const own = { trauma: 'traumaAssigned', action: 'diceAction', downtime: 'diceRecovered' }[mood] ?? 'narration'
    expect(Object.keys(spec.output?.fields ?? {})).toContain(own)
    expect(momentFor(spec.template ?? '', contextOf(worldIn(openScene), '', undefined))).toContain(
      `You are the ${spec.persona.replace('The ', '')}`,
    )
  },
)

test.each([
  ['choose-die', offered(worldIn(inAction(), { pool: [1, 6] })), { index: 0 }, { stress: 3, left: 1 }],
  ['push', worldIn(inAction()), { for: 'die' }, { stress: 2, left: 5 }],
  [
    'pass_out',
    worldIn({ kind: 'bargain', whatDrained: '', canRetreat: true, offers: [] }, { pool: [] }),
    {},
    { stress: 2, left: 2 },
  ],
])('18.2: what %s changed through the dispatcher is still so after it', (name, world, input, after) => {
  const changed = play(world, name, input)
  expect(stressOf(changed)).toBe(after.stress)
  expect(changed.pool.length).toBe(after.left)
})

test('18.3: a forced mood is locked; a mind that goes on to resolve writes over nothing', () => {
  const world = worldIn(inAction(), { pool: [1], scoundrels: worn(8) })
  const { world: after, refused } = turnWith(offered(world), [
    { output: { narration: 'So.' } },
    { calls: [call('resolve', { resolveOutcome: 'clean', resolveWhat: 'all is well' })], output: {} },
  ])
  expect(refused.some(one => one.startsWith('resolve'))).toBe(true)
  expect(after.scoundrels['wren']).toMatchObject({ stress: 0 })
  expect(after.scoundrels['wren']?.trauma.length).toBe(1)
})

test('18.4: stress that a tool caused breaks; and nine breaks however it came to be nine', () => {
  expect(moodOf(play(worldIn(inAction(), { scoundrels: worn(7) }), 'push', { for: 'die' }))).toBe('trauma')
  const nine = worldIn(openScene, { scoundrels: worn(9) })
  expect(moodOf(play(nine, 'apply-output', { narration: 'It rains.', continueScene: true }))).toBe('trauma')
})

test('18.5: trauma is not left by the turn that brought it, and a scene that ends with it does not end', () => {
  const nine = worldIn(openScene, { scoundrels: worn(9) })
  const broken = play(nine, 'apply-output', { narration: 'Over.', continueScene: false })
  expect([moodOf(broken), broken.phase.kind]).toEqual(['trauma', 'playing'])
})

test('18.6: an aftermath has the die of its own action, and none of an older one', () => {
  const first = play(offered(worldIn(inAction(), { pool: [6, 2, 4] })), 'choose-die', { index: 0 })
  const again = play(play(first, 'accept', { acceptTransition: 'on' }), 'engage', {
    ...engaging,
    engagePosition: 'desperate',
  })
  expect(again.phase).toMatchObject({ mood: { kind: 'action', attempt: { position: 'desperate' } } })
  const second = play(offered(again), 'choose-die', { index: 0 })
  expect(second.phase).toMatchObject({
    mood: {
      kind: 'aftermath',
      outcome: {
        position: 'desperate',
        die:
          second.phase.kind === 'playing' && second.phase.mood.kind === 'aftermath'
            ? second.phase.mood.outcome?.die
            : 0,
      },
    },
  })
  expect(JSON.stringify(second.phase)).not.toContain('"die":6')
})

test('18.7: twins have outcomes of their own, the one that was chosen is gone, and the other is not', () => {
  const outcomes = ['a first hint here', 'a second hint here', 'a third hint here'].map(hint => ({ dieValue: 4, hint, stressCost: 1, heatCost: 0, coinDelta: 0, narrative: hint })) // prettier-ignore
  const world = play(worldIn(inAction(), { pool: [4, 2, 4] }), 'spend_die', { situation: '', outcomes })
  const after = play(world, 'choose-die', { index: 2 })
  expect(after.pool).toEqual([4, 2])
  expect(after.phase).toMatchObject({ mood: { outcome: { narrative: 'a third hint here', otherDice: [4, 2] } } })
})

test('18.8: wrong values, a wrong count and inverted costs are mended', () => {
  const { outcomes, repairs } = repairOutcomes([6, 3, 1], 'risky', [{ hint: 'three words here', stress: 3, heat: 2 }])
  expect(outcomes.map(({ die }) => die)).toEqual([6, 3, 1])
  expect(outcomes.every(({ hint }) => hint.split(' ').length >= 3)).toBe(true)
  expect((outcomes[0]?.stress ?? 0) <= (outcomes[2]?.stress ?? 0)).toBe(true)
  expect(repairs.length).toBeGreaterThan(0)
})

test('18.9: accept is no way to begin a turn again, and a mind that restarts for ever is stopped', () => {
  const world = worldIn({ kind: 'aftermath', variant: { kind: 'clean', achieved: '' } })
  expect(
    moodsAsked(
      turnWith(
        world,
        Array.from({ length: 20 }, () => ({ calls: [call('accept')] })),
      ),
    ),
  ).toEqual(['aftermath'])
  const restless = Array.from({ length: 40 }, () => ({
    calls: [call('engage', engaging), call('accept'), call('engage', engaging)],
  }))
  expect(turnWith(worldIn(openScene), restless).asked.length).toBeLessThanOrEqual(5)
})

test('15: what a mind tells in an answer that leads on is told first, and what it costs is paid', () => {
  const engaged = turnWith(worldIn(openScene), [
    { calls: [call('engage', engaging)], output: { narration: 'The clerk looks up.', continueScene: false } },
  ])
  expect(moodsAsked(engaged).slice(0, 2)).toEqual(['scene', 'action'])
  expect(engaged.narratives[0]).toBe('The clerk looks up.')
  const aftermath = worldIn({ kind: 'aftermath', variant: { kind: 'clean', achieved: '' } })
  const landed = turnWith(aftermath, [
    { calls: [call('accept')], output: { narration: 'Your wrist swells.', stressDelta: 1 } },
  ])
  expect([landed.narratives, landed.stress, moodOf(landed.world)]).toEqual([['Your wrist swells.'], 1, 'scene'])
})

test('18.10: what is tried is carried into the action, and what the rules said goes to the next mind', () => {
  const { asked } = turnWith(worldIn(openScene), [{ calls: [call('retreat'), call('engage', engaging)] }])
  const [, crucible] = asked
  expect(crucible?.world.phase).toMatchObject({
    mood: { attempt: { intent: 'take the ledger', approach: 'while he sleeps' } },
  })
  expect(crucible?.notes.join(' ')).toContain('retreat')
})

test.each([[[]], [['a list']], ['words'], [null], [{ narration: 4 }], [{ narration: 'So.', stressDelta: 'many' }]])(
  '18.11: an answer of %j is read as far as it goes, and shows nobody a brace',
  output => {
    const read = readOutput(output)
    expect([read.stressDelta, read.diceAction]).toEqual([0, null])
    expect(read.narration).not.toMatch(/[{}[\]]/)
    expect(moodOf(turnWith(worldIn(openScene), [{ output }]).world)).toBe('scene')
  },
)

test('18.13: ids of clocks and factions stand in the prompt, names are found too, and what is unknown is told back', () => {
  const system = momentFor('aftermath', contextOf(worldIn(openScene), '', undefined))
  expect(system).toContain('the_watch_closes_in')
  expect(system).toContain('the_watch')
  const ticked = play(worldIn(openScene), 'tick-clock', { clock: 'The Watch Closes In', effect: 'limited', why: '' })
  expect(ticked.clocks['the_watch_closes_in']?.filled).toBe(1)
  expect(tryMove(worldIn(openScene), 'tick-clock', { clock: 'nobody', effect: 'limited', why: '' })).toMatchObject({ ok: false, refusal: { allowed: ['the_watch_closes_in'] } }) // prettier-ignore
})

test('18.14: lists have an end, and the order of a record changes no byte of a prompt', () => {
  let world = worldIn({ kind: 'aftermath', variant: { kind: 'clean', achieved: '' } })
  for (let at = 0; at < 12; at += 1)
    world = play(world, 'apply-output', {
      narration: 'So.',
      continueScene: true,
      costDescription: `cost ${at}`,
      threatDescription: `threat ${at}`,
    })
  expect([world.recentCosts.length, world.threats.length, world.threats[0]]).toEqual([3, 5, 'threat 11'])
  const clocks = { b: aClock({ name: 'B' }), a: aClock({ name: 'A' }) }
  const turned = { a: clocks.a, b: clocks.b }
  const systemOf = (held: typeof clocks) =>
    momentFor('scene', contextOf(worldIn(openScene, { clocks: held }), '', undefined))
  expect(systemOf(clocks)).toBe(systemOf(turned))
})

test('18.15: how they got here is said once', () => {
  const arrived = play(worldIn({ kind: 'aftermath', variant: { kind: 'clean', achieved: '' } }), 'accept', {
    acceptTransition: 'quiet',
  })
  expect(arrived.entry).not.toBe(null)
  expect(play(arrived, 'apply-output', { narration: 'A room.', continueScene: true }).entry).toBe(null)
})

test('18.16: pacing counts beats since a die was spent', () => {
  const before = play(play(worldIn(inAction(), { pool: [6, 5] }), 'begin-turn', { text: 'on' }), 'spend_die', {
    situation: '',
    outcomes: [],
  })
  const sinceDie = (world: BladesWorld): number => (world.phase.kind === 'playing' ? world.phase.scene.sinceDie : -1)
  const after = play(before, 'choose-die', { index: 0 })
  expect(sinceDie(before)).toBeGreaterThan(0)
  expect(sinceDie(after)).toBeLessThanOrEqual(2)
})

test('18.17: nothing is told twice', () => {
  const { narratives } = turnWith(worldIn(openScene), [
    { calls: [call('engage', engaging)], output: { narration: 'The clerk sleeps.' } },
    { output: { narration: 'Six paces.' } },
    { output: { narration: 'Behind you the pen goes on.' } },
  ])
  expect(new Set(narratives).size).toBe(narratives.length)
})

test('18.18: an evening has a phase of its own, whatever its history', async () => {
  const { table, world } = await sitDown()
  expect([world().phase.kind, moodOf(world())]).toEqual(['playing', 'scene'])
  await table.close()
})

test('18.19: the first of two answers counts; a question that is over takes none', () => {
  const world = play(offered(worldIn(inAction(), { pool: [6, 5, 4] })), 'choose-die', { index: 0 })
  expect(tryMove(world, 'choose-die', { index: 0 })).toMatchObject({ ok: false })
  expect(world.pool).toEqual([5, 4])
})

test('18.20: the constraints of a telling stand before its lore', () => {
  for (const { template } of Object.values(moodSpecs)) {
    if (template === null) continue
    const system = momentFor(template, contextOf(worldIn(openScene), 'A long room.', undefined))
    const limit = system.search(/\b(?:sentence|sentences|words|paragraph|paragraphs)\b/)
    expect(limit).toBeGreaterThan(-1)
    expect(limit).toBeLessThan(system.indexOf('The Sorting Hall'))
  }
})

test('18.21: violence says whether it kills, and the dead are counted', () => {
  const outcome = (lethal: boolean) => ({
    dieValue: 6,
    hint: 'he goes down hard',
    stressCost: 0,
    heatCost: 0,
    coinDelta: 0,
    narrative: 'He falls.',
    lethal,
  })
  const score = { title: 'It', plan: 'assault', detail: '', load: 'light' }
  const begun = play(worldIn(openScene, { pool: [6, 6] }), 'begin-score', score)
  const act = (lethal: boolean): BladesWorld =>
    play(
      play(play(begun, 'engage', engaging), 'spend_die', {
        situation: '',
        outcomes: [outcome(lethal), outcome(lethal)],
      }),
      'choose-die',
      { index: 0 },
    )
  expect([act(true).score?.kills, act(false).score?.kills]).toEqual([1, 0])
})
