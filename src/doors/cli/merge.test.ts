import { existsSync, readFileSync, writeFileSync } from 'node:fs'
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
    'tmp/gm-state-delta.md:2: warning: "WEATHER" is no keyword. There are: SITUATION, NPC, QUEST, LOCATION, SECRET, UPCOMING, PARTY HP, PARTY SLOTS, PARTY CONDITIONS, PARTY EXHAUSTION, PARTY REST, SESSION, THREAD. It is kept in tmp/gm-state-delta.unmerged.md:4.\n    - WEATHER: hail\n',
  )
  expect(readFileSync(join(shelf, 'fen/story-state.md'), 'utf8')).toBe('## NPCs\n- Rook - promoted\n')
})

test('13.1 what is not merged is kept beside the delta, once, with all that belongs to it', async () => {
  const delta = '- NPC: Rook - gone\n- EVENT: The tower fell\n  - at dusk\n- ITEM: A bell\n'
  const shelf = folderWith({ 'fen/tmp/gm-state-delta.md': delta })
  const read = (path: string): string => readFileSync(join(shelf, 'fen', path), 'utf8')
  const said = await gloam('merge', 'fen', '--campaigns', shelf, '--only', 'state')
  expect(said.out.trimEnd().split('\n').at(-1)).toBe('story-state.md updated with 1 changes (NPCs)')
  expect(said.err).toContain('tmp/gm-state-delta.md:2: warning: "EVENT" is no keyword.')
  expect(said.err).toContain('It is kept in tmp/gm-state-delta.unmerged.md:4.')
  expect(existsSync(join(shelf, 'fen/tmp/gm-state-delta.md'))).toBe(false)
  const kept = read('tmp/gm-state-delta.unmerged.md')
  expect(kept).toContain('- EVENT: The tower fell\n  - at dusk\n')
  expect(kept).toContain('- ITEM: A bell\n')
  writeFileSync(join(shelf, 'fen/tmp/gm-state-delta.md'), '- ITEM: A bell\n')
  const again = await gloam('merge', 'fen', '--campaigns', shelf, '--only', 'state')
  expect(again).toMatchObject({ code: 0, out: 'story-state.md updated with 0 changes\n' })
  expect(read('tmp/gm-state-delta.unmerged.md')).toBe(kept)
})

test('13.2 an unmarked line that tells a secret the party does not hold is refused, and LEARNED reveals it', async () => {
  const secret = 'Ottoline the reeve poisoned the well to drown the abbey in debt'
  const shelf = folderWith({
    'fen/overview.md': '# Fen\n',
    'fen/party/orsa.md': '# Orsa\n',
    'fen/story-state.md': `# Story State\n\n## Secrets\n- ${secret}\n`,
    'fen/party-knowledge.md': '# Party Knowledge\n\n## What We Know\n- The well is foul\n',
    'fen/tmp/party-knowledge-delta.md': `- ${secret}\n- Eels are cheap on Mondays\n`,
  })
  const read = (path: string): string => readFileSync(join(shelf, 'fen', path), 'utf8')
  const said = await gloam('merge', 'fen', '--campaigns', shelf)
  expect(said.err).toMatch(/^tmp\/party-knowledge-delta\.md:1: error: .*story-state\.md:4.*LEARNED/)
  expect(read('party-knowledge.md')).toBe(
    '# Party Knowledge\n\n## What We Know\n- The well is foul\n- Eels are cheap on Mondays\n',
  )
  expect(read('tmp/party-knowledge-delta.unmerged.md')).toContain(`- ${secret}\n`)
  writeFileSync(join(shelf, 'fen/tmp/party-knowledge-delta.md'), `- LEARNED: ${secret}\n`)
  await gloam('merge', 'fen', '--campaigns', shelf)
  expect(read('party-knowledge.md')).toContain(secret)
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
  expect(said).toMatchObject({ code: 1, out: '', err: expect.stringMatching(/^gloam merge: "fen" is in use by/) })
  if (lock.ok) await lock.value.release()
})
