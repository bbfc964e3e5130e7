/** Eight evenings with the Oracle: what was said in the first comes back in the last, and what was taken back does not. */
import { expect, test } from 'vitest'
import { parseStory } from '../../src/memory/story.ts'
import { memoryStore } from '../../src/store/memory.ts'
import type { Store } from '../../src/store/port.ts'
import { readText } from '../../src/store/text.ts'
import { coldMill } from './cold-mill.ts'
import { printAll, sitDown } from './sitting.ts'

const human = 'tam-rook'

async function storyOf(store: Store): Promise<string> {
  const found = await readText(store, 'story-so-far.md')
  return found.ok ? (found.value?.text ?? '') : ''
}

async function evening(store: Store, lines: readonly string[]): Promise<string> {
  const sitting = await sitDown({ store, human, seed: 3 })
  const opening = printAll(sitting.shown)
  const told: string[] = []
  for (const line of lines) told.push(printAll(await sitting.say(line)))
  await sitting.table.end()
  return [opening, ...told].join('\n')
}

const promise = 'I promise Bettany that I will mend the wheel.'
const away = ['go to the mill', 'look around', 'wait an hour']

test('16.5 a promise of the first evening is brought up, unasked, in the eighth, when whom it was made to is met', async () => {
  const store = memoryStore(coldMill)
  await evening(store, [promise, ...away])
  for (let session = 2; session < 8; session += 1) await evening(store, ['look around'])
  const last = await evening(store, ['go to Thornwick', 'talk to Bettany'])
  expect(last).toMatch(/mend the wheel/)
  const { due, summaries } = parseStory(await storyOf(store))
  expect(due).toMatchObject([{ kind: 'promise', to: 'Bettany Cole' }])
  expect(summaries.at(-1)?.to).toBe(8)
}, 60_000)

test('16.5 a fact told to somebody once, in the first evening, is what they speak of in the eighth', async () => {
  const store = memoryStore(coldMill)
  await evening(store, ['I tell Bettany that my brother drowned under the ice.', ...away])
  for (let session = 2; session < 8; session += 1) await evening(store, ['look around'])
  const last = await evening(store, ['go to Thornwick', 'talk to Bettany', 'Bettany, do you remember me?'])
  expect(last.match(/my brother drowned under the ice/gi)?.length).toBe(2)
}, 60_000)

test('16.5 what was taken back is not remembered', async () => {
  const store = memoryStore(coldMill)
  const first = await sitDown({ store, human, seed: 3 })
  await first.say(promise)
  await first.table.move({ beat: first.table.beat - 1 })
  for (const line of away) await first.say(line)
  await first.table.end()
  const second = await evening(store, ['go to Thornwick', 'talk to Bettany'])
  expect(second).not.toMatch(/mend the wheel/)
  expect(await storyOf(store)).not.toMatch(/mend the wheel/)
}, 60_000)
