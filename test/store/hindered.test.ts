/** Faults 5 and 7: calls that fail. Nobody is told of a success, and a sync that failed is never made again. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { cleanUp, has, quickFolder, start } from './harness.ts'
import { shelfOf, type Step } from './steps.ts'
import { type Call, inject, range, record } from './strace.ts'

afterAll(cleanUp)

const write: Step = { verb: 'write', path: 'a.md', text: 'new', expected: 'any' }
const create: Step = { verb: 'write', path: 'b.md', text: 'new', expected: 'absent' }
const append: Step = { verb: 'append', path: 'log', text: 'two\n' }
const read: Step = { verb: 'read', path: 'a.md' }
const old = { 'a.md': 'old', log: 'one\n' }

function freshRoot(): string {
  const root = quickFolder()
  for (const [path, text] of Object.entries(old)) writeFileSync(join(root, path), text)
  return root
}

/** What a worker says of these steps while some call of theirs fails, and what is found afterwards. */
async function hinder(steps: readonly Step[], call: Call, error: string, when: string) {
  const root = freshRoot()
  const args = (folder: string): readonly string[] => ['steps', folder, JSON.stringify(steps)]
  const plain = record()
  await start(args(root), { wrap: plain.wrap }).rest()
  const { from } = range(plain.lines(), call, root) // the runtime's own calls come before
  const folder = freshRoot()
  const [first = 1, ...rest] = when.split(/(?=\+)/)
  const failing = inject(call, `error=${error}`, `${from - 1 + Number(first)}${rest.join('')}`)
  return { said: await start(args(folder), { wrap: failing }).rest(), shelf: shelfOf(folder) }
}

describe.skipIf(!has('strace'))('faults 5 and 7: a call that fails (needs strace)', () => {
  test.each([
    ['write', 'EIO', 'fault 5: the bytes cannot be written'],
    ['fsync', 'EIO', 'fault 5: the bytes cannot be synced'],
    ['rename', 'ENOSPC', 'fault 7: the new name cannot be given'],
    ['rename', 'EIO', 'fault 7: the disk fails at the rename'],
    ['open', 'EMFILE', 'fault 10: nothing can be opened'],
  ] as const)(
    'a write whose %s fails with %s leaves the old version and no temp file (%s)',
    async (...[call, error]) => {
      const { said, shelf } = await hinder([write], call, error, call === 'open' ? '2+' : '1')
      expect(said).toEqual([expect.stringMatching(`^0 fault ${error} could not write`)])
      expect(shelf).toEqual(old)
    },
  )

  test('a new file that cannot get its name is told, and nothing half stays', async () => {
    const { said, shelf } = await hinder([create], 'link', 'EIO', '1')
    expect(said).toEqual([expect.stringMatching('^0 fault EIO')])
    expect(shelf).toEqual(old)
  })

  test('a new file whose temp name cannot be removed is there; that name waits for the next start to sweep it', async () => {
    const { said, shelf } = await hinder([create], 'unlink', 'EIO', '1')
    expect(said).toEqual(['0 done'])
    expect(shelf).toMatchObject({ ...old, 'b.md': 'new' })
  })

  test('where there are no hard links a new file gets its name by a rename', async () => {
    const { said, shelf } = await hinder([create], 'link', 'EPERM', '1+')
    expect(said).toEqual(['0 done'])
    expect(shelf).toEqual({ ...old, 'b.md': 'new' })
  })

  test('where there are no hard links a file is moved by a rename, and a lock is taken all the same', async () => {
    const steps: readonly Step[] = [
      { verb: 'lock', path: 'campaign' },
      { verb: 'lock', path: 'campaign' },
      { verb: 'move', path: 'a.md', to: 'c.md' },
    ]
    const { said, shelf } = await hinder(steps, 'link', 'EPERM', '1+')
    expect(said).toEqual(['0 done', '1 refused locked', '2 done'])
    expect(shelf).toEqual({ 'c.md': 'old', log: 'one\n' })
  })

  test('a folder that cannot be synced is told: the new version is there, but nobody may count on it', async () => {
    const { said, shelf } = await hinder([write], 'fsync', 'EIO', '2')
    expect(said).toEqual([expect.stringMatching('^0 fault EIO')])
    expect(shelf).toEqual({ ...old, 'a.md': 'new' })
  })

  test('a file that cannot be read is told, never taken for one that is not there', async () => {
    const { said, shelf } = await hinder([read, write], 'read', 'EIO', '1+')
    expect(said).toEqual([expect.stringMatching('^0 fault EIO could not read'), expect.stringMatching('^1 fault EIO')])
    expect(shelf).toEqual(old)
  })

  test('an append whose sync fails is undone, and the next one is on firm ground', async () => {
    const { said, shelf } = await hinder([append, append], 'fdatasync', 'EIO', '1')
    expect(said[0]).toMatch(/^0 fault EIO could not append, and the 4 bytes that had arrived were cut off again/)
    expect(said[1]).toBe('1 done')
    expect(shelf).toEqual({ ...old, log: 'one\ntwo\n' })
  })

  test('an append that cannot be undone leaves the file for reading only', async () => {
    const steps: readonly Step[] = [append, append, { verb: 'read', path: 'log' }, write]
    const { said } = await hinder(steps, 'fdatasync', 'EIO', '1+')
    expect(said[0]).toMatch(/^0 fault EIO could not append, and it could not be undone, so this is read-only now/)
    expect(said[1]).toMatch(/^1 fault POISONED/)
    expect(said.slice(2)).toEqual(['2 done', '3 done'])
  })

  test('an append that cannot be written leaves the lines before it', async () => {
    const { said, shelf } = await hinder([append, append], 'write', 'ENOSPC', '1')
    expect(said[0]).toMatch(/^0 fault ENOSPC could not append, and nothing of it arrived/)
    expect(said[1]).toBe('1 done')
    expect(shelf).toEqual({ ...old, log: 'one\ntwo\n' })
  })

  test.each([write, append])('fault 5: a failed sync of a $verb is never made again on the same bytes', async step => {
    const call = step.verb === 'write' ? 'fsync' : 'fdatasync'
    const root = freshRoot()
    const { wrap, lines } = record()
    const failing = inject(call, 'error=EIO', '1').slice(-1)
    await start(['steps', root, JSON.stringify([step])], { wrap: [...wrap, ...failing] }).rest()
    const since = lines().slice(lines().findIndex(line => line.startsWith(`${call}(`) && line.includes('EIO')) + 1)
    const again = since.filter(line => line.startsWith(`${call}(`))
    // Only the append has another: of the shorter file that is left after the cut.
    expect(again).toHaveLength(step.verb === 'write' ? 0 : 1)
    expect(since.slice(0, since.indexOf(again[0] ?? '')).some(line => line.startsWith('ftruncate('))).toBe(
      again.length > 0,
    )
  })
})
