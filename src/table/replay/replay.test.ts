import { describe, expect, test } from 'vitest'
import { below, seedRng, streamOf } from '../../core/random.ts'
import { memoryStore } from '../../store/memory.ts'
import type { Store } from '../../store/port.ts'
import type { Move } from '../moves.ts'
import { openTable } from '../open-table.ts'
import { usualLimits } from '../ports.ts'
import { rewind } from '../rewind/rewind.ts'
import { coinRules } from '../testing/coin-rules.ts'
import { countingClock, scriptedCast, scriptedDoor } from '../testing/scripted.ts'
import { gmAsks } from '../asker.ts'
import { whyLine } from '../why.ts'
import { replayRun } from './replay.ts'
import { readRun } from '../run-record.ts'

const campaign = {
  'overview.md': '# The Fen\n',
  'party/orsa-quill.md': '# Orsa Quill\n',
  'party/pim.md': '# Pim\n',
  'party/vell.md': '# Vell\n',
}

/** A beat made of chance: what a Game Master might do, in an order it might do it. */
function beatOf(seed: string): readonly Move[] {
  const stream = streamOf(seedRng(seed))
  const some = (share: number): boolean => below(stream, 100) < share
  const name = (): string => ['orsa-quill', 'pim', 'vell'][below(stream, 3)] ?? 'pim'
  const moves: Move[] = []
  if (some(20)) moves.push({ tag: 'OPEN_SCENE', title: `Scene ${seed}`, location: 'Pier', time: 'dusk' })
  if (some(10)) moves.push({ tag: 'GROUPS', groups: { a: ['pim'], b: ['orsa-quill', 'vell'] } })
  if (some(10)) moves.push({ tag: 'GROUPS', groups: { all: ['pim', 'orsa-quill', 'vell'] } })
  moves.push({ tag: 'NARRATIVE', text: `It is ${seed}.` })
  if (some(60)) moves.push({ tag: 'RULE', name: 'toss', input: { who: name() } })
  if (some(30)) moves.push({ tag: 'RULE', name: 'tick', input: { by: 1 } })
  if (some(40)) {
    const one = name()
    moves.push({
      tag: 'AWAIT_PLAYERS',
      characters: [{ name: one, requestType: 'QUICK_REACTION', sceneContext: 'Here.', request: 'React.' }],
    })
    moves.push({ tag: 'NARRATIVE', text: `${one} nods at ${seed}.` })
  }
  if (some(50))
    moves.push({
      tag: 'RECORD',
      state: [`SECRET: ${seed} is known`, `NPC: Rook - at ${seed}`],
      knowledge: [`LEARNED: ${seed}`],
    })
  return moves
}

async function session(store: Store, seed: number, beats: number): Promise<void> {
  const cast = scriptedCast({ beats: Array.from({ length: beats + 1 }, (_, index) => beatOf(`${seed}-${index}`)) })
  const lines = Array.from({ length: beats }, (_, index) => `I do thing ${index}`)
  const ports = {
    store,
    cast,
    door: scriptedDoor(lines),
    clock: countingClock(),
    ruleset: coinRules,
    limits: usualLimits,
  }
  const opened = await openTable({ ...ports, campaign: 'the-fen', human: null, seed: String(seed) })
  if (!opened.ok) throw new Error(opened.refusal)
  await opened.value.play()
}

describe('replay', () => {
  test.each(Array.from({ length: 5 }, (_, seed) => seed))(
    'a session of seed %i comes again to the byte',
    async seed => {
      const store = memoryStore(campaign)
      await session(store, seed, 30)
      const run = await readRun(store)
      if (!run.ok) throw new Error(run.refusal)
      const replayed = await replayRun(store, run.value, coinRules)
      expect(replayed.faults).toEqual([])
      expect(replayed.beats).toBe(31)
      expect(replayed.files).toBeGreaterThan(3)
      for (const path of ['story-state.md', 'party-knowledge.md', 'decision-log.md', 'party/pim-journal.md']) {
        const [held, again] = [await store.read(path), await replayed.store.read(path)]
        expect(again.ok && again.value?.hash).toBe(held.ok && held.value?.hash)
      }
    },
  )

  test('a step that is gone is told, not made up', async () => {
    const store = memoryStore(campaign)
    await session(store, 1, 5)
    const run = await readRun(store)
    if (!run.ok) throw new Error(run.refusal)
    const entries = run.value.entries.filter(entry => !(entry.type === 'step' && entry.key.endsWith('/ruling')))
    const { faults } = await replayRun(store, { ...run.value, entries }, coinRules)
    expect(faults.length).toBeGreaterThan(0)
  })
})

const wish = (store: Store) => ({ store, clock: countingClock(), ruleset: coinRules })

describe('rewind', () => {
  test('goes back, keeps what came after as a branch, and plays on', async () => {
    const store = memoryStore(campaign)
    await session(store, 3, 6)
    const after3 = memoryStore(campaign)
    await session(after3, 3, 2)
    const back = await rewind(3, { ...wish(store), branch: 'the-other-way' })
    expect(back).toMatchObject({ ok: true, value: { to: 3, branch: 'the-other-way' } })
    for (const path of ['story-state.md', 'party-knowledge.md', 'party/pim-journal.md']) {
      const [now, then] = [await store.read(path), await after3.read(path)]
      expect(now.ok && now.value?.hash).toBe(then.ok && then.value?.hash)
    }
    await session(store, 9, 3)
    const run = await readRun(store)
    if (!run.ok) throw new Error(run.refusal)
    expect(run.value.branches).toMatchObject([{ name: 'the-other-way', from: 3, to: 7 }])
    expect((await replayRun(store, run.value, coinRules)).faults).toEqual([])
  })

  test('refuses a beat that was never played, and a file somebody edited', async () => {
    const store = memoryStore(campaign)
    await session(store, 3, 2)
    expect(await rewind(9, wish(store))).toMatchObject({ ok: false })
    await store.write('story-state.md', Buffer.from('mine'), 'any')
    expect(await rewind(1, wish(store))).toMatchObject({ ok: false, refusal: /story-state\.md/ })
  })
})

test('why: a line knows its beat, the words, and the delta', async () => {
  const store = memoryStore(campaign)
  await session(store, 3, 6)
  const run = await readRun(store)
  if (!run.ok) throw new Error(run.refusal)
  const because = await whyLine(
    store,
    run.value,
    gmAsks,
    (path, line) => path === 'story-state.md' && /is known/.test(line),
  )
  expect(because?.words).toMatch(/I do thing/)
  expect(because?.deltas[0]).toMatch(/^SECRET: /)
  expect(because?.line?.writer).toBe('state')
})
