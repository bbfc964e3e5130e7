/** Fault 14: someone swaps a folder for a link that leads out, at any moment of our writing. */
import { mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { folderStore } from '../../src/store/folder.ts'
import { cleanUp, quickFolder, start } from './harness.ts'
import { type Step, tell } from './steps.ts'

afterAll(cleanUp)

test.skipIf(process.platform !== 'linux')('fault 14: nothing is ever written outside (needs Linux)', async () => {
  const [root, outside] = [quickFolder(), quickFolder()]
  mkdirSync(join(root, 'scenes'))
  const swapper = start(['swap', root, outside])
  await swapper.hear()
  const store = folderStore(root)
  const said = new Set<string>()
  for (let at = 0; at < 600; at += 1) {
    const path = `scenes/${at % 5}`
    const steps: readonly Step[] = [
      { verb: 'write', path, text: `version ${at}`, expected: 'any' },
      { verb: 'append', path: `${path}.log`, text: 'line\n' },
      { verb: 'move', path, to: `scenes/moved-${at}` },
    ]
    for (const step of steps) said.add((await tell(store, step)).split(' ').slice(0, 2).join(' '))
  }
  await swapper.kill()
  store.close()
  expect(readdirSync(outside)).toEqual([])
  expect(said).toContain('done') // the swapper leaves us moments in which all is well
  expect(said).toContain('refused path-outside')
})
