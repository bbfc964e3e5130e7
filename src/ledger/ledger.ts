/** What an action is handed: where bytes live, what time it is, and which files are the ledger's. */
import type { Result } from '../core/result.ts'
import type { Clock } from '../core/time.ts'
import type { Content, Store, StoreRefusal } from '../store/port.ts'
import type { Profile } from './profile.ts'

/** Files outside the root, to be read and never written. */
export type Source = {
  readonly hasFolder: (folder: string) => Promise<boolean>
  /** Undefined only when nothing is there. */
  readonly read: (folder: string, name: string) => Promise<Result<Content | undefined, StoreRefusal>>
}

export type Ledger = {
  readonly store: Store
  readonly clock: Clock
  readonly profile: Profile
  /** The absolute paths by which the root is known, so that one that leads inside can be understood. */
  readonly roots?: readonly string[]
  /** Without it, a reference can be synced from inside the root only. */
  readonly source?: Source
  /** The campaign that a place lies in or holds, of those below the root: its table may be playing. */
  readonly campaignOn?: (path: string) => string | undefined
}
