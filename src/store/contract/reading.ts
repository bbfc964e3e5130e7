/** The contract of reading and listing. */
import { expect, test } from 'vitest'
import { bytesOf, codeOf, hashOfText, type MakeStore, textAt, valueOf } from './tools.ts'

export function reading(makeStore: MakeStore): void {
  test('what was written is read, with its hash', async () => {
    const store = makeStore()
    await store.write('scenes/one.md', bytesOf('A door.'), 'absent')
    const content = valueOf(await store.read('scenes/one.md'))
    expect(Buffer.from(content?.bytes ?? []).toString()).toBe('A door.')
    expect(content?.hash).toBe(hashOfText('A door.'))
  })

  test('what nobody wrote is not there, wherever it would be', async () => {
    const store = makeStore()
    expect(valueOf(await store.read('one.md'))).toBeUndefined()
    expect(valueOf(await store.read('no/such/folder/one.md'))).toBeUndefined()
  })

  test('a folder is not a file, and a file is no folder', async () => {
    const store = makeStore()
    await store.write('a/b', bytesOf('x'), 'absent')
    expect(await store.read('a')).toEqual({ ok: false, refusal: { code: 'not-a-file', path: 'a' } })
    expect(await store.read('a/b/c')).toEqual({ ok: false, refusal: { code: 'not-a-folder', path: 'a/b' } })
    expect(await store.list('a/b')).toEqual({ ok: false, refusal: { code: 'not-a-folder', path: 'a/b' } })
    expect(codeOf(await store.write('a', bytesOf('y'), 'any'))).toBe('not-a-file')
    expect(codeOf(await store.write('a/b/c', bytesOf('y'), 'any'))).toBe('not-a-folder')
    expect(codeOf(await store.append('a', bytesOf('y')))).toBe('not-a-file')
    expect(codeOf(await store.remove('a', 'any'))).toBe('not-a-file')
  })

  test('a folder lists its names in order, with what they are', async () => {
    const store = makeStore()
    for (const path of ['b.md', 'a.md', 'B/x.md', 'é.md']) await store.write(path, bytesOf(path), 'absent')
    expect(valueOf(await store.list(''))).toEqual([
      { name: 'B', kind: 'folder' },
      { name: 'a.md', kind: 'file' },
      { name: 'b.md', kind: 'file' },
      { name: 'é.md', kind: 'file' },
    ])
    expect(valueOf(await store.list('B'))).toEqual([{ name: 'x.md', kind: 'file' }])
    expect(valueOf(await store.list('nowhere'))).toEqual([])
  })

  test('bytes that were handed out or in can be changed without changing the file', async () => {
    const store = makeStore()
    const mine = bytesOf('kept')
    await store.write('a', mine, 'absent')
    mine.fill(0)
    valueOf(await store.read('a'))?.bytes.fill(0)
    expect(await textAt(store, 'a')).toBe('kept')
  })
}
