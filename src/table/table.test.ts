import { expect, test } from 'vitest'
import { assert } from '../core/result.ts'
import { memoryStore } from '../store/memory.ts'
import { readText } from '../store/text.ts'
import type { Move } from './moves.ts'
import { openTable, type TableOptions } from './open-table.ts'
import { usualLimits } from './ports.ts'
import { replayRun } from './replay/replay.ts'
import { readRun } from './run-record.ts'
import type { Table } from './table.ts'
import { coinRules } from './testing/coin-rules.ts'
import { countingClock, scriptedCast, scriptedDoor } from './testing/scripted.ts'

const campaign = {
  'overview.md': '# The Fen\n\n## Setting\nA wet place.\n',
  'party/orsa-quill.md': '# Orsa Quill\n',
  'party/pim.md': '# Pim\n',
}

/** A sitting in the fen, to its last line. */
async function playFen(some: Pick<TableOptions, 'store' | 'cast' | 'door'>): Promise<Table> {
  const about = { campaign: 'the-fen', human: 'orsa-quill', seed: '7' }
  const opened = await openTable({
    ...some,
    ...about,
    clock: countingClock(),
    ruleset: coinRules,
    limits: usualLimits,
  })
  assert(opened.ok, opened.ok ? '' : opened.refusal)
  await opened.value.play()
  return opened.value
}

const beat: readonly Move[] = [
  { tag: 'OPEN_SCENE', title: 'The Pier', location: 'Gannet Pier', time: 'dusk' },
  { tag: 'NARRATIVE', text: 'The pier is dark.' },
  { tag: 'RULE', name: 'toss', input: { who: 'orsa-quill' } },
  {
    tag: 'AWAIT_PLAYERS',
    characters: [{ name: 'pim', requestType: 'QUICK_REACTION', sceneContext: 'The pier.', request: 'React.' }],
  },
  { tag: 'NARRATIVE', text: 'Pim nods. What do you do?' },
  { tag: 'RECORD', state: ['SECRET: The bell is hollow'], knowledge: ['LEARNED: The pier is long'] },
  { tag: 'STATE_UPDATED', deltasWritten: ['gm-state-delta.md'], charactersInvolved: ['pim'] },
]

test('a beat goes from the words to the page', async () => {
  const store = memoryStore(campaign)
  const door = scriptedDoor(['I look about', 'stop'])
  const cast = scriptedCast({
    beats: [
      [{ tag: 'NARRATIVE', text: 'Where we left off.' }],
      beat,
      [
        { tag: 'NARRATIVE', text: 'The lamps go out.' },
        { tag: 'NARRATIVE', text: 'And one more thing.' },
        { tag: 'SESSION_END', summary: 'They came.', stateSaved: true, nextHook: 'The bell.' },
      ],
    ],
  })
  await playFen({ store, cast, door })
  const told = door.shown.flatMap(event => (event.type === 'narrative' ? [event.text] : []))
  expect(told).toEqual(['Where we left off.', 'The pier is dark.', 'Pim nods. What do you do?', 'The lamps go out.'])
  expect(door.shown.at(-1)).toEqual({ type: 'ended', summary: 'They came.', nextHook: 'The bell.', isSaved: true })
  const page = async (path: string) => {
    const found = await readText(store, path)
    return found.ok ? found.value?.text : undefined
  }
  expect(await page('story-state.md')).toContain('- The bell is hollow')
  expect(await page('party-knowledge.md')).toContain('- The pier is long')
  expect(await page('scenes/002-the-pier.md')).toContain('Pim nods.')
  expect(await page('party/pim-journal.md')).toContain('### What pim saw')
  expect(await page('party/orsa-quill-journal.md')).toContain('The pier is dark.')
  expect(await page('decision-log.md')).toContain('pim nods.')
})

test('a page that cannot be written is told of once, not at every beat', async () => {
  const store = memoryStore({
    ...campaign,
    'party/pim-journal.md/in-the-way.md': 'A folder where the journal belongs.',
  })
  const door = scriptedDoor(['I look about', 'I look again', 'I look once more'])
  const cast = scriptedCast({ beats: [[{ tag: 'NARRATIVE', text: 'Where we left off.' }], beat, beat, beat] })
  const table = await playFen({ store, cast, door })
  const notices = door.shown.flatMap(event => (event.type === 'notice' ? [event.text] : []))
  expect(notices.filter(text => text.startsWith('Not written yet'))).toHaveLength(1)
  expect(table.failures.length).toBeGreaterThan(1)
})

test('what was told before a scene was opened stands on the page of the scene before it', async () => {
  const store = memoryStore(campaign)
  const crossing: readonly Move[] = [
    { tag: 'NARRATIVE', text: 'Orsa pays the ferryman.' },
    { tag: 'NARRATOR_NOTE', from: 'gm', note: 'He bites the coin.' },
    { tag: 'OPEN_SCENE', title: 'The Far Bank', location: 'The far bank', time: 'night' },
    { tag: 'NARRATIVE', text: 'Reeds close behind the boat.' },
    { tag: 'OPEN_SCENE', title: 'The Tower', location: 'The tower', time: 'night' },
  ]
  const cast = scriptedCast({ beats: [beat, crossing, [{ tag: 'NARRATIVE', text: 'Stairs.' }]] })
  await playFen({ store, cast, door: scriptedDoor(['I cross', 'I go in']) })
  const page = async (path: string) => {
    const found = await readText(store, path)
    return found.ok ? found.value?.text : undefined
  }
  expect(await page('scenes/001-the-pier.md')).toMatch(/Pim nods[^]*Orsa pays the ferryman\.\n$/)
  expect(await page('scenes/002-the-far-bank.md')).toMatch(/time: night\n---\n\nReeds close behind the boat\.\n$/)
  expect(await page('scenes/003-the-tower.md')).toContain('Stairs.')
  const run = await readRun(store)
  assert(run.ok, run.ok ? '' : run.refusal)
  expect((await replayRun(store, run.value, coinRules)).faults).toEqual([])
})
