/** `gloam play --mode fresh` with no model at all: the Oracle as a Game Master of hand-offs, by the real command. */
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildGloam, folderWith, shell } from '../cli/gloam.ts'

let built: ReturnType<typeof buildGloam>
beforeAll(() => {
  built = buildGloam()
}, 60_000)
afterAll(() => built.remove())

const lines =
  'look around\\nWhat do you all think we should do?\\nKorda, go to the well and look around there; we stay here\\n'

test('17.5: the Oracle plays by hand-offs, and its files are those of the seed', { timeout: 120_000 }, async () => {
  const folder = folderWith()
  const play = (mode: string, typed: string) =>
    shell(
      built.main,
      folder,
      `printf '${typed}' | gloam play borrowed-water --seed 7 --as Maren --style hybrid --mode ${mode}`,
    )
  const { out, code } = await play('fresh', lines)
  expect(code).toBe(0)
  expect(out).toMatch(/> \*\*(?:Korda|Ilvane|Dabney)/)
  const at = join(folder, 'campaigns/borrowed-water')
  const read = (path: string): string => readFileSync(join(at, path), 'utf8')
  expect(read('tmp/gm-context.md')).toContain('## Expecting\nWhat the player says to this')
  expect(read('tmp/narrative-for-journal.md')).toContain('> **')
  expect(readdirSync(join(at, 'tmp')).filter(name => /-(?:prompt|response)\.md$/.test(name))).toEqual([]) // they have served
  expect(existsSync(join(at, 'party/maren-okell-journal.md'))).toBe(true)
  expect(read('decision-log.md')).toMatch(/korda-venn|ilvane-sorrel|dabney-thrupp|Korda|Ilvane|Dabney/)
  const again = await play('team', 'look around\\n/end\\n')
  expect(again.out).toContain('begun with --mode fresh and goes on so')
  expect((await shell(built.main, folder, 'gloam replay borrowed-water --verify')).out).toContain(
    'every byte is as it was',
  )
})
