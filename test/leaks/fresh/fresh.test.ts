/**
 * Sentences that were written from campaigns the check has never met, before a look at the check: told bluntly, told in
 * slightly other words, and innocent. Nothing may be fitted to them.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { expect, test } from 'vitest'
import { toCampaign } from '../../../src/campaign/folder/files.ts'
import { findLeaks } from '../../../src/table/leaks/find-leaks.ts'
import { Holdings } from '../../../src/table/leaks/holdings.ts'
import { Secrets } from '../../../src/table/leaks/secrets.ts'
import { viewFor } from '../../../src/table/views/view-for.ts'
import type { Measured } from '../measured.ts'
import { beeAbbey } from './bee-abbey.ts'
import { coldFerry } from './cold-ferry.ts'
import { gravelLine } from './gravel-line.ts'
import { kestrelKeep } from './kestrel-keep.ts'
import { lampStrike } from './lamp-strike.ts'
import { nightTram } from './night-tram.ts'
import { saltFair } from './salt-fair.ts'
import { snowCircus } from './snow-circus.ts'

const quiet = { presence: [], heard: [], whispers: [], constraints: () => [] }

function textsUnder(folder: string): Measured['texts'] {
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(({ name }) => name.endsWith('.md'))
    .map(entry => join(entry.parentPath, entry.name))
  return Object.fromEntries(paths.map(path => [relative(folder, path), readFileSync(path, 'utf8')]))
}

const strangers = 'test/fixtures/strangers'
const all: readonly Measured[] = [
  { ...gravelLine, texts: textsUnder(`${strangers}/gravel-line`) },
  { ...kestrelKeep, texts: textsUnder(`${strangers}/kestrel-keep`) },
  { ...saltFair, texts: textsUnder(`${strangers}/salt-fair`) },
  lampStrike,
  coldFerry,
  beeAbbey,
  nightTram,
  snowCircus,
]

function judgeOf({ texts, listener }: Measured): (said: string) => boolean {
  const campaign = toCampaign(texts)
  const [secrets, held] = [new Secrets(), new Holdings()]
  secrets.update(campaign)
  held.update(viewFor({ kind: 'companion', character: listener }, campaign, quiet))
  return said => findLeaks(said, secrets, held).length > 0
}

type Count = { readonly told: number; readonly missed: readonly string[]; readonly alarms: readonly string[] }

function countOf(one: Measured): Count {
  const isFound = judgeOf(one)
  const told = [...one.blunt, ...one.near]
  return {
    told: told.length,
    missed: told.filter(said => !isFound(said)),
    alarms: one.innocent.filter(isFound),
  }
}

test('three in four tellings are found, and of two hundred innocent sentences at most one is held back', () => {
  const counts = all.map(countOf)
  const told = counts.reduce((sum, one) => sum + one.told, 0)
  const found = told - counts.flatMap(({ missed }) => missed).length
  const alarms = counts.flatMap(one => one.alarms)
  const innocent = all.flatMap(one => one.innocent)
  expect(innocent.length).toBeGreaterThanOrEqual(200)
  expect(alarms.length).toBeLessThanOrEqual(innocent.length / 200)
  expect(found / told).toBeGreaterThanOrEqual(0.75)
  expect(found / (found + alarms.length)).toBeGreaterThanOrEqual(0.97)
})
