import { mkdirSync, mkdtempSync, rmSync, statSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { allFiles } from '../../campaign/folder/files.ts'
import { folderStore } from '../../store/folder.ts'
import { memoryStore } from '../../store/memory.ts'
import type { Store } from '../../store/port.ts'
import { readCampaign } from './read.ts'
import { explainWarning, lineOf } from './warnings.ts'

const told = async (store: Store, options = {}): Promise<readonly string[]> => {
  const { warnings } = await readCampaign(store, options)
  return warnings.map(warning => `${warning.path}:${lineOf(warning)} ${warning.code}`)
}

const whole = { 'overview.md': '# The Salt Road\n', 'party/wren-adair.md': '# Wren Adair\n' }

test('a campaign is its texts, each with its kind and its owner', async () => {
  const { campaign, warnings } = await readCampaign(
    memoryStore({
      ...whole,
      'story-state.md': '# State\n',
      'party/wren-adair-journal.md': '',
      'party/wren-adair-brief.md': '',
      'party/wren-adair.player.md': '',
      'npcs/keeper-holt.md': '',
      'npcs/guild/mistress-pell.md': '',
      'species/reed-folk.md': '',
      'scenes/001-the-gate.md': '',
      'tmp/gm-context.md': '',
      'tmp/wren-adair-notes-for-journal.md': '',
      'tmp/narrative-for-journal.md': '',
      'runs/one/notes.md': 'the chronicle has its own reader',
      'map.png': 'no text',
      '.tools/x.md': 'somebody else keeps this',
    }),
  )
  expect(warnings).toEqual([])
  expect(allFiles(campaign).map(({ path, kind, owner }) => `${path} ${kind} ${owner ?? '-'}`)).toEqual([
    'overview.md overview -',
    'story-state.md story-state -',
    'party/wren-adair.md sheet wren-adair',
    'party/wren-adair.player.md player-sheet wren-adair',
    'party/wren-adair-journal.md journal wren-adair',
    'party/wren-adair-brief.md brief wren-adair',
    'npcs/guild/mistress-pell.md npc guild/mistress-pell',
    'npcs/keeper-holt.md npc keeper-holt',
    'scenes/001-the-gate.md scene -',
    'tmp/wren-adair-notes-for-journal.md tmp-notes wren-adair',
    'tmp/narrative-for-journal.md tmp-narrative narrative',
    'tmp/gm-context.md tmp -',
    'species/reed-folk.md other -',
  ])
})

test('what is missing is told, and the rest still plays', async () => {
  expect(await told(memoryStore({ 'notes.md': 'x' }))).toEqual([
    'overview.md:1 overview-missing',
    'party:1 party-empty',
  ])
  expect(await told(memoryStore({ ...whole, 'party/shopping.md': '- rope\n' }))).toEqual([
    'party/shopping.md:1 not-a-sheet',
  ])
})

test('bytes that are no text are told with their line', async () => {
  const store = memoryStore(whole)
  await store.write('npcs/bad.md', Buffer.from([0x61, 0x0a, 0x62, 0xff]), 'any')
  expect(await told(store)).toEqual(['npcs/bad.md:2 not-text'])
})

test('a folder without a bottom and a campaign without an end are cut short', async () => {
  const deep = memoryStore({ ...whole, 'a/b/c/d/e.md': '' })
  expect(await told(deep)).toEqual(['a/b/c/d:1 too-deep'])
  const many = memoryStore({ ...whole, 'x.md': '', 'y.md': '' })
  expect(await told(many, { limits: { fileBytes: 100, depth: 4, files: 2 } })).toEqual(['x.md:1 too-many'])
})

function folder(): string {
  const root = mkdtempSync(join(tmpdir(), 'gloam-views-'))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  mkdirSync(join(root, 'party'))
  for (const [path, text] of Object.entries(whole)) writeFileSync(join(root, path), text)
  return root
}

test('links are never followed, and a file of 50 MB is never loaded', async () => {
  const root = folder()
  symlinkSync('.', join(root, 'loop'))
  symlinkSync('/etc/hostname', join(root, 'party', 'host.md'))
  writeFileSync(join(root, 'story-state.md'), '')
  truncateSync(join(root, 'story-state.md'), 50_000_000)
  const store = folderStore(root)
  const asked: string[] = []
  const reading = { ...store, read: (path: string) => (asked.push(path), store.read(path)) }
  const sizeOf = (path: string): number => statSync(join(root, path)).size
  const { campaign, warnings } = await readCampaign(reading, { sizeOf })
  expect(asked).toEqual(['overview.md', 'party/wren-adair.md'])
  expect(allFiles(campaign)).toHaveLength(2)
  expect(warnings.map(warning => `${warning.path}: ${explainWarning(warning)}`)).toEqual([
    'loop: This is a link or a special file, which is never followed. Put the file itself here.',
    'party/host.md: This is a link or a special file, which is never followed. Put the file itself here.',
    'story-state.md: With 50 MB it is over the limit of 8.0 MB, so it was left out. Split it, or move it out of the campaign.',
  ])
})

test('where nobody knows the size beforehand, a text that is too long is still left out', async () => {
  const store = memoryStore({ ...whole, 'x.md': 'x'.repeat(200) })
  expect(await told(store, { limits: { fileBytes: 100, depth: 4, files: 9 } })).toEqual(['x.md:1 too-large'])
})
