/** A ledger on a real folder, for a door to hand actions to. */
import { existsSync, realpathSync } from 'node:fs'
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
    })
  } catch (fault) {
    if (!(fault instanceof StoreFault)) throw fault
    return refuse(declined(`The root cannot be used. ${explainFault(fault)}`, { rootExists: fault.code !== 'ENOENT' }))
  }
}

const isCampaign = (root: string): boolean =>
  ['story-state.md', 'party-knowledge.md', 'party'].some(name => existsSync(join(root, name)))

/** The text of a file that holds actions. */
export async function readActionFile(path: string): Promise<Result<string, Failed>> {
  try {
    return accept(await telling('could not read the action', path, () => readFile(path, 'utf8')))
  } catch (fault) {
    if (!(fault instanceof StoreFault)) throw fault
    return refuse(declined(explainFault(fault)))
  }
}
