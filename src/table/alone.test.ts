import { expect, test } from 'vitest'
import { memoryStore } from '../store/memory.ts'
import { readText } from '../store/text.ts'
import type { Move } from './moves.ts'
import { openTable, type TableOptions } from './open-table.ts'
import { usualLimits } from './ports.ts'
import { replayRun } from './replay/replay.ts'
import { readRun } from './run-record.ts'
import { coinRules } from './testing/coin-rules.ts'
import { countingClock, scriptedCast, scriptedDoor, type Script } from './testing/scripted.ts'

const campaign = { 'overview.md': '# The Fen\n', 'party/orsa.md': '# Orsa\n', 'party/pim.md': '# Pim\n' }

async function sit(script: Script, lines: readonly string[], more: Partial<TableOptions> = {}) {
  const store = memoryStore(campaign)
  const door = scriptedDoor(lines)
  const ports = {
    store,
    cast: scriptedCast(script),
    door,
    clock: countingClock(),
    ruleset: coinRules,
    limits: usualLimits,
  }
  const opened = await openTable({ ...ports, campaign: 'the-fen', human: 'orsa', seed: '7', ...more })
  if (!opened.ok) throw new Error(opened.refusal)
  return { store, door, table: opened.value }
}

const told = (text: string): readonly Move[] => [{ tag: 'NARRATIVE', text }]

test('full-auto: the party goes on by itself until the Game Master ends it', async () => {
  const { door, table } = await sit(
    {
      beats: [
        told('One.'),
        told('Two.'),
        told('Three.'),
        [{ tag: 'SESSION_END', summary: 'Done.', stateSaved: true, nextHook: 'More.' }],
      ],
    },
    [],
    { human: null, isAuto: true },
  )
  await table.play()
  expect(door.shown.flatMap(event => (event.type === 'narrative' ? [event.text] : []))).toEqual([
    'One.',
    'Two.',
    'Three.',
  ])
  expect(door.shown.at(-1)).toMatchObject({ type: 'ended', summary: 'Done.' })
})

test('full-auto: a spectator ends it, and a Game Master that never would is held to a number of beats', async () => {
  const ended = await sit({ beats: [told('On and on.')] }, ['stop'], { human: null, isAuto: true })
  await ended.table.play()
  expect(ended.door.shown.at(-1)).toMatchObject({ type: 'ended' })
  const endless = await sit({ beats: [told('On and on.')] }, [], { human: null, isAuto: true, mostAutoBeats: 7 })
  await endless.table.play()
  expect(endless.table.beat).toBe(7)
})

test('a human who steps away is played for until they are back', async () => {
  const { table, door } = await sit({ beats: [told('Rain.')] }, [
    'I need to step away',
    "I'm back",
    'I look up',
    'stop',
  ])
  await table.play()
  expect(table.standing.state.humanMode).toBe('HUMAN_RELAY')
  expect(door.shown.filter(event => event.type === 'narrative').length).toBeGreaterThanOrEqual(4)
})

test('a large retcon goes back with the player’s consent, and the line that was left is kept', async () => {
  const record = (line: string): Move => ({ tag: 'RECORD', state: [line], knowledge: [] })
  const { store, table } = await sit(
    {
      beats: [
        told('We begin.'),
        [...told('The shopkeeper knows.'), record('NPC: Shopkeeper - knows of the theft')],
        [{ tag: 'RETCON', to: 1, why: 'The shopkeeper could not have known yet.' }],
        [...told('The shopkeeper smiles.'), record('NPC: Shopkeeper - suspects nothing')],
      ],
    },
    ['I enter', 'I ask', 'yes', 'I enter again'],
  )
  await table.play()
  const state = await readText(store, 'story-state.md')
  expect(state.ok && state.value?.text).toContain('- Shopkeeper - suspects nothing')
  expect(state.ok && state.value?.text).not.toContain('knows of the theft')
  const run = await readRun(store)
  if (!run.ok) throw new Error(run.refusal)
  expect(run.value.branches).toMatchObject([{ from: 1, to: 3 }])
  expect((await replayRun(store, run.value, coinRules)).faults).toEqual([])
})

test('a player who would rather let it stand is heard', async () => {
  const outcomes: unknown[] = []
  const { table } = await sit(
    {
      beats: [
        told('We begin.'),
        told('It happens.'),
        async function* () {
          outcomes.push(yield { tag: 'RETCON', to: 1, why: 'A slip.' })
        },
      ],
    },
    ['I do', 'I do more', 'no'],
  )
  await table.play()
  expect(outcomes).toMatchObject([{ outcome: 'refused', why: expect.stringContaining('let it stand') }])
  expect(table.beat).toBe(3)
})

test('companions who are told to talk hear each other, and come to an end', async () => {
  const heard: string[] = []
  const { table } = await sit(
    {
      beats: [
        told('We begin.'),
        [
          {
            tag: 'AWAIT_PLAYERS',
            characters: ['orsa', 'pim'].map(name => ({
              name,
              requestType: 'INTERACTION' as const,
              sceneContext: 'The fire.',
              request: 'Talk it over, then say you are ready.',
            })),
          },
        ],
      ],
      companions: ({ request }) => {
        heard.push(`${request.name}: ${request.justHappened ?? ''}`)
        return heard.length > 4 ? 'Ready.' : `${request.name} speaks.`
      },
    },
    ['We rest'],
    { human: null },
  )
  await table.play()
  expect(heard[1]).toBe('pim: orsa: orsa speaks.')
  expect(heard.length).toBeLessThanOrEqual(6)
})
