/** What is said aloud is no secret between those who heard it; what is thought, whispered or guessed opens nothing. */
import { expect, test } from 'vitest'
import { memoryStore } from '../../src/store/memory.ts'
import type { Move, Outcome } from '../../src/table/moves.ts'
import type { RequestType } from '../../src/table/protocol/message-gm.ts'
import { replayRun } from '../../src/table/replay/replay.ts'
import { readRun } from '../../src/table/run-record.ts'
import { coinRules } from '../../src/table/testing/coin-rules.ts'
import { scriptedCast, type ScriptedBeat } from '../../src/table/testing/scripted.ts'
import { files, says, sitDown } from './sitting.ts'

const [tilda, grimjaw, human] = ['tilda-brannock', 'grimjaw-ironforge', 'aldric-vane']

const ask = (requestType: RequestType, ...names: readonly string[]): Move => ({
  tag: 'AWAIT_PLAYERS',
  characters: names.map(name => ({ name, requestType, sceneContext: 'The pier.', request: 'Well?' })),
})

/** A journal of Tilda's, as the session before has left it. */
const journal = `# Tilda's Journal

## Entries

### The pier

**What I did**: Said "Oats". I owe Vessarine Thole nine hundred crowns.

**How I feel**: I mean to leave them all behind at Wendlebury and sail alone.
`
const campaign = {
  ...files,
  'party/tilda-brannock-journal.md': journal,
  'story-state.md':
    '# Story State\n\n## GM Notes (Secret)\n\n- The ferryman drowned nine years ago and has not noticed\n',
}

type Wish = {
  readonly beats: readonly ScriptedBeat[]
  readonly says?: string
  readonly lines?: readonly string[]
}

/** What came of the last move of each beat; the session replays, too. */
async function play({ beats, says: answer = 'I nod.', lines = beats.map(() => 'I listen') }: Wish) {
  const store = memoryStore(campaign)
  const answered = { companions: () => answer }
  const first = await sitDown({ store, beats: [[says('A pier.')], ...beats], ...answered })
  for (const line of lines) await first.table.say(line)
  await first.table.close()
  const run = await readRun(store)
  if (!run.ok) throw new Error(run.refusal)
  expect((await replayRun(store, run.value, coinRules)).faults).toEqual([])
  return { store, told: first.told(), outcomes: first.outcomes }
}

const aloud = 'I shrug. "I owe Vessarine Thole nine hundred crowns." I mean to leave them at Wendlebury.'
const debt = 'Tilda owes Vessarine Thole nine hundred crowns, then.'
const plan = 'Tilda means to leave them all behind at Wendlebury and sail alone.'

test('18: what a companion said aloud may be quoted, in the same beat and in the next', async () => {
  const { told } = await play({
    beats: [[says(debt)], [ask('QUICK_REACTION', tilda), says(debt)]],
    says: aloud,
  })
  expect(told).toEqual(['A pier.', debt]) // the first time nobody had said it
  const { told: later } = await play({
    beats: [
      [ask('QUICK_REACTION', tilda), says('She says it.')],
      [says('> **Tilda Brannock**: "Oats."'), says(debt)],
    ],
    says: '"Oats. I owe Vessarine Thole nine hundred crowns."',
  })
  expect(later).toEqual(['A pier.', 'She says it.', '> **Tilda Brannock**: "Oats."', debt])
})

test('18: what is beside it in the journal stays the writer’s own, and so does a thought in the answer', async () => {
  const { outcomes } = await play({ beats: [[ask('QUICK_REACTION', tilda), says(plan)]], says: aloud })
  expect(outcomes.at(-1)).toMatchObject({ outcome: 'withheld', why: expect.stringContaining('tilda-brannock-journal') })
})

test.each(['REFLECTION', 'SECRET_ACTION'] as const)(
  '18: a %s is heard by nobody, quotation marks or none',
  async kind => {
    const { outcomes } = await play({ beats: [[ask(kind, tilda), says(debt)]], says: aloud })
    expect(outcomes.at(-1)).toMatchObject({ outcome: 'withheld' })
  },
)

test('18: a whisper opens nothing to the others', async () => {
  const lines = ['I whisper to Tilda: well?', 'On']
  const { outcomes } = await play({ beats: [[says(debt)]], says: aloud, lines })
  expect(outcomes.at(-1)).toMatchObject({ outcome: 'withheld' })
})

test('18: while the party is divided only the group that was there has heard it', async () => {
  const divide: Move = { tag: 'GROUPS', groups: { roof: [human, grimjaw], cellar: [tilda] } }
  const meet: Move = { tag: 'GROUPS', groups: { all: [human, grimjaw, tilda] } }
  const { outcomes } = await play({
    beats: [
      [divide, ask('QUICK_REACTION', tilda), says(debt, 'roof')],
      [says(debt, 'roof'), meet, says('She comes up and tells you all of it.')],
      [says(debt)],
    ],
    says: aloud,
    lines: ['We part', 'I wait', 'And then?'],
  })
  expect(outcomes.map(({ outcome }) => outcome)).toEqual([
    'done',
    'answered',
    'withheld',
    'withheld',
    'done',
    'done',
    'done',
  ])
})

test('18: a guess tells nothing: who does not know a secret cannot open it by saying it', async () => {
  const guess = 'The ferryman drowned nine years ago and has not noticed.'
  const { outcomes } = await play({ beats: [[ask('QUICK_REACTION', tilda), says(guess)]], says: `"${guess}"` })
  expect(outcomes.at(-1)).toMatchObject({ outcome: 'withheld', why: expect.stringContaining('story-state.md') })
})

test('18: what companions have told each other in talk needs no quotation marks', async () => {
  const talk = 'I owe Vessarine Thole nine hundred crowns.'
  const beats = [[ask('QUICK_REACTION', tilda, grimjaw), says(debt), ask('INTERACTION', tilda, grimjaw), says(debt)]]
  const { outcomes } = await play({ beats, says: talk })
  expect(outcomes.map(({ outcome }) => outcome)).toEqual(['answered', 'withheld', 'answered', 'done'])
})

test('18: what the player says aloud has been heard as well', async () => {
  const store = memoryStore({
    ...campaign,
    'party/aldric-vane-journal.md': '# Journal\n\nI buried the Marrow crown under the third mile stone.\n',
  })
  const told = 'So the Marrow crown is buried under the third mile stone.'
  const { table, outcomes } = await sitDown({ store, beats: [[says('A pier.')], [says(told)], [says(told)]] })
  await table.say('I think of the Marrow crown')
  await table.say('"I buried the Marrow crown under the third mile stone," I say.')
  expect(outcomes.map(({ outcome }: Outcome) => outcome)).toEqual(['withheld', 'done'])
})

test('18: a table that is opened again knows who has heard what', async () => {
  const { store } = await play({ beats: [[ask('QUICK_REACTION', tilda), says('She says it.')]], says: aloud })
  const beats = [[says(debt), says(plan)]]
  const again = await sitDown({ store, beats, options: { cast: scriptedCast({ beats }) } })
  await again.table.say('I go on')
  expect(again.told()).toContain(debt)
  expect(again.told()).not.toContain(plan)
})
