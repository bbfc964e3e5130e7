/** A caller that only ever does what it is told to do next, over a relay that is killed in the middle of a call. */
import { expect, test } from 'vitest'
import { relayTurn, type RelayCall } from '../../src/table/fresh/relay-turn.ts'
import type { Next } from '../../src/table/fresh/relay-wait.ts'
import { coinRules } from '../../src/table/testing/coin-rules.ts'
import { countingClock } from '../../src/table/testing/scripted.ts'
import { memoryStore } from '../../src/store/memory.ts'
import type { Store } from '../../src/store/port.ts'
import { mortal } from './mortal.ts'
import { campaign, pageOf, prompt } from './scenario.ts'

type Said = Pick<RelayCall, 'text' | 'words'>

/** What the world outside does next; undefined when it is the player's turn and the story has been told. */
async function act(store: Store, next: Next): Promise<Said | undefined> {
  const write = (path: string, text: string) => store.write(path, Buffer.from(text), 'any')
  if (next.waitsFor === 'companions') {
    for (const { character, response } of next.companions) await write(response, `${character} jumps.\n`)
    return {}
  }
  if (next.waitsFor !== 'gm') return undefined
  if (next.prompt.includes('responses ready')) {
    await write('tmp/gm-state-delta.md', '- NPC: Rook - impressed\n')
    return { text: 'They jump clear.' }
  }
  await write('tmp/pim-hollow-prompt.md', prompt('QUICK_REACTION', 'React.'))
  return { text: 'The planks groan.\n[AWAIT_AI_PLAYERS: pim-hollow]' }
}

const about = {
  ruleset: coinRules,
  seed: '7',
  campaign: 'the-fen',
  folder: 'campaigns/the-fen',
  game: 'D&D',
  human: 'orsa-quill',
}

/** True when the process that was to die lived to the end. */
async function drive(store: Store, life: number): Promise<boolean> {
  let alive = mortal(store, life)
  let wasKilled = false
  let said: Said | undefined = {}
  for (let calls = 0; said !== undefined; calls += 1) {
    if (calls > 20) throw new Error('the relay goes in circles')
    try {
      const relayed = await relayTurn({ ...about, ...said, store: alive, clock: countingClock() })
      if (!relayed.ok) throw new Error(relayed.refusal)
      said = await act(store, relayed.value.next)
    } catch (cause) {
      if (wasKilled) throw cause
      wasKilled = true
      alive = mortal(store, Infinity)
      said = {}
    }
  }
  const isAlive = await alive.list('').then(
    () => !wasKilled,
    () => false, // it died at its last work, behind the beat
  )
  await relayTurn({ ...about, store: mortal(store, Infinity), clock: countingClock() }) // whoever calls next finishes it
  return isAlive
}

const files = [
  'story-state.md',
  'decision-log.md',
  'scenes/001-opening.md',
  'party/orsa-quill-journal.md',
  'party/pim-hollow-journal.md',
  'tmp/narrative-for-journal.md',
  'tmp/pim-hollow-prompt.md',
  'tmp/pim-hollow-response.md',
  'tmp/gm-state-delta.md',
] as const

const pages = (store: Store) => Promise.all(files.map(async path => [path, await pageOf(store, path)] as const))

test('killed at any touch of the disk in any call, the story and its files are the same', async () => {
  const whole = memoryStore(campaign)
  expect(await drive(whole, Infinity)).toBe(true)
  const expected = await pages(whole)
  expect(expected[0]?.[1]).toContain('- Rook - impressed')
  for (let life = 1, isAlive = false; !isAlive; life += 1) {
    const store = memoryStore(campaign)
    isAlive = await drive(store, life)
    expect(await pages(store), `killed at touch ${life}`).toEqual(expected)
  }
}, 60_000)
