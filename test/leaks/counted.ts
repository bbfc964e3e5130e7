/** What the check makes of a set of sentences: how many tell, which of those it misses, and which others it holds back. */
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { toCampaign } from '../../src/campaign/folder/files.ts'
import { findLeaks } from '../../src/table/leaks/find-leaks.ts'
import { Holdings } from '../../src/table/leaks/holdings.ts'
import { Secrets } from '../../src/table/leaks/secrets.ts'
import { viewFor } from '../../src/table/views/view-for.ts'
import type { Measured } from './measured.ts'

const quiet = { presence: [], heard: [], whispers: [], constraints: () => [] }

export function textsUnder(folder: string): Measured['texts'] {
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(({ name }) => name.endsWith('.md'))
    .map(entry => join(entry.parentPath, entry.name))
  return Object.fromEntries(paths.map(path => [relative(folder, path), readFileSync(path, 'utf8')]))
}

function judgeOf({ texts, listener }: Measured): (said: string) => boolean {
  const campaign = toCampaign(texts)
  const [secrets, held] = [new Secrets(), new Holdings()]
  secrets.update(campaign)
  held.update(viewFor({ kind: 'companion', character: listener }, campaign, quiet))
  return said => findLeaks(said, secrets, held).length > 0
}

export type Counted = {
  readonly recall: number
  readonly precision: number
  readonly innocent: number
  readonly alarms: readonly string[]
}

export function countedIn(all: readonly Measured[]): Counted {
  let [told, found, innocent] = [0, 0, 0]
  const alarms: string[] = []
  for (const one of all) {
    const isFound = judgeOf(one)
    const tellings = [...one.blunt, ...one.near]
    told += tellings.length
    found += tellings.filter(isFound).length
    innocent += one.innocent.length
    alarms.push(...one.innocent.filter(isFound))
  }
  return { recall: found / told, precision: found / (found + alarms.length), innocent, alarms }
}
