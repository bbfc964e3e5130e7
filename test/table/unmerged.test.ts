/** Lines that no file can take: told to the Game Master, told in the status, kept beside the delta, and in `why`. */
import { expect, test } from 'vitest'
import { replayRun } from '../../src/table/replay/replay.ts'
import { readRun, type RunRecord } from '../../src/table/run-record.ts'
import { coinRules } from '../../src/table/testing/coin-rules.ts'
import { memoryStore } from '../../src/store/memory.ts'
import type { Store } from '../../src/store/port.ts'
import { pageOf, sit } from '../fresh/scenario.ts'
import { files, sitDown } from './sitting.ts'

async function runOf(store: Store): Promise<RunRecord> {
  const run = await readRun(store)
  if (!run.ok) throw new Error(run.refusal)
  return run.value
}

const flagsIn = ({ entries }: RunRecord): readonly unknown[] =>
  entries.flatMap(entry => (entry.type === 'step' && /flag\/[^/]+$/.test(entry.key) ? [entry.value] : []))

const secret = 'Ottoline the reeve poisoned the well to drown the abbey in debt'

test('13.1 refused lines are told to the Game Master, in the status, kept, and recorded', async () => {
  const sitting = await sitDown({
    beats: [
      [],
      [
        {
          tag: 'RECORD',
          state: ['WEATHER: hail', 'NPC: Rook - gone'],
          knowledge: ['SECRET: Odo lies', 'LEARNED: Eels'],
        },
        { tag: 'RECORD', state: ['NPC: Odo - here'], knowledge: [] },
      ],
    ],
  })
  await sitting.table.say('I look up')
  await sitting.table.close()
  expect(sitting.outcomes).toMatchObject([
    { outcome: 'refused', why: expect.stringMatching(/"WEATHER: hail" \("WEATHER" is no keyword.*"SECRET: Odo lies"/) },
    { outcome: 'done' },
  ])
  expect(sitting.door.shown).toContainEqual(expect.objectContaining({ type: 'status', unmerged: 2 }))
  expect(sitting.notices()).toEqual([
    '1 line could not be merged into story-state.md; what was not is kept in tmp/gm-state-delta.unmerged.md.',
    '1 line could not be merged into party-knowledge.md; what was not is kept in tmp/party-knowledge-delta.unmerged.md.',
  ])
  expect(await sitting.page('tmp/gm-state-delta.unmerged.md')).toMatch(
    /\n## "WEATHER" is no keyword.*\n- WEATHER: hail\n$/,
  )
  expect(await sitting.page('tmp/party-knowledge-delta.unmerged.md')).toContain('- SECRET: Odo lies\n')
  expect(await sitting.page('story-state.md')).toMatch(/Rook - gone[\s\S]*Odo - here/)
  expect(await sitting.page('party-knowledge.md')).toMatch(/- Eels\n/)
  const run = await runOf(sitting.store)
  expect(flagsIn(run)).toEqual([expect.stringContaining('WEATHER: hail')])
  expect((await replayRun(sitting.store, run, coinRules)).faults).toEqual([])
})

test('13.2 an unmarked line that tells a secret is refused where it is recorded, and LEARNED reveals it', async () => {
  const store = memoryStore({ ...files, 'story-state.md': `# Story State\n\n## Secrets\n- ${secret}\n` })
  const sitting = await sitDown({
    store,
    beats: [
      [],
      [{ tag: 'RECORD', state: [], knowledge: [secret, 'Eels are cheap on Mondays'] }],
      [{ tag: 'RECORD', state: [], knowledge: [`LEARNED: ${secret}`] }],
    ],
  })
  await sitting.table.say('I look up')
  await sitting.table.drain()
  expect(sitting.outcomes).toMatchObject([
    { outcome: 'refused', why: expect.stringMatching(/story-state\.md:4 .*LEARNED/) },
  ])
  expect(await sitting.page('party-knowledge.md')).not.toContain('poisoned')
  expect(await sitting.page('party-knowledge.md')).toContain('- Eels are cheap on Mondays\n')
  expect(await sitting.page('tmp/party-knowledge-delta.unmerged.md')).toContain(secret)
  await sitting.table.say('I look into the well')
  await sitting.table.close()
  expect(await sitting.page('party-knowledge.md')).toContain(secret)
  expect((await replayRun(store, await runOf(store), coinRules)).faults).toEqual([])
})

test.each([
  'NPC: Ottoline - the reeve who poisoned the well to drown the abbey in debt',
  'LOCATION: The Well - poisoned by Ottoline the reeve to drown the abbey in debt',
  'THREAD: Why has Ottoline the reeve poisoned the well to drown the abbey in debt',
])('13.2 a line about somebody that tells a secret is refused as well: %s', async line => {
  const store = memoryStore({ ...files, 'story-state.md': `# Story State\n\n## Secrets\n- ${secret}\n` })
  const known = 'NPC: Odo - sells eels'
  const sitting = await sitDown({ store, beats: [[], [{ tag: 'RECORD', state: [], knowledge: [line, known] }]] })
  await sitting.table.say('I look up')
  await sitting.table.close()
  expect(sitting.outcomes).toMatchObject([
    { outcome: 'refused', why: expect.stringMatching(/story-state\.md:4 .*LEARNED/) },
  ])
  expect(await sitting.page('party-knowledge.md')).not.toContain('poisoned')
  expect(await sitting.page('party-knowledge.md')).toContain('Odo - sells eels')
  expect((await replayRun(store, await runOf(store), coinRules)).faults).toEqual([])
})

test('13.1 a Game Master that writes its deltas itself finds what was not merged on its page, and no secret gets by', async () => {
  const context = '## Expecting\nAn answer\n'
  let told = ''
  const played = await sit({
    gms: [
      'You are at the pier. What do you do?',
      async ({ write }) => {
        await write('tmp/gm-context.md', context)
        await write('tmp/gm-state-delta.md', `- CLOCK: Tide 3/6\n- SECRET: ${secret}\n`)
        return 'Fog comes in. What do you do?'
      },
      async ({ sees, write }) => {
        expect(sees.gmContext).toMatch(
          /^## Expecting[\s\S]*## Not Merged\n\n- Not merged: "CLOCK: Tide 3\/6" \("CLOCK" is no keyword/,
        )
        await write('tmp/party-knowledge-delta.md', `- ${secret}\n- Fog is wet\n`)
        return 'More fog comes in. What do you do?'
      },
      async ({ sees }) => {
        told = sees.gmContext ?? ''
        return 'The fog lifts. What do you do?'
      },
    ],
  })
  await played.table.say('I wait')
  await played.table.drain()
  expect(await pageOf(played.store, 'tmp/gm-state-delta.unmerged.md')).toContain('- CLOCK: Tide 3/6\n')
  await played.table.say('I wait longer')
  await played.table.drain()
  await played.table.say('I wait for the sun')
  await played.table.close()
  expect(told).toMatch(/## Not Merged\n\n- Not merged: "Ottoline[^"]*" \(.*story-state\.md:\d+.*LEARNED/)
  expect(played.shown.filter(({ type }) => type === 'status')).toMatchObject([{}, { unmerged: 1 }, { unmerged: 1 }, {}])
  expect(await pageOf(played.store, 'party-knowledge.md')).toMatch(/- Fog is wet\n/)
  expect(await pageOf(played.store, 'party-knowledge.md')).not.toContain('poisoned')
  expect(await pageOf(played.store, 'tmp/party-knowledge-delta.unmerged.md')).toContain(`- ${secret}\n`)
  const run = await runOf(played.store)
  expect(flagsIn(run)).toEqual([expect.stringContaining('CLOCK: Tide 3/6'), expect.stringContaining('Ottoline')])
  expect((await replayRun(played.store, run, coinRules)).faults).toEqual([])
})

test('13.1 what a silent Game Master left that cannot be merged is told to the one who comes in its place', async () => {
  let told = ''
  const played = await sit({
    gms: [
      'You are at the pier. What do you do?',
      async ({ write }) => {
        await write('tmp/gm-state-delta.md', '- CLOCK: Tide 3/6\n')
        return ''
      },
      async ({ sees }) => {
        told = sees.gmContext ?? ''
        return 'Fog comes in. What do you do?'
      },
    ],
  })
  await played.table.say('I wait')
  await played.table.close()
  expect(told).toContain('Not merged: "CLOCK: Tide 3/6"')
})
