import { expect, test } from 'vitest'
import { toCampaign } from '../../campaign/folder/files.ts'
import { hashOf } from '../../store/hash.ts'
import { memoryStore } from '../../store/memory.ts'
import type { Store } from '../../store/port.ts'
import { readText } from '../../store/text.ts'
import type { Entry } from '../chronicle/entry.ts'
import { usualLimits } from '../ports.ts'
import { coinRules } from '../testing/coin-rules.ts'
import { countingClock, scriptedCast, scriptedDoor } from '../testing/scripted.ts'
import { begunKey, type Begun, type Desk } from './desk.ts'
import { writeOnce } from './write-once.ts'

const path = 'decision-log.md'

function deskWith(store: Store, begun: Map<string, Begun> = new Map()) {
  const recorded: Entry[] = []
  const minds = { cast: scriptedCast({ beats: [] }), door: scriptedDoor(), clock: countingClock() }
  const desk: Desk = {
    ports: { store, ...minds, ruleset: coinRules, limits: usualLimits },
    chronicle: {
      join: async (...entries) => void recorded.push(...entries),
      note: entry => void recorded.push(entry),
    },
    contents: { keep: async () => undefined },
    began: { keep: async () => undefined },
    begun,
    known: new Map(),
    changed: () => undefined,
    campaign: () => toCampaign({}),
  }
  return { desk, types: () => recorded.map(({ type }) => type) }
}

const grow = (text: string | undefined): string => `${text ?? ''}+`
const textIn = async (store: Store): Promise<string | undefined> => {
  const found = await readText(store, path)
  return found.ok ? found.value?.text : undefined
}

test('a change is recorded before it happens, and proven after', async () => {
  const store = memoryStore({ [path]: 'a' })
  const { desk, types } = deskWith(store)
  await writeOnce(desk, 1, 'decisions', path, grow)
  expect([await textIn(store), types()]).toEqual(['a+', ['writing', 'wrote']])
})

const begun = (before: string, after: string, isProven: boolean): Map<string, Begun> => {
  const hashes = { before: hashOf(Buffer.from(before)), after: hashOf(Buffer.from(after)) }
  return new Map([[begunKey(1, 'decisions', path), { ...hashes, isProven }]])
}

test.each([
  ['before the file was written: it is written now', 'a', false, 'a+', ['writing', 'wrote']],
  ['after it was written: only the proof is missing', 'a+', false, 'a+', ['wrote']],
  ['after the proof: nothing is left to do', 'a+', true, 'a+', []],
] as const)('whoever died %s', async (_, there, isProven, after, record) => {
  const store = memoryStore({ [path]: there })
  const { desk, types } = deskWith(store, begun('a', 'a+', isProven))
  await writeOnce(desk, 1, 'decisions', path, grow)
  expect([await textIn(store), types()]).toEqual([after, record])
})

test('a file somebody changes between reading and writing is read again, and their words stay', async () => {
  const store = memoryStore({ [path]: 'a' })
  let isFirst = true
  const { desk } = deskWith({
    ...store,
    write: async (where, bytes, expected) => {
      if (isFirst) await store.write(path, Buffer.from('theirs'), 'any')
      isFirst = false
      return store.write(where, bytes, expected)
    },
  })
  await writeOnce(desk, 1, 'decisions', path, grow)
  expect(await textIn(store)).toBe('theirs+')
})

test('nothing to change is nothing recorded', async () => {
  const { desk, types } = deskWith(memoryStore())
  await writeOnce(desk, 1, 'decisions', path, () => undefined)
  expect(types()).toEqual([])
})
