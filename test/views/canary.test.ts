import { expect, test } from 'vitest'
import { fileKinds } from '../../src/campaign/folder/kind.ts'
import { access, type AccessTable } from '../../src/table/views/access.ts'
import { readCampaign } from '../../src/table/views/read.ts'
import type { RoleKind } from '../../src/table/views/role.ts'
import { plantAll } from './canaries.ts'
import { compare } from './sightings.ts'
import { situationOf } from './situations.ts'

const { store, canaries } = plantAll()
const { campaign, warnings } = await readCampaign(store)

const seeds = (count: number): readonly number[] => Array.from({ length: count }, (_, seed) => seed)

test('the campaign has a canary of every kind of file', () => {
  expect(warnings).toEqual([])
  expect(fileKinds.filter(kind => campaign[kind].length === 0)).toEqual([])
})

test('in 1,000 situations each canary is seen by those who may hold it, and by nobody else', () => {
  for (const seed of seeds(1000)) {
    const { leaks, blind } = compare(campaign, canaries, situationOf(seed))
    expect(leaks, `leaks, seed ${seed}`).toEqual([])
    expect(blind, `withheld without need, seed ${seed}`).toEqual([])
  }
})

/** The table with one line loosened; `change` may return what the type of a line would not let anyone write. */
const loosened = <Kind extends RoleKind>(role: Kind, change: Partial<AccessTable[Kind]>): AccessTable => ({
  ...access,
  [role]: { ...access[role], ...change },
})

const leaksWith = (table: AccessTable): number =>
  seeds(20).reduce((sum, seed) => sum + compare(campaign, canaries, situationOf(seed), table).leaks.length, 0)

const lower = ['companion', 'narrator', 'journal-keeper', 'decision-log', 'npc'] as const

const fileLines = lower.flatMap(role =>
  fileKinds.filter(kind => access[role].files[kind] !== 'full').map(kind => [role, kind] as const),
)

test.each(fileLines)('the test fails when the line %s / %s is loosened', (role, kind) => {
  expect(leaksWith(loosened(role, { files: { ...access[role].files, [kind]: 'full' } }))).toBeGreaterThan(0)
})

test.each(lower.filter(role => access[role].hears !== 'all'))('and when %s hears what it was not there for', role => {
  expect(leaksWith(loosened(role, { hears: 'all' }))).toBeGreaterThan(0)
})

test.each(lower)('and when %s gets whispers that are not for it', role => {
  expect(leaksWith(loosened(role, { whispers: 'all' }))).toBeGreaterThan(0)
})

test.each(['narrator', 'decision-log'] as const)('and when %s gets more sections than its own', role => {
  expect(leaksWith(loosened(role, { only: {} }))).toBeGreaterThan(0)
})

test('an NPC of fewer tiers is handed fewer: the tiers of the table are what decides', () => {
  const table = loosened('npc', { tiers: ['public'] })
  const { blind, leaks } = compare(campaign, canaries, situationOf(1), table)
  expect(leaks).toEqual([])
  expect(blind).toHaveLength(4) // private and secret, of two people
})
