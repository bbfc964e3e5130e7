import { expect, test } from 'vitest'
import { hashOf } from '../../store/hash.ts'
import { memoryStore } from '../../store/memory.ts'
import type { Store } from '../../store/port.ts'
import { readText } from '../../store/text.ts'
import { Contents, contentsPath, type Version } from './contents.ts'

const path = contentsPath('one')
const version = (text: string): Version => ({ bytes: Buffer.from(text), hash: hashOf(text) })
const textOf = (bytes: Uint8Array | undefined): string | undefined => bytes && Buffer.from(bytes).toString()
const linesIn = async (store: Store): Promise<readonly string[]> => {
  const found = await readText(store, path)
  return found.ok ? (found.value?.text ?? '').split('\n').slice(0, -1) : []
}

/** A journal that grows, each version kept beside the one before. */
async function grow(contents: Contents, versions: number): Promise<readonly string[]> {
  const texts: string[] = []
  let before: Version | undefined
  for (let count = 1; count <= versions; count += 1) {
    const text = `${texts.at(-1) ?? '# Journal\n'.repeat(40)}\nDay ${count}: still raining.`
    await contents.keep(version(text), before)
    before = version(text)
    texts.push(text)
  }
  return texts
}

test('every version is found by its hash, by this process and by the next', async () => {
  const store = memoryStore()
  const contents = new Contents(store, 'one')
  const texts = await grow(contents, 100)
  for (const reader of [contents, new Contents(store, 'one')])
    for (const text of texts) expect(textOf(await reader.find(hashOf(text)))).toBe(text)
  expect(await contents.find(hashOf('never kept'))).toBeUndefined()
})

test('a version of a long file costs as much as what it changes', async () => {
  const store = memoryStore()
  const contents = new Contents(store, 'one')
  const text = Array.from({ length: 4000 }, (_, line) => `line ${hashOf(String(line))}`).join('\n')
  await contents.keep(version(text))
  await contents.keep(version(`${text}\nthe end`), version(text))
  const [whole = '', change = ''] = await linesIn(store)
  expect([whole.length > 100_000, change.length < 250]).toEqual([true, true])
})

test('what is kept twice is written once, and what is kept together shares one append', async () => {
  const memory = memoryStore()
  let appends = 0
  const store: Store = { ...memory, append: (...args) => ((appends += 1), memory.append(...args)) }
  const contents = new Contents(store, 'one')
  await Promise.all(['a', 'b', 'c'].map(text => contents.keep(version(text))))
  await contents.keep(version('b'))
  expect([appends, (await linesIn(memory)).length]).toEqual([1, 3])
})

test('a version that rotted is not found, and those before it are', async () => {
  const store = memoryStore()
  const texts = await grow(new Contents(store, 'one'), 3)
  const lines = (await linesIn(store)).map((line, place) =>
    place === 1 ? line.replace(/"start":\d+/, '"start":1') : line,
  )
  await store.write(path, Buffer.from(`${lines.join('\n')}\n`), 'any')
  const found = await Promise.all(texts.map(text => new Contents(store, 'one').find(hashOf(text))))
  expect(found.map(textOf)).toEqual([texts[0], undefined, undefined])
})

test('a line that a dead process left unfinished costs nobody else theirs', async () => {
  const store = memoryStore()
  const [first = ''] = await grow(new Contents(store, 'one'), 1)
  await store.append(path, Buffer.from('{"hash":"ab'))
  const again = new Contents(store, 'one')
  await again.keep(version('after the crash'))
  expect(textOf(await again.find(hashOf('after the crash')))).toBe('after the crash')
  expect(textOf(await again.find(hashOf(first)))).toBe(first)
})
