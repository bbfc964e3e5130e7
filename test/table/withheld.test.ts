import { expect, test } from 'vitest'
import { memoryStore } from '../../src/store/memory.ts'
import { texts } from '../leaks/fixture.ts'
import type { Move, Outcome } from '../../src/table/moves.ts'
import { openTable } from '../../src/table/open-table.ts'
import { usualLimits } from '../../src/table/ports.ts'
import { replayRun } from '../../src/table/replay/replay.ts'
import { readRun } from '../../src/table/run-record.ts'
import { coinRules } from '../../src/table/testing/coin-rules.ts'
import { countingClock, scriptedCast, scriptedDoor } from '../../src/table/testing/scripted.ts'

type Played = {
  readonly outcomes: readonly Outcome[]
  readonly told: readonly string[]
  readonly asked: readonly string[]
  readonly offered: readonly (readonly string[])[]
}

/** One beat with these moves; what came of each, what was shown, and who was asked. The session replays, too. */
async function playMoves(moves: readonly Move[], human: string | null = 'pim-hask'): Promise<Played> {
  const store = memoryStore(texts)
  const [outcomes, asked]: [Outcome[], string[]] = [[], []]
  const door = scriptedDoor()
  async function* beat(): AsyncGenerator<Move, void, Outcome> {
    for (const move of moves) outcomes.push(yield move)
  }
  const cast = scriptedCast({
    beats: [[], beat],
    companions: ({ view }) => {
      asked.push(view.role.character)
      return 'I nod.'
    },
  })
  const ports = { store, cast, door, clock: countingClock(), ruleset: coinRules, limits: usualLimits }
  const opened = await openTable({ ...ports, campaign: 'lantern-fen', human, seed: '1' })
  if (!opened.ok) throw new Error(opened.refusal)
  await opened.value.say('I listen')
  await opened.value.close()
  const run = await readRun(store)
  if (!run.ok) throw new Error(run.refusal)
  expect((await replayRun(store, run.value, coinRules)).faults).toEqual([])
  return {
    outcomes,
    asked,
    told: door.shown.flatMap(event => (event.type === 'narrative' ? [event.text] : [])),
    offered: door.shown.flatMap(event => (event.type === 'suggestions' ? [event.options] : [])),
  }
}

const secret = 'The bell has no clapper.'

test('a narrative that tells a secret is withheld; the GM hears why, and says it again', async () => {
  const { outcomes, told } = await playMoves([
    { tag: 'NARRATIVE', text: `Fog comes in. ${secret}` },
    { tag: 'NARRATIVE', text: 'Fog comes in. A bell rings below.' },
  ])
  expect(outcomes).toMatchObject([
    { outcome: 'withheld', why: /story-state\.md:\d+ .*say it again/i },
    { outcome: 'done' },
  ])
  expect(told).toEqual(['Fog comes in. A bell rings below.'])
})

test('what the party is recorded to have learned may be told in the same beat', async () => {
  const { told } = await playMoves([
    { tag: 'RECORD', state: [], knowledge: [`LEARNED: ${secret}`] },
    { tag: 'NARRATIVE', text: secret },
  ])
  expect(told).toEqual([secret])
})

test('17.4 what was learned of a secret opens so much of it, in whatever words, and not the rest of its sentence', async () => {
  const learned = { tag: 'RECORD', state: [], knowledge: ['LEARNED: Quillon forges his maps'] } as const
  const told = 'His maps are counterfeit: Quillon forges them.'
  const rest = 'Quillon sells the true ones to smugglers in Wick Harbour.'
  const played = await playMoves([learned, { tag: 'NARRATIVE', text: told }, { tag: 'NARRATIVE', text: rest }])
  expect(played.told).toEqual([told])
  expect(played.outcomes.at(-1)).toMatchObject({ outcome: 'withheld', why: expect.stringContaining('story-state.md') })
})

test('three times the same, and the beat goes on without it', async () => {
  const again = { tag: 'NARRATIVE', text: secret } as const
  const { outcomes, told } = await playMoves([again, again, again, again])
  expect(outcomes).toHaveLength(2) // the third one ends the beat
  expect(told).toEqual([])
})

const asking = (name: string, sceneContext: string): Move => ({
  tag: 'AWAIT_PLAYERS',
  characters: [{ name, requestType: 'QUICK_REACTION', sceneContext, request: 'React.' }],
})

test('a request that tells a companion what is not theirs is withheld, and nobody is asked', async () => {
  const past = 'Pim deserted the river garrison during the siege of Ambry.'
  const { outcomes, asked } = await playMoves([asking('orsa-tallow', past), asking('orsa-tallow', 'Fog.')])
  expect(outcomes).toMatchObject([{ outcome: 'withheld', why: /pim-hask\.md/ }, { outcome: 'answered' }])
  expect(asked).toEqual(['orsa-tallow'])
})

test('their own past is no secret to them', async () => {
  const { asked } = await playMoves(
    [asking('pim-hask', 'You deserted the river garrison during the siege of Ambry.')],
    null,
  )
  expect(asked).toEqual(['pim-hask'])
})

test('nor may a question to the human tell one', async () => {
  const question: Move = { tag: 'ASK_PLAYER', question: `${secret} What do you do?`, header: 'Bell', options: [] }
  const { outcomes } = await playMoves([question])
  expect(outcomes).toMatchObject([{ outcome: 'withheld' }])
})

test('17.4 an offer that tells one takes no other with it; with nothing left the GM is told', async () => {
  const { outcomes, offered } = await playMoves([
    { tag: 'SUGGEST', options: ['Listen at the door', `Say: ${secret}`, 'Go down'] },
    { tag: 'SUGGEST', options: [secret] },
  ])
  expect(outcomes).toMatchObject([{ outcome: 'done' }, { outcome: 'withheld' }])
  expect(offered).toEqual([['Listen at the door', 'Go down']])
})

test('17.7 a way back whose reason gives something away is not taken, and nobody is asked', async () => {
  const { outcomes, told } = await playMoves([
    { tag: 'NARRATIVE', text: 'Fog comes in.' },
    { tag: 'RETCON', to: 1, why: secret },
    { tag: 'RETCON', to: 7, why: 'The tide was wrong.' },
  ])
  expect(outcomes).toMatchObject([
    { outcome: 'done' },
    { outcome: 'withheld' },
    { outcome: 'refused', why: 'There is no beat 7 to go back to.' },
  ])
  expect(told).toEqual(['Fog comes in.'])
})

test('17.4 the name of a group tells nothing, and nobody is in two of them', async () => {
  const { outcomes } = await playMoves([
    { tag: 'GROUPS', groups: { [secret]: ['pim-hask'] } },
    { tag: 'GROUPS', groups: { north: ['pim-hask', 'orsa-tallow'], south: ['orsa-tallow'] } },
  ])
  expect(outcomes).toMatchObject([
    { outcome: 'withheld' },
    { outcome: 'refused', why: 'Nobody is in two groups: orsa-tallow.' },
  ])
})
