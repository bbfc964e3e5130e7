/** The contract of writing, appending and removing. */
import { expect, test } from 'vitest'
import type { Store } from '../port.ts'
import { bytesOf, codeOf, hashOfText, type MakeStore, textAt, valueOf } from './tools.ts'

async function partAt(store: Store, from: number, most?: number): Promise<readonly [string, number] | undefined> {
  const part = valueOf(await store.readPart('log', from, most))
  return part && [Buffer.from(part.bytes).toString(), part.size]
}

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

  test('13.16 an append that continues a file is refused where that file is another by now', async () => {
    const store = makeStore()
    const first = valueOf(await store.append('log', bytesOf('one\n'), 'absent'))
    expect(codeOf(await store.append('log', bytesOf('two\n'), 'absent'))).toBe('replaced')
    const second = valueOf(await store.append('log', bytesOf('two\n'), first.stamp))
    expect(codeOf(await store.append('log', bytesOf('three\n'), first.stamp))).toBe('replaced')
    await store.remove('log', 'any')
    expect(codeOf(await store.append('log', bytesOf('three\n'), second.stamp))).toBe('replaced')
    expect(valueOf(await store.list(''))).toEqual([])
    await store.write('log', bytesOf('one\ntwo\n'), 'absent')
    expect(codeOf(await store.append('log', bytesOf('three\n'), second.stamp))).toBe('replaced')
    expect(await textAt(store, 'log')).toBe('one\ntwo\n')
  })

  test('a part of a file is read with its length, and a cut is gone on from', async () => {
    const store = makeStore()
    await store.append('log', bytesOf('one\ntwo\nthr'))
    expect(await partAt(store, 4, 3)).toEqual(['two', 11])
    expect(await partAt(store, 8)).toEqual(['thr', 11])
    expect(await partAt(store, 40)).toEqual(['', 11])
    expect(valueOf(await store.readPart('nowhere', 0))).toBeUndefined()
    const stamp = valueOf(await store.cut('log', 8))
    await store.append('log', bytesOf('three\n'), stamp)
    expect(await textAt(store, 'log')).toBe('one\ntwo\nthree\n')
    expect(codeOf(await store.cut('nowhere', 0))).toBe('not-there')
  })

  test('what is jotted stands there whole, the last time and each time', async () => {
    const store = makeStore()
    for (const text of ['a long first note', 'short', 'another', '']) {
      await store.jot('run/head', bytesOf(text))
      expect(await textAt(store, 'run/head')).toBe(text)
    }
    await store.remove('run/head', 'any')
    await store.jot('run/head', bytesOf('again'))
    expect(await textAt(store, 'run/head')).toBe('again')
  })

  test('an append adds to the end, and says where', async () => {
    const store = makeStore()
    expect(valueOf(await store.append('run/log', bytesOf('one\n')))).toMatchObject({
      path: 'run/log',
      from: 0,
      bytes: 4,
    })
    expect(valueOf(await store.append('run/log', bytesOf('two\n')))).toMatchObject({
      path: 'run/log',
      from: 4,
      bytes: 4,
    })
    await store.write('run/log', bytesOf('0\n'), 'any')
    expect(valueOf(await store.append('run/log', bytesOf('')))).toMatchObject({ path: 'run/log', from: 2, bytes: 0 })
    expect(valueOf(await store.append('run/log', bytesOf('1\n')))).toMatchObject({ path: 'run/log', from: 2, bytes: 2 })
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
