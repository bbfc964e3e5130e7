import { mkdirSync, readFileSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { folderStore } from '../../src/store/folder.ts'
import { memoryStore } from '../../src/store/memory.ts'
import { cleanUp, quickFolder } from '../store/harness.ts'
import { eveningRules } from './evening.ts'
import { files, says, sitDown } from './sitting.ts'

afterAll(cleanUp)

const opening = [says('Where we left off.')]
const records = { tag: 'RECORD', state: ['SECRET: A cellar'], knowledge: ['LEARNED: A door'] } as const

describe('between two runs', () => {
  test('what was changed by hand is noticed, kept, and played on with', async () => {
    const store = memoryStore(files)
    const first = await sitDown({ store, beats: [opening, [records], []] })
    await first.table.say('I look')
    await first.table.say('stop')
    const mine = `${await first.page('story-state.md')}\n## My Notes\nThe cellar is flooded.\n`
    await store.write('story-state.md', Buffer.from(mine), 'any')
    const next = await sitDown({ store, beats: [opening, [{ ...records, state: ['SECRET: A ladder'] }]] })
    expect(next.notices()).toEqual(['Changed by hand since the last run: story-state.md.'])
    await next.table.say('I look')
    await next.table.close()
    expect(await next.page('story-state.md')).toMatch(/A cellar[\s\S]*A ladder[\s\S]*The cellar is flooded\./)
  })

  test('in the middle of a run, too', async () => {
    const store = memoryStore(files)
    const first = await sitDown({ store, beats: [opening, [records]] })
    await first.table.say('I look')
    await first.table.close()
    await store.write('party-knowledge.md', Buffer.from('# Party Knowledge\n\n## Mine\nThe moon is up.\n'), 'any')
    const next = await sitDown({ store, beats: [[records]] })
    expect(next.notices()).toEqual(['Changed by hand since the last run: party-knowledge.md.'])
    expect(next.table.runId).toBe(first.table.runId)
    await next.table.say('I look')
    await next.table.close()
    expect(await next.page('party-knowledge.md')).toMatch(/The moon is up\.[\s\S]*A door/)
    expect(await next.record()).toContain('edited party-knowledge.md')
  })

  test('a sheet that is edited by hand while a beat is played keeps both changes', async () => {
    const store = memoryStore(files)
    const { table, page } = await sitDown({
      store,
      beats: [opening, [{ tag: 'RULE', name: 'toss', input: { who: 'tilda-brannock' } }]],
      options: { ruleset: eveningRules },
    })
    await store.write('party/pim.md', Buffer.from('# Pim\n\nMy own line.\n'), 'any')
    await table.say('I toss')
    await table.close()
    expect(await page('party/pim.md')).toBe('# Pim\n\nMy own line.\n- Tossed once more\n')
  })

  test('a delta nobody merged is put aside, and said so', async () => {
    const store = memoryStore({
      ...files,
      'tmp/gm-state-delta.md': '- SECRET: Old news\n',
      'tmp/gm-context.md': 'Plans.\n',
    })
    const { notices, page, table } = await sitDown({ store, beats: [opening] })
    await table.close()
    expect(notices()).toEqual([
      `A delta nobody had merged was put aside: tmp/orphaned/${table.runId}/gm-state-delta.md.`,
    ])
    expect(await page(`tmp/orphaned/${table.runId}/gm-state-delta.md`)).toBe('- SECRET: Old news\n')
    expect(await page('tmp/gm-context.md')).toBe('Plans.\n')
    expect(await page('story-state.md')).toBeUndefined()
  })
})

/** The campaign in a real folder. */
function folder(texts: Readonly<Record<string, string>>): string {
  const root = quickFolder()
  for (const [path, text] of Object.entries(texts)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  return root
}

describe('a campaign with something wrong', () => {
  test('without an overview plays, and says what is missing', async () => {
    const { 'overview.md': _, ...rest } = files
    const { notices, told, table } = await sitDown({ store: memoryStore(rest), beats: [opening] })
    await table.close()
    expect(notices()[0]).toMatch(/^overview\.md: There is no overview/)
    expect(told()).toEqual(['Where we left off.'])
  })

  test('without a party is refused, and the campaign is free again', async () => {
    const store = memoryStore({ 'overview.md': '# Empty\n' })
    await expect(sitDown({ store, beats: [opening] })).rejects.toThrow(/Nobody is in the party/)
    await expect(sitDown({ store, beats: [opening] })).rejects.toThrow(/Nobody is in the party/)
  })

  test('a sheet that is none, bytes that are no text, a file too large, a link in a circle: told, and nothing is touched', async () => {
    const root = folder({ ...files, 'party/notes-on-tilda.md': 'just words\n' })
    writeFileSync(join(root, 'npcs.md'), Buffer.from([0x23, 0x20, 0x41, 0x0a, 0xff, 0xfe, 0x0a]))
    writeFileSync(join(root, 'huge.md'), '# Huge\n')
    truncateSync(join(root, 'huge.md'), 50_000_000)
    mkdirSync(join(root, 'scenes'))
    symlinkSync('..', join(root, 'scenes', 'loop'))
    const store = folderStore(root)
    const { notices, told, table } = await sitDown({ store, beats: [opening] })
    await table.close()
    store.close()
    const said = notices().join('\n')
    expect(said).toMatch(/party\/notes-on-tilda\.md: This is no sheet/)
    expect(said).toMatch(/npcs\.md:2: From this line on it is not UTF-8/)
    expect(said).toMatch(/huge\.md: With 50 MB it is over the limit/)
    expect(said).toMatch(/scenes\/loop: This is a link/)
    expect(told()).toEqual(['Where we left off.'])
    expect(readFileSync(join(root, 'npcs.md'))).toHaveLength(7)
    expect(readFileSync(join(root, 'party/notes-on-tilda.md'), 'utf8')).toBe('just words\n')
  })
})
