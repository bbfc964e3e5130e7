/** A ledger on a real folder, for a door to hand actions to. */
import { existsSync, readdirSync, realpathSync, statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { accept, refuse, type Result } from '../core/result.ts'
import type { Clock } from '../core/time.ts'
import { telling } from '../store/fault.ts'
import { folderStore } from '../store/folder.ts'
import { StoreFault } from '../store/port.ts'
import { declined, type Failed } from './answer.ts'
import { explainFault } from './fault.ts'
import type { Ledger } from './ledger.ts'
import { inCampaign, type ProfileName, profiles } from './profile.ts'
import { diskSource } from './source.ts'

export type Opening = { readonly root: string; readonly profile: ProfileName; readonly clock: Clock }

/** The root must be there: a wrong one would otherwise grow a project out of nothing. */
export function openLedger({ root, profile, clock }: Opening): Result<Ledger, Failed> {
  try {
    const store = folderStore(root)
    const found = { store, clock, roots: [resolve(root), realpathSync(root)] }
    if (profile === 'campaign') return accept({ ...found, profile: profiles.campaign }) // its sources are in its root
    return accept({
      ...found,
      profile: isCampaign(root) ? inCampaign(profiles.docs) : profiles.docs,
      source: diskSource,
      campaignOn: path => campaignOn(root, path),
    })
  } catch (fault) {
    if (!(fault instanceof StoreFault)) throw fault
    return refuse(declined(`The root cannot be used. ${explainFault(fault)}`, { rootExists: fault.code !== 'ENOENT' }))
  }
}

const isCampaign = (root: string): boolean => ['story-state.md', 'party-knowledge.md', 'party'].some(isIn(root))

/** The campaign that a place below the root lies in, is, or holds right below. */
function campaignOn(root: string, path: string): string | undefined {
  const names = path.split('/')
  const above = names.map((_, index) => names.slice(0, index + 1).join('/'))
  const below = foldersIn(join(root, path)).map(name => `${path}/${name}`)
  return [...above, ...below].find(folder => ['story-state.md', 'party-knowledge.md'].some(isIn(join(root, folder))))
}

const isIn =
  (folder: string) =>
  (name: string): boolean =>
    existsSync(join(folder, name))

function foldersIn(folder: string): readonly string[] {
  if (!existsSync(folder) || !statSync(folder).isDirectory()) return []
  return readdirSync(folder, { withFileTypes: true }).flatMap(entry => (entry.isDirectory() ? [entry.name] : []))
}

/** The text of a file that holds actions. */
export async function readActionFile(path: string): Promise<Result<string, Failed>> {
  try {
    return accept(await telling('could not read the action', path, () => readFile(path, 'utf8')))
  } catch (fault) {
    if (!(fault instanceof StoreFault)) throw fault
    return refuse(declined(explainFault(fault)))
  }
}
