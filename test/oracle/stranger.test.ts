/** An evening through the built command in a pipe, on a real folder, and everything that is left behind of it. */
import { cpSync, existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { buildGloam, folderWith, root, shell, type Ended } from '../cli/gloam.ts'
import { fortyLines } from './lines.ts'

vi.setConfig({ testTimeout: 240_000 }) // whole evenings on a disk that others may be using too

let built = { main: '', remove: (): void => undefined }
beforeAll(() => {
  built = buildGloam()
})
afterAll(() => built.remove())

const type = (folder: string, line: string): Promise<Ended> => shell(built.main, folder, line)

async function evening(): Promise<{ readonly folder: string; readonly said: Ended }> {
  const folder = folderWith({ 'lines.txt': `${fortyLines.join('\n')}\n` })
  cpSync(join(root, 'content', 'campaigns', 'borrowed-water'), join(folder, 'mine', 'borrowed-water'), {
    recursive: true,
  })
  return { folder, said: await type(folder, 'gloam play borrowed-water --campaigns mine --seed 7 < lines.txt') }
}

const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort()

const party = ['dabney-thrupp', 'ilvane-sorrel', 'korda-venn', 'maren-okell']

test('forty lines are forty turns, saved, verified, explained and clean', async () => {
  const { folder, said } = await evening()
  expect([said.code, said.err]).toEqual([0, ''])
  expect(said.out.split('\n').filter(line => line.startsWith('» '))).toHaveLength(fortyLines.length)
  expect(said.out).not.toContain('\u001B')
  expect(said.out).toContain('Saved. Go on with: gloam play borrowed-water --campaigns mine')

  const campaign = join(folder, 'mine', 'borrowed-water')
  const files = filesIn(campaign)
  expect(files.filter(path => /^scenes\/.*\.md$/.test(path)).length).toBeGreaterThan(0)
  expect(party.filter(name => !files.includes(`party/${name}-journal.md`))).toEqual([])
  expect(files.filter(path => /decision/.test(path)).length).toBeGreaterThan(0)
  expect(files.filter(path => path.startsWith('tmp/') && path.includes('delta'))).toEqual([])
  expect(readFileSync(join(campaign, 'party-knowledge.md'), 'utf8')).toContain('The Full Pail')

  const verified = await type(folder, 'gloam replay borrowed-water --campaigns mine --verify')
  expect([verified.code, verified.err]).toEqual([0, ''])
  const clean = await type(folder, 'gloam doctor borrowed-water --campaigns mine')
  expect([clean.code, clean.err]).toEqual([0, ''])
  const why = await type(folder, 'gloam why borrowed-water "Full Pail" --campaigns mine')
  expect(why.code).toBe(0)

  const ended = await type(folder, 'echo end | gloam play borrowed-water --campaigns mine')
  expect(ended.code).toBe(0)
  expect(existsSync(join(campaign, 'runs'))).toBe(true)
})

test('the same seed and the same lines are the same bytes in another folder', async () => {
  const [one, other] = [await evening(), await evening()]
  expect(other.said).toEqual(one.said)
  const kept = (folder: string): readonly (readonly [string, string])[] =>
    filesIn(join(folder, 'mine', 'borrowed-water'))
      .filter(path => !path.startsWith('runs/'))
      .map(path => [path, readFileSync(join(folder, 'mine', 'borrowed-water', path), 'utf8')])
  expect(kept(other.folder)).toEqual(kept(one.folder))
})
