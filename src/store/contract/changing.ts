/** The contract of writing, appending and removing. */
import { expect, test } from 'vitest'
import { bytesOf, codeOf, hashOfText, type MakeStore, textAt, valueOf } from './tools.ts'

export function changing(makeStore: MakeStore): void {
  test('a write is answered with its proof', async () => {
    const store = makeStore()
    const first = valueOf(await store.write('a/b.md', bytesOf('one'), 'absent'))
    const proven = { path: 'a/b.md', bytes: 3, fileChanged: true, reReadSuccessful: true }
    expect(first).toEqual({ ...proven, beforeHash: null, afterHash: hashOfText('one') })
    const second = valueOf(await store.write('a/b.md', bytesOf('two'), hashOfText('one')))
    expect(second).toEqual({ ...proven, beforeHash: hashOfText('one'), afterHash: hashOfText('two') })
  })

  test.each(['any', 'the hash'])(
    'writing what is there already changes nothing, and says so (expecting %s)',
    async by => {
      const store = makeStore()
      await store.write('a', bytesOf('same'), 'absent')
      const again = valueOf(await store.write('a', bytesOf('same'), by === 'any' ? 'any' : hashOfText('same')))
      const hash = hashOfText('same')
      const unchanged = { path: 'a', bytes: 4, fileChanged: false, reReadSuccessful: true }
      expect(again).toEqual({ ...unchanged, beforeHash: hash, afterHash: hash })
    },
  )

  test('a writer who believes something else is refused, and told what is there', async () => {
    const store = makeStore()
    await store.write('a', bytesOf('theirs'), 'absent')
    const found = hashOfText('theirs')
    const [mine, same] = [bytesOf('mine'), bytesOf('theirs')]
    const refusal = { code: 'changed-meanwhile', path: 'a', found }
    expect(await store.write('a', mine, 'absent')).toEqual({ ok: false, refusal: { ...refusal, expected: 'absent' } })
    expect(await store.write('a', same, 'absent')).toEqual({ ok: false, refusal: { ...refusal, expected: 'absent' } })
    const expected = hashOfText('older')
    expect(await store.write('a', mine, expected)).toEqual({ ok: false, refusal: { ...refusal, expected } })
    expect(await store.remove('a', expected)).toEqual({ ok: false, refusal: { ...refusal, expected } })
    expect(await textAt(store, 'a')).toBe('theirs')
  })

  test('a refused write leaves no folders behind', async () => {
    const store = makeStore()
    expect(codeOf(await store.write('new/a', bytesOf('x'), hashOfText('y')))).toBe('changed-meanwhile')
    expect(valueOf(await store.list(''))).toEqual([])
  })

  test('of two writers who believe the same, one is refused', async () => {
    const store = makeStore()
    const both = [store.write('a', bytesOf('one'), 'absent'), store.write('a', bytesOf('two'), 'absent')]
    expect((await Promise.all(both)).map(codeOf).sort()).toEqual(['accepted', 'changed-meanwhile'])
  })

  test('an append adds to the end, and says where', async () => {
    const store = makeStore()
    expect(valueOf(await store.append('run/log', bytesOf('one\n')))).toEqual({ path: 'run/log', from: 0, bytes: 4 })
    expect(valueOf(await store.append('run/log', bytesOf('two\n')))).toEqual({ path: 'run/log', from: 4, bytes: 4 })
    await store.write('run/log', bytesOf('0\n'), 'any')
    expect(valueOf(await store.append('run/log', bytesOf('')))).toEqual({ path: 'run/log', from: 2, bytes: 0 })
    expect(valueOf(await store.append('run/log', bytesOf('1\n')))).toEqual({ path: 'run/log', from: 2, bytes: 2 })
    expect(await textAt(store, 'run/log')).toBe('0\n1\n')
  })

  test('appends that are started together come one after the other', async () => {
    const store = makeStore()
    const lines = Array.from({ length: 20 }, (_, at) => `line ${at}\n`)
    await Promise.all(lines.map(line => store.append('log', bytesOf(line))))
    expect(await textAt(store, 'log')).toBe(lines.join(''))
  })

  test('a removed file is gone, and removing it again is no change', async () => {
    const store = makeStore()
    await store.write('a/b', bytesOf('x'), 'absent')
    const gone = { path: 'a/b', afterHash: null, bytes: 0, reReadSuccessful: true }
    const proof = { ...gone, beforeHash: hashOfText('x'), fileChanged: true }
    expect(valueOf(await store.remove('a/b', hashOfText('x')))).toEqual(proof)
    expect(valueOf(await store.remove('a/b', 'absent'))).toEqual({ ...gone, beforeHash: null, fileChanged: false })
    expect(valueOf(await store.remove('c/d', 'any'))).toMatchObject({ fileChanged: false })
    expect(codeOf(await store.remove('a/b', hashOfText('x')))).toBe('changed-meanwhile')
    expect(await textAt(store, 'a/b')).toBeUndefined()
  })
}
