/** To save, as a person means it: the Game Master hands over what it holds, all of it is written, the answer says what. */
import { expect, test } from 'vitest'
import { assert } from '../../src/core/result.ts'
import { memoryStore } from '../../src/store/memory.ts'
import type { Store } from '../../src/store/port.ts'
import { isSaving } from '../../src/table/chronicle/entry.ts'
import type { Move } from '../../src/table/moves.ts'
import { BeatHeld, type Cast } from '../../src/table/ports.ts'
import { replayRun } from '../../src/table/replay/replay.ts'
import { readRun } from '../../src/table/run-record.ts'
import { coinRules } from '../../src/table/testing/coin-rules.ts'
import { scriptedCast, type ScriptedBeat } from '../../src/table/testing/scripted.ts'
import { textsIn } from '../oracle/players/judge-play.ts'
import { files, says, sitDown } from './sitting.ts'

const campaign = {
  ...files,
  'story-state.md': '# Story State\n\n## Current Situation\nRain.\n',
  'party-knowledge.md': '# Party Knowledge\n\n## What We Know\n- Nothing\n',
}

const opening: readonly Move[] = [
  { tag: 'OPEN_SCENE', title: 'Opening', location: 'The pier', time: 'dusk' },
  says('Rain.'),
]
const records: readonly Move[] = [
  { tag: 'RECORD', state: ['NPC: Harwick - now hostile'], knowledge: ['LEARNED: The tide turns at dusk'] },
  { tag: 'STATE_UPDATED', deltasWritten: [], charactersInvolved: [] },
  { tag: 'REMEMBER', memory: { notes: 'Harwick waits.' } },
]

/** One that does everything a Game Master could do where it should only hand over its notes. */
const talkative: readonly Move[] = [
  says('And then the roof falls in.'),
  { tag: 'RULE', name: 'toss', input: { who: 'aldric-vane' } },
  { tag: 'ASK_PLAYER', question: 'Which door?', options: [] },
  { tag: 'SUGGEST', options: ['Run'] },
  ...records,
  { tag: 'SESSION_END', summary: 'Over.', stateSaved: true },
]

async function faultsOf(store: Store): Promise<readonly unknown[]> {
  const run = await readRun(store)
  assert(run.ok, run.ok ? '' : run.refusal)
  return (await replayRun(store, run.value, coinRules)).faults
}

test('13.10 a save reaches the Game Master, takes what it records and nothing else, and names the files', async () => {
  const { table, store, gmSaw, told, notices, page, outcomes, door } = await sitDown({
    store: memoryStore(campaign),
    beats: [opening, [says('It is late.')], talkative],
  })
  await table.say('I wait')
  const [before, shown] = [table.standing, door.shown.length]
  await table.say('save')
  expect(gmSaw.at(-1)?.incoming).toEqual({ tag: 'SESSION_COMMAND', command: 'save', aiCharacters: [] })
  expect(await page('story-state.md')).toContain('Harwick - now hostile')
  expect(await page('party-knowledge.md')).toContain('The tide turns at dusk')
  expect(notices()).toEqual(['Saved: party-knowledge.md, scenes/001-opening.md and story-state.md.'])
  expect(door.shown).toHaveLength(shown + 1) // nothing but the answer
  expect(told()).toEqual(['Rain.', 'It is late.'])
  expect(outcomes.map(({ outcome }) => outcome).slice(1)).toEqual([
    ...Array<string>(4).fill('dropped'),
    ...Array<string>(3).fill('done'),
    'dropped',
  ])
  expect(table.standing.state).toEqual({ ...before.state, memory: { notes: 'Harwick waits.' } })
  expect(table.standing.rng).toEqual(before.rng)
  await table.close()
  expect(await faultsOf(store)).toEqual([])
})

test('13.10 a second save names what was written since, also after the table was closed and opened', async () => {
  const store = memoryStore(campaign)
  const first = await sitDown({ store, beats: [opening, records, [], [says('A bell.')]] })
  expect((await first.table.save()).files).toEqual(['party-knowledge.md', 'scenes/001-opening.md', 'story-state.md'])
  await first.table.say('save')
  expect(first.notices()).toEqual(['Saved. Nothing is new since the last save.'])
  await first.table.say('I listen')
  await first.table.close()
  const again = await sitDown({ store, beats: [[]] })
  expect(await again.table.save()).toEqual({
    files: ['scenes/001-opening.md'],
    failures: [],
    isWhole: true,
    unmerged: 0,
  })
  await again.table.close()
})

const copyOf = async (store: Store): Promise<Store> => memoryStore(Object.fromEntries(await textsIn(store, '')))

test.each(['while the Game Master hands over', 'while it is written'])(
  '13.10 who dies in a save, %s, goes on with it, and everything is written once',
  async when => {
    const kept = memoryStore(campaign)
    let died: Store | undefined
    const store: Store = {
      ...kept,
      write: async (path, bytes, guard) => {
        if (path === 'story-state.md' && when === 'while it is written') died ??= await copyOf(kept)
        return kept.write(path, bytes, guard)
      },
    }
    const plain = scriptedCast({ beats: [opening, records] })
    const gm: Cast['gm'] = async function* (sees, ask) {
      await ask.step('thought', () => true) // all that led here is on the disk now
      if (isSaving(sees.incoming)) died ??= when === 'while it is written' ? undefined : await copyOf(kept)
      yield* plain.gm(sees, ask)
    }
    const { table } = await sitDown({ store, beats: [], options: { cast: { ...plain, gm } } })
    const saved = await table.save()
    await table.close()
    assert(died !== undefined, 'it died')
    const again = await sitDown({ store: died, beats: [records, []] })
    const told = 'Saved: party-knowledge.md, scenes/001-opening.md and story-state.md.'
    const isWriting = when === 'while it is written'
    const seen = isWriting ? (await again.table.save()).files : again.notices()
    expect(seen).toEqual(isWriting ? saved.files : [told])
    await again.table.close()
    for (const path of saved.files) {
      const [here, there] = await Promise.all([kept.read(path), died.read(path)])
      expect(there.ok && there.value?.hash).toBe(here.ok && here.value?.hash)
    }
    expect(await faultsOf(died)).toEqual([])
  },
)

test('13.10 a Game Master that fails keeps nobody from saving', async () => {
  const failing: ScriptedBeat = async function* () {
    yield* records.slice(0, 1)
    throw new BeatHeld('The budget is spent.')
  }
  const { table, notices, page, store, told } = await sitDown({
    store: memoryStore(campaign),
    beats: [opening, failing, [says('On.')]],
  })
  await table.say('save')
  expect(notices()[0]).toBe('The Game Master hands nothing over: The budget is spent.')
  expect(notices()[1]).toMatch(/^Saved: /)
  expect(await page('story-state.md')).toContain('Harwick - now hostile')
  await table.say('I go on')
  expect(told().at(-1)).toBe('On.')
  await table.close()
  expect(await faultsOf(store)).toEqual([])
})

test('13.10 while a question is open only what waits is written, and it says so', async () => {
  const question: Move = { tag: 'ASK_PLAYER', question: 'Which door?', options: [] }
  const { table, notices, gmSaw } = await sitDown({
    beats: [opening, [question], []],
    lines: ['I knock', 'save', 'the left one'],
  })
  await table.play()
  expect(notices()).toEqual([expect.stringMatching(/^Saved: scenes\/001-opening\.md\. .* save again after it/)])
  expect(gmSaw.map(({ incoming }) => incoming.tag)).toEqual(['SESSION_COMMAND', 'PLAYER_ACTION'])
})

test('13.10 a save in a fight writes what waits for its end, and nothing twice', async () => {
  const ruleset = { ...coinRules, isBusy: () => true }
  const wound: readonly Move[] = [{ tag: 'RECORD', state: ['NPC: Harwick - bleeds'], knowledge: [] }]
  const { table, page, store } = await sitDown({
    store: memoryStore(campaign),
    beats: [opening, wound, [], []],
    options: { ruleset },
  })
  await table.say('I strike')
  expect(table.standing.state.held.state).toHaveLength(1)
  await table.say('save')
  expect(await page('story-state.md')).toContain('Harwick - bleeds')
  expect(table.standing.state.held.state).toEqual([])
  const saved = await page('story-state.md')
  await table.say('save')
  expect(await page('story-state.md')).toBe(saved)
  const { told } = table.standing
  await table.close()
  const again = await sitDown({ store, beats: [[]], options: { ruleset } })
  expect(again.table.standing.told).toEqual(told)
  await again.table.close()
})
