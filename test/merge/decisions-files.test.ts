/** Part B, decisions 10 to 16 where they show in the files: through the command line, in a folder of our own. */
import { stat } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { gloam, gloamCramped, makeCamp } from './campaign.ts'
import { mergeState, page } from './table.ts'

const target = page('## NPCs', '- Rook - clerk', '', '## Secrets', '- The lamp is hollow')
const delta = page('# What Changed (GM State)', '', '- NPC: Rook - promoted', '- SECRET: The reeve lies')

describe('B-10 deltas that say nothing', () => {
  test.each(['', '\n\n', '# What Changed (GM State)\n', '# What Changed (GM State)\n\n## Nothing\n'])(
    'B-10 %j is empty: cleaned up, and the page is not written',
    async empty => {
      const camp = await makeCamp({ 'story-state.md': target, 'tmp/gm-state-delta.md': empty })
      const old = await stat(camp.path('story-state.md'))
      const said = await camp.merge('--only', 'state')
      expect(said.lines.at(-1)).toBe('Empty delta file, cleaned up')
      expect(await camp.list('tmp')).toEqual([])
      const now = await stat(camp.path('story-state.md'))
      expect([now.ino, now.mtimeMs]).toEqual([old.ino, old.mtimeMs])
    },
  )

  test('B-10 bullets that are all invalid: success, no change, the page is not written', async () => {
    const camp = await makeCamp({ 'story-state.md': target, 'tmp/gm-state-delta.md': '- WEATHER: hail\n- hm\n' })
    const old = await stat(camp.path('story-state.md'))
    const said = await camp.merge('--only', 'state')
    expect(said.lines.at(-1)).toMatch(/^story-state\.md updated with 0 changes/)
    expect(await camp.list('tmp')).toEqual(['gm-state-delta.unmerged.md']) // 13.1 its lines are kept
    const now = await stat(camp.path('story-state.md'))
    expect([now.ino, now.mtimeMs]).toEqual([old.ino, old.mtimeMs])
  })
})

test('B-11 a retry after a failed delete counts nothing', async () => {
  const camp = await makeCamp({ 'story-state.md': target, 'tmp/gm-state-delta.md': delta })
  await camp.merge()
  const once = await camp.read('story-state.md')
  await camp.write('tmp/gm-state-delta.md', delta)
  const said = await camp.merge('--only', 'state')
  expect(said.lines.at(-1)).toMatch(/^story-state\.md updated with 0 changes/)
  expect(await camp.read('story-state.md')).toBe(once)
})

test('B-12 a secret in the party’s delta stays out of the party’s page', async () => {
  const known = page('## What We Know', '- The tide is late')
  const camp = await makeCamp({
    'party-knowledge.md': known,
    'tmp/party-knowledge-delta.md': '- SECRET: Ottoline rings it\n- LEARNED: The bell is bronze\n',
  })
  const said = await camp.merge()
  expect(said.lines.at(-1)).toBe('party-knowledge.md updated with 1 changes (What We Know)')
  expect(await camp.read('party-knowledge.md')).toBe(`${known}- The bell is bronze\n`)
  expect(await camp.list()).toEqual(['party-knowledge.md', 'tmp'])
})

describe('B-13 claims', () => {
  test('B-13 nothing of the work is left lying about', async () => {
    const camp = await makeCamp({ 'story-state.md': target, 'tmp/gm-state-delta.md': delta })
    await camp.merge()
    expect(await camp.list()).toEqual(['story-state.md', 'tmp'])
    expect(await camp.list('tmp')).toEqual([])
  })

  test('B-13 a failed merge gives its claim back, to the byte', async () => {
    const odd = delta.replaceAll('\n', '\r\n').trimEnd()
    const camp = await makeCamp({ 'story-state.md/a-folder': '', 'tmp/gm-state-delta.md': odd })
    await camp.merge()
    expect(await camp.list('tmp')).toEqual(['gm-state-delta.md'])
    expect(await camp.read('tmp/gm-state-delta.md')).toBe(odd)
  })

  test('B-13 four at once do the work once', async () => {
    const camp = await makeCamp({ 'story-state.md': target, 'tmp/gm-state-delta.md': `${delta}- Party HP: Orsa 4/9\n` })
    const all = await Promise.all([1, 2, 3, 4].map(() => camp.merge('--only', 'state')))
    expect(await camp.read('story-state.md')).toBe(mergeState(target, `${delta}- Party HP: Orsa 4/9\n`).text)
    expect(all.map(({ lines }) => lines.at(-1) ?? '').toSorted()).toEqual([
      'No delta file found, skipping',
      'No delta file found, skipping',
      'No delta file found, skipping',
      'story-state.md updated with 3 changes (NPCs, Secrets, Party Status)',
    ])
    expect(await camp.list('tmp')).toEqual([])
  })
})

test('B-14 a page that cannot be written stays as it was, and so does the delta', async () => {
  const long = target + page('', '## Lore', ...Array.from({ length: 200 }, (_, at) => `- verse ${at} of the eel song`))
  const camp = await makeCamp({ 'story-state.md': long, 'tmp/gm-state-delta.md': delta })
  const said = await gloamCramped(camp.root, 'merge', 'fen', '--only', 'state')
  expect(said.lines.at(-1)).toMatch(/^Error updating story-state\.md: .+\. Delta file preserved for retry\.$/)
  expect(await camp.read('story-state.md')).toBe(long)
  expect(await camp.read('tmp/gm-state-delta.md')).toBe(delta)
  expect(await camp.list()).toEqual(['story-state.md', 'tmp'])
  expect(await camp.list('tmp')).toEqual(['gm-state-delta.md'])
})

test('B-14 what was preserved for retry is merged when the trouble is over', async () => {
  const camp = await makeCamp({
    'story-state.md': Uint8Array.of(0x23, 0xff, 0xfe, 0x0a),
    'tmp/gm-state-delta.md': delta,
  })
  const failed = await camp.merge('--only', 'state')
  expect(failed.lines.at(-1)).toMatch(/^Error updating story-state\.md: .+\. Delta file preserved for retry\.$/)
  await camp.write('story-state.md', target)
  const said = await camp.merge('--only', 'state')
  expect(said.lines.at(-1)).toBe('story-state.md updated with 2 changes (NPCs, Secrets)')
  expect(await camp.list('tmp')).toEqual([])
})

describe('B-15 unreadable is not missing', () => {
  test('B-15 invalid UTF-8: an error, the page and the delta as they were', async () => {
    const broken = Uint8Array.of(...Buffer.from('## NPCs\n- Rook '), 0xc3, 0x28, 0x0a)
    const camp = await makeCamp({ 'story-state.md': broken, 'tmp/gm-state-delta.md': delta })
    const said = await camp.merge('--only', 'state')
    expect(said.lines.at(-1)).toMatch(/^Error updating story-state\.md: .+\. Delta file preserved for retry\.$/)
    expect(await camp.read('tmp/gm-state-delta.md')).toBe(delta)
    expect(await camp.read('story-state.md')).toBe(new TextDecoder().decode(broken))
  })

  test('B-15 a folder in the page’s place: an error, for the party’s page too', async () => {
    const camp = await makeCamp({
      'party-knowledge.md/a-folder': '',
      'story-state.md': target,
      'tmp/party-knowledge-delta.md': '- LEARNED: The bell is bronze\n',
      'tmp/gm-state-delta.md': delta,
    })
    const said = await camp.merge()
    expect(said.lines.at(-2)).toBe('story-state.md updated with 2 changes (NPCs, Secrets)')
    expect(said.lines.at(-1)).toMatch(/^Error updating party-knowledge\.md: .+\. Delta file preserved for retry\.$/)
    expect(await camp.list('tmp')).toEqual(['party-knowledge-delta.md'])
  })

  test('B-15 a folder in the delta’s place is not "no delta"', async () => {
    const camp = await makeCamp({ 'story-state.md': target, 'tmp/gm-state-delta.md/a-folder': '' })
    const said = await camp.merge('--only', 'state')
    expect(said.lines.at(-1)).toMatch(/^Error updating story-state\.md: /)
    expect(await camp.read('story-state.md')).toBe(target)
  })

  test('B-15 a campaign that does not exist is an error, and is not made', async () => {
    const camp = await makeCamp({})
    const said = await gloam(camp.root, 'merge', 'marsh')
    expect(said.code).not.toBe(0)
    expect(await camp.list('..')).toEqual(['fen'])
  })
})

describe('B-16 the reports', () => {
  test('B-16 one line for each writer, the state’s first, and no signals', async () => {
    const camp = await makeCamp({ 'tmp/gm-state-delta.md': delta, 'tmp/party-knowledge-delta.md': '\n' })
    const said = await camp.merge()
    expect(said.lines.slice(-2)).toEqual([
      'story-state.md updated with 2 changes (NPCs, Secrets)',
      'Empty delta file, cleaned up',
    ])
    expect(said.out).not.toMatch(/\[[A-Z_]{4,}\]/)
  })

  test('B-16 warnings stand before the report, never after it', async () => {
    const camp = await makeCamp({ 'story-state.md': target, 'tmp/gm-state-delta.md': `${delta}- WEATHER: hail\n` })
    const said = await camp.merge('--only', 'state')
    expect(said.lines.at(-1)).toBe('story-state.md updated with 2 changes (NPCs, Secrets)')
  })
})
