import { expect, test } from 'vitest'
import { textsOf, toCampaign } from '../campaign/folder/files.ts'
import { hashOf } from '../store/hash.ts'
import { memoryStore } from '../store/memory.ts'
import { Began } from './began.ts'

const version = (text: string) => ({ bytes: Buffer.from(text), hash: hashOf(Buffer.from(text)) })

async function afterWriting(path: string, before: string | undefined) {
  const store = memoryStore({})
  const first = await Began.open(store, 'run')
  await first.keep(path, before === undefined ? undefined : version(before))
  await first.keep(path, version('written later'))
  return Began.open(store, 'run')
}

test('13.23 what the run wrote into is as it was, and what was edited by hand since is as it is', async () => {
  const began = await afterWriting('story-state.md', 'at first')
  const now = toCampaign({ 'story-state.md': 'by now', 'overview.md': 'as ever' })
  const untouched = new Map([['story-state.md', version('by now').hash]])
  expect(textsOf(began.campaign(now, untouched))).toEqual({ 'story-state.md': 'at first', 'overview.md': 'as ever' })
  const edited = new Map([['story-state.md', version('what the run left').hash]])
  expect(textsOf(began.campaign(now, edited))).toEqual({ 'story-state.md': 'by now', 'overview.md': 'as ever' })
})

test('a page that play made was not there, and records of play are not kept', async () => {
  const made = await afterWriting('relationships.md', undefined)
  const known = new Map([['relationships.md', version('new').hash]])
  expect(textsOf(made.campaign(toCampaign({ 'relationships.md': 'new' }), known))).toEqual({})
  const store = memoryStore({})
  await (await Began.open(store, 'run')).keep('scenes/001-pier.md', version('told'))
  expect(await store.read('runs/run/began.jsonl')).toMatchObject({ ok: true, value: undefined })
})
