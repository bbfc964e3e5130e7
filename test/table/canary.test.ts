import { expect, test } from 'vitest'
import { fileKinds } from '../../src/campaign/folder/kind.ts'
import { access, type AccessTable } from '../../src/table/views/access.ts'
import { watchEvening, watchLoosened } from './aviary.ts'

const sessions = Array.from({ length: 10 }, (_, seed) => seed)

test.each(sessions)('a hundred beats: each canary is handed to those who may hold it (evening %i)', async seed => {
  const aviary = await watchEvening(seed, 100)
  expect(aviary.leaks).toEqual([])
  expect(aviary.blind).toEqual([])
})

/** The roles whose minds sit at this table. */
const lower = ['companion', 'narrator', 'journal-keeper', 'decision-log'] as const

const loosened = (role: (typeof lower)[number], change: Partial<AccessTable[typeof role]>): AccessTable => ({
  ...access,
  [role]: { ...access[role], ...change },
})

const lines = lower.flatMap(role =>
  fileKinds.filter(kind => access[role].files[kind] !== 'full').map(kind => [role, kind] as const),
)

test('the short evening has no leak while nothing is loosened', async () => {
  expect((await watchLoosened(access)).leaks).toEqual([])
})

test.each(lines)('it is found out when the line %s / %s is loosened', async (role, kind) => {
  const { leaks } = await watchLoosened(loosened(role, { files: { ...access[role].files, [kind]: 'full' } }))
  expect(leaks.filter(leak => leak.includes(`-> ${role}`))).not.toEqual([])
})

test.each(lower)('13.7 and when %s hears every whisper', async role => {
  expect((await watchLoosened(loosened(role, { whispers: 'all' }))).leaks).not.toEqual([])
})

test.each(lower.filter(role => access[role].hears === 'witnessed'))('and when %s hears it all', async role => {
  expect((await watchLoosened(loosened(role, { hears: 'all' }))).leaks).not.toEqual([])
})
