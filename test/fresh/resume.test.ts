/** Killed anywhere in a cycle, opened again on the same files: the same story, and nothing asked twice that was answered. */
import { expect, test } from 'vitest'
import { readRun } from '../../src/table/run-record.ts'
import { memoryStore } from '../../src/store/memory.ts'
import type { Store } from '../../src/store/port.ts'
import { mortal } from './mortal.ts'
import { campaign, pageOf, prompt, sit, type Gm, type Played } from './scenario.ts'

const weaves: Gm = async ({ sees, write }) => {
  await write('tmp/party-knowledge-delta.md', '- LEARNED: The third plank is loose\n')
  return `${sees.responses.map(({ text }) => text.trim()).join(' ')} What do you do?`
}

const signals: Gm = async ({ write }) => {
  await write('tmp/gm-context.md', '## Expecting\nThe two at the rail\n')
  await write('tmp/pim-hollow-prompt.md', prompt('QUICK_REACTION', 'React.'))
  await write('tmp/tace-ember-prompt.md', prompt('QUICK_REACTION', 'React.'))
  return 'The planks groan.\n[AWAIT_AI_PLAYERS: pim-hollow, tace-ember]'
}

const gms = (words: string): Gm => {
  if (words.includes('responses ready')) return weaves
  return words.includes('Player said') ? signals : 'The ferry is late.'
}

const files = [
  'story-state.md',
  'party-knowledge.md',
  'decision-log.md',
  'scenes/001-opening.md',
  'party/orsa-quill-journal.md',
  'party/pim-hollow-journal.md',
  'party/tace-ember-journal.md',
  'tmp/narrative-for-journal.md',
  'tmp/gm-context.md',
  'tmp/pim-hollow-prompt.md',
  'tmp/pim-hollow-response.md',
  'tmp/party-knowledge-delta.md',
] as const

async function playOn(store: Store): Promise<Played> {
  const played = await sit({ gms, store })
  if (played.table.beat < 2) await played.table.say('I walk out')
  expect(await played.table.drain()).toEqual([])
  await played.table.close()
  return played
}

/** True when it lived to the end. */
async function playUntilKilled(store: Store, life: number): Promise<boolean> {
  try {
    const played = await sit({ gms, store: mortal(store, life) })
    await played.table.say('I walk out')
    return (await played.table.drain()).length === 0
  } catch {
    return false
  }
}

const pages = (store: Store) => Promise.all(files.map(async path => [path, await pageOf(store, path)] as const))

test('a cycle that is killed anywhere between two touches of the disk ends with the same files', async () => {
  const whole = memoryStore(campaign)
  const { table } = await playOn(whole)
  const expected = await pages(whole)
  let life = 1
  for (let isAlive = false; !isAlive; life += 3) {
    const store = memoryStore(campaign)
    isAlive = await playUntilKilled(store, life)
    const { table: again } = await playOn(mortal(store, Infinity))
    expect(await pages(store), `killed at touch ${life}`).toEqual(expected)
    const run = await readRun(store, again.runId)
    const entries = run.ok ? run.value.entries : []
    const keys = entries.flatMap(entry => (entry.type === 'step' ? [`${entry.beat} ${entry.key}`] : []))
    expect(keys.length).toBeGreaterThan(0)
    expect(new Set(keys).size, `each step once, killed at touch ${life}`).toBe(keys.length)
  }
  expect(life).toBeGreaterThan(50)
  expect(table.beat).toBe(2)
}, 60_000)

test('what was answered is not asked again: killed after the responses, only the last Game Master is new', async () => {
  const store = memoryStore(campaign)
  const first = await sit({
    store: mortal(store, Infinity),
    gms: words => (words.includes('responses ready') ? () => new Promise(() => undefined) : gms(words)),
    gmMs: 600_000,
  })
  void first.table.say('I walk out')
  await expect.poll(() => first.prompts.length).toBe(3)
  const second = await sit({ gms, store: mortal(store, Infinity) })
  expect(second.prompts).toHaveLength(1)
  expect(second.diary.filter(line => line.startsWith('ask '))).toEqual([])
  expect(second.told()).toEqual(['The planks groan.', 'pim-hollow nods. tace-ember nods. What do you do?'])
})
