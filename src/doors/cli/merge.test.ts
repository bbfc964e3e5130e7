import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { folderStore } from '../../store/folder.ts'
import { folderWith, gloam } from './scenario.ts'

const files = {
  'fen/story-state.md': '## NPCs\n- Rook - clerk\n',
  'fen/tmp/gm-state-delta.md': '- NPC: Rook - promoted\n- WEATHER: hail\n',
  'fen/tmp/party-knowledge-delta.md': '- LEARNED: The bell is bronze\n',
}

test('what waits is merged, and the last lines are the reports', async () => {
  const shelf = folderWith(files)
  const said = await gloam('merge', 'fen', '--campaigns', shelf)
  expect(said.code).toBe(0)
  expect(said.out.trimEnd().split('\n').slice(-2)).toEqual([
    'story-state.md updated with 1 changes (NPCs)',
    'party-knowledge.md updated with 1 changes (What We Know)',
  ])
  expect(said.err).toBe(
    'tmp/gm-state-delta.md:2: warning: "WEATHER" is no keyword. There are: SITUATION, NPC, QUEST, LOCATION, SECRET, UPCOMING, PARTY HP, PARTY SLOTS, PARTY CONDITIONS, PARTY EXHAUSTION, PARTY REST, SESSION, THREAD.\n    - WEATHER: hail\n',
  )
  expect(readFileSync(join(shelf, 'fen/story-state.md'), 'utf8')).toBe('## NPCs\n- Rook - promoted\n')
})

test('a dry run shows the difference and leaves everything where it is', async () => {
  const shelf = folderWith(files)
  const said = await gloam('merge', 'fen', '--campaigns', shelf, '--dry-run', '--only', 'state')
  expect(said).toMatchObject({ code: 0, out: expect.stringContaining('-- Rook - clerk\n+- Rook - promoted\n') })
  expect(readFileSync(join(shelf, 'fen/story-state.md'), 'utf8')).toBe(files['fen/story-state.md'])
  expect(existsSync(join(shelf, 'fen/tmp/gm-state-delta.md'))).toBe(true)
})

test('parts of words match only when that is asked for', async () => {
  const shelf = folderWith({
    'fen/story-state.md': '## NPCs\n- Rookery\n',
    'fen/tmp/gm-state-delta.md': '- NPC: Rook\n',
  })
  await gloam('merge', 'fen', '--campaigns', shelf, '--match', 'substring')
  expect(readFileSync(join(shelf, 'fen/story-state.md'), 'utf8')).toBe('## NPCs\n- Rook\n')
})

test('a writer nobody knows, and a campaign nobody made', async () => {
  const shelf = folderWith(files)
  expect(await gloam('merge', 'fen', '--campaigns', shelf, '--only', 'songs')).toMatchObject({
    code: 2,
    err: expect.stringContaining('Allowed choices are state, knowledge.'),
  })
  expect(await gloam('merge', 'marsh', '--campaigns', shelf)).toMatchObject({
    code: 1,
    out: '',
    err: expect.stringMatching(/^gloam merge: There is no campaign "marsh".*There are: fen\./),
  })
  expect((await gloam('merge')).code).toBe(2)
})

test('a writer that fails is told last, and the exit code tells it too', async () => {
  const shelf = folderWith({ ...files, 'fen/party-knowledge.md/a-folder': '' })
  const said = await gloam('merge', 'fen', '--campaigns', shelf)
  expect(said.code).toBe(1)
  expect(said.out).toMatch(/Error updating party-knowledge\.md: .* Delta file preserved for retry\.\n$/)
})

test('a campaign that is being played is left alone after the wait', { timeout: 30_000 }, async () => {
  const shelf = folderWith(files)
  const lock = await folderStore(join(shelf, 'fen')).lock('campaign')
  const said = await gloam('merge', 'fen', '--campaigns', shelf)
  expect(said).toMatchObject({ code: 1, out: '', err: expect.stringMatching(/^gloam merge: "campaign" is in use by/) })
  if (lock.ok) await lock.value.release()
})
