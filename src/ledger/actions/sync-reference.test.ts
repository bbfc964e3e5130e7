import { expect, test } from 'vitest'
import { accept } from '../../core/result.ts'
import { hashOf } from '../../store/hash.ts'
import type { Source } from '../ledger.ts'
import { failing, rotting, scenario } from '../scenario.ts'

const sourceDir = '/path/to/skills/whycode/reference'
const targetDir = 'docs/whycode/reference'
const seedData = { sourceDir, targetDir, files: ['AGENTS.md', 'TEMPLATES.md'] }

const sourceWith = (files: Readonly<Record<string, string>>): Source => ({
  hasFolder: async folder => folder === sourceDir,
  read: async (folder, name) => {
    const text = folder === sourceDir ? files[name] : undefined
    if (text === undefined) return accept(undefined)
    const bytes = Buffer.from(text, 'utf8')
    return accept({ bytes, hash: hashOf(bytes) })
  },
})
const source = sourceWith({ 'AGENTS.md': '# Agents é\r\n', 'TEMPLATES.md': 'T' })

test('state-agent sync-reference: the files are there, byte for byte', async () => {
  const game = scenario({}, { source })
  const hash = (text: string) => hashOf(Buffer.from(text))
  const [agents, templates] = [hash('# Agents é\r\n'), hash('T')]
  expect(await game.run('sync-reference', seedData)).toEqual({
    status: 'success',
    message: `2 of 2 files in "${targetDir}" are those of "${sourceDir}".`,
    proof: {
      sourceDirExists: true,
      targetDirExists: true,
      files: [
        {
          name: 'AGENTS.md',
          sourceBytes: 13,
          targetBytes: 13,
          sourceHash: agents,
          targetHash: agents,
          fileChanged: true,
        },
        {
          name: 'TEMPLATES.md',
          sourceBytes: 1,
          targetBytes: 1,
          sourceHash: templates,
          targetHash: templates,
          fileChanged: true,
        },
      ],
      fileChanged: true,
      reReadSuccessful: true,
      verified: true,
    },
  })
  expect(await game.files()).toEqual({
    [`${targetDir}/AGENTS.md`]: '# Agents é\r\n',
    [`${targetDir}/TEMPLATES.md`]: 'T',
  })
})

test('synced again, nothing changes, and the answer says so', async () => {
  const game = scenario({}, { source })
  await game.run('sync-reference', seedData)
  expect((await game.run('sync-reference', seedData)).proof).toMatchObject({ fileChanged: false, verified: true })
})

test('a folder inside the root needs no source, and the target has a default', async () => {
  const game = scenario({ 'skills/AGENTS.md': 'A' })
  expect(await game.run('sync-reference', { sourceDir: 'skills', files: ['AGENTS.md'] })).toMatchObject({
    status: 'success',
  })
  expect(await game.text(`${targetDir}/AGENTS.md`)).toBe('A')
})

test.each([
  ['a missing file', { files: ['AGENTS.md', 'NONE.md'] }, 'There is no file "NONE.md"'],
  ['a missing folder', { sourceDir: '/nowhere' }, 'There is no folder "/nowhere"'],
  ['a name that climbs', { files: ['../../etc/passwd'] }, '".." could lead out'],
  ['an absolute name', { files: ['/etc/passwd'] }, 'outside the root'],
  [
    'no names',
    { files: [] },
    '"data.files" should be a list of file names, such as ["AGENTS.md"], and it is an empty list.',
  ],
  ['a target outside', { targetDir: '/tmp/out' }, 'outside the root'],
  ['a target that is the state', { targetDir: 'docs', files: ['ROADMAP.md'] }, 'never replaced'],
  ['a relative source that climbs', { sourceDir: '../plugin' }, '".." could lead out'],
  ["git's own folder", { targetDir: '.git/hooks' }, 'what git keeps is not state'],
])('%s fails, and nothing is written', async (_, data, why) => {
  const game = scenario({}, { source })
  expect(await game.run('sync-reference', { ...seedData, ...data })).toMatchObject({
    status: 'failed',
    error: expect.stringContaining(why) as unknown,
    proof: { writeAttempted: false },
  })
  expect(await game.files()).toEqual({})
})

test('without a source, a folder outside cannot be read', async () => {
  expect(await scenario().run('sync-reference', seedData)).toMatchObject({ status: 'failed' })
})

test.each([
  ['the second file cannot be written', failing(`${targetDir}/TEMPLATES.md`, 'ENOSPC')],
  ['the second file comes back shorter', rotting(`${targetDir}/TEMPLATES.md`, () => '')],
])('when %s, the first is as it was', async (_, fault) => {
  const before = { [`${targetDir}/AGENTS.md`]: 'old' }
  const game = scenario(before, { source, fault })
  expect(await game.run('sync-reference', seedData)).toMatchObject({ status: 'failed' })
  expect(await game.files()).toEqual(before)
})
