/** Faults 4, 6 and 15, made by a small library between Node and the system. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { folderStore } from '../../src/store/folder.ts'
import { hashOf } from '../../src/store/hash.ts'
import { cutTornTail } from '../../src/store/torn.ts'
import { cleanUp, quickFolder, start } from './harness.ts'
import { hasShim, shimmed } from './shim.ts'
import { shelfOf, type Step } from './steps.ts'

afterAll(cleanUp)

const page = 'a page of words '.repeat(50)
const write: Step = { verb: 'write', path: 'a.md', text: page, expected: 'any' }
const append: Step = { verb: 'append', path: 'log', text: '{"n":2}\n' }

const work = (root: string, steps: readonly Step[], env: Readonly<Record<string, string>>) =>
  start(['steps', root, JSON.stringify(steps)], { env }).rest()

describe.skipIf(!hasShim)('a system that does less than it was asked for (needs gcc)', () => {
  test('fault 4: a system that takes seven bytes at a time gets them all', async () => {
    const root = quickFolder()
    expect(await work(root, [write, append], shimmed('short', root))).toEqual(['0 done', '1 done'])
    expect(shelfOf(root)).toEqual({ 'a.md': page, log: '{"n":2}\n' })
  })

  test('fault 6: a line that was torn by a kill is cut and told, earlier lines stay', async () => {
    const root = quickFolder()
    writeFileSync(join(root, 'log'), '{"n":1}\n')
    expect(await work(root, [append], shimmed('torn', 'log'))).toEqual([])
    expect(shelfOf(root)).toEqual({ log: '{"n":1}\n{"n"' })
    const store = folderStore(root)
    expect(await cutTornTail(store, 'log')).toMatchObject({ ok: true, value: { kept: 8, cut: Buffer.from('{"n"') } })
    expect(shelfOf(root)).toEqual({ log: '{"n":1}\n' })
  })

  test('fault 2: a temp file that was torn by a kill is swept by the next start', async () => {
    const root = quickFolder()
    writeFileSync(join(root, 'a.md'), 'old')
    expect(await work(root, [write], shimmed('torn', '.gloam-tmp-'))).toEqual([])
    expect(Object.keys(shelfOf(root))).toHaveLength(2)
    expect(folderStore(root).swept).toHaveLength(1)
    expect(shelfOf(root)).toEqual({ 'a.md': 'old' })
  })

  test('fault 15: what an editor saves while the disk is busy with our bytes is kept', async () => {
    for (const old of [undefined, 'old', '']) {
      const root = quickFolder()
      if (old !== undefined) writeFileSync(join(root, 'a.md'), old)
      const expected = old === undefined ? 'absent' : hashOf(Buffer.from(old))
      const env = shimmed('edit', '.gloam-tmp-', join(root, 'a.md'))
      expect(await work(root, [{ ...write, expected }], env)).toEqual(['0 refused changed-meanwhile'])
      expect(shelfOf(root)).toEqual({ 'a.md': 'theirs' })
    }
  })
})
