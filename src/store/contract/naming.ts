/** The contract of names: moving, staying inside, and names that look alike. */
import { expect, test } from 'vitest'
import { bytesOf, codeOf, type MakeStore, textAt, valueOf } from './tools.ts'

export function naming(makeStore: MakeStore): void {
  moving(makeStore)
  stayingInside(makeStore)
  lookingAlike(makeStore)
}

function moving(makeStore: MakeStore): void {
  test('a file and a folder get another name', async () => {
    const store = makeStore()
    await store.write('a/b', bytesOf('x'), 'absent')
    expect(codeOf(await store.move('a/b', 'c/d'))).toBe('accepted')
    expect(codeOf(await store.move('c', 'e/f'))).toBe('accepted')
    expect(await textAt(store, 'e/f/d')).toBe('x')
    expect(await textAt(store, 'a/b')).toBeUndefined()
    expect(valueOf(await store.list(''))).toEqual([
      { name: 'a', kind: 'folder' },
      { name: 'e', kind: 'folder' },
    ])
  })

  test('nothing is moved onto something, out of nothing, or into itself', async () => {
    const store = makeStore()
    for (const path of ['a', 'b', 'f/g']) await store.write(path, bytesOf(path), 'absent')
    expect(await store.move('a', 'b')).toEqual({ ok: false, refusal: { code: 'exists-already', path: 'b' } })
    expect(codeOf(await store.move('a', 'f'))).toBe('exists-already')
    expect(codeOf(await store.move('f', 'a'))).toBe('exists-already')
    expect(codeOf(await store.move('a', 'a'))).toBe('exists-already')
    expect(await store.move('c', 'd')).toEqual({ ok: false, refusal: { code: 'not-there', path: 'c' } })
    expect(codeOf(await store.move('f', 'f/h/i'))).toBe('path-outside')
    expect(codeOf(await store.move('a', 'b/c'))).toBe('not-a-folder')
    expect([await textAt(store, 'a'), await textAt(store, 'b'), await textAt(store, 'f/g')]).toEqual(['a', 'b', 'f/g'])
  })

  test('an append goes on in the file that has the name now', async () => {
    const store = makeStore()
    await store.append('log', bytesOf('old\n'))
    await store.move('log', 'log.1')
    expect(valueOf(await store.append('log', bytesOf('new\n')))).toMatchObject({ from: 0 })
    expect([await textAt(store, 'log.1'), await textAt(store, 'log')]).toEqual(['old\n', 'new\n'])
  })
}

const outside = [
  '',
  '/',
  '/etc/passwd',
  '..',
  '../a',
  'a/../../b',
  'a/..',
  './a',
  'a/./b',
  'a//b',
  'a/',
  'a\0b',
  '\ud800',
]
const reserved = ['.gloam-tmp-x', 'a/.gloam-tmp-x', '.gloam-lock-campaign', '.GLOAM-lock-campaign']

function stayingInside(makeStore: MakeStore): void {
  test.each([...outside, ...reserved])('%j is no place in it', async path => {
    const store = makeStore()
    const tried = [
      await store.read(path),
      await store.write(path, bytesOf('x'), 'any'),
      await store.append(path, bytesOf('x')),
      await store.remove(path, 'any'),
      await store.move(path, 'b'),
      await store.move('b', path),
      ...(path === '' ? [] : [await store.list(path), await store.lock(path)]),
    ]
    expect(new Set(tried.map(codeOf))).toEqual(new Set(['path-outside']))
    expect(valueOf(await store.list(''))).toEqual([])
  })

  test('names that only look strange are names', async () => {
    const store = makeStore()
    for (const path of ['...', '.hidden', 'a b', '-', 'constructor', '__proto__', 'ends.', '~', '%2e%2e'])
      expect(valueOf(await store.write(path, bytesOf(path), 'absent'))).toMatchObject({ path })
    expect(await textAt(store, '__proto__')).toBe('__proto__')
  })
}

const [composed, decomposed] = ['Mi\u0301ra.md'.normalize('NFC'), 'Mi\u0301ra.md'.normalize('NFD')]

function lookingAlike(makeStore: MakeStore): void {
  test('a name in another Unicode form means the one that is there (fault 14)', async () => {
    const store = makeStore()
    await store.write(`${decomposed}/${decomposed}`, bytesOf('one'), 'absent')
    const path = `${composed}/${composed}`
    expect(await textAt(store, path)).toBe('one')
    const real = `${decomposed}/${decomposed}`
    expect(valueOf(await store.write(path, bytesOf('two'), 'any'))).toMatchObject({ path: real })
    expect(valueOf(await store.append(path, bytesOf('+')))).toMatchObject({ path: real, from: 3 })
    expect(valueOf(await store.list(composed))).toEqual([{ name: decomposed, kind: 'file' }])
    expect(valueOf(await store.remove(path, 'any'))).toMatchObject({ path: real, fileChanged: true })
  })

  test('a new name that differs only in case is refused, and reading it finds nothing (fault 14)', async () => {
    const store = makeStore()
    await store.write('Scenes/one.md', bytesOf('x'), 'absent')
    const refusal = { code: 'name-clash', path: 'scenes/two.md', there: 'Scenes' }
    expect(await store.write('scenes/two.md', bytesOf('y'), 'absent')).toEqual({ ok: false, refusal })
    expect(codeOf(await store.append('Scenes/ONE.md', bytesOf('y')))).toBe('name-clash')
    expect(codeOf(await store.move('Scenes/one.md', 'Scenes/One.md'))).toBe('name-clash')
    expect(await textAt(store, 'scenes/one.md')).toBeUndefined()
    expect(valueOf(await store.list('Scenes'))).toEqual([{ name: 'one.md', kind: 'file' }])
  })
}
