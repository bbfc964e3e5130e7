/** What a table is put together from. */
import type { LeakCheck } from './beat/context.ts'
import type { Chronicle } from './chronicle/chronicle.ts'
import type { Desk } from './jobs/desk.ts'
import type { Knowledge } from './knowledge.ts'
import type { Memories } from './memory/memories.ts'
import type { Ports } from './ports.ts'
import type { Recovered } from './recover.ts'

export type TableParts = {
  readonly ports: Ports
  readonly chronicle: Chronicle<Recovered>
  readonly desk: Desk
  readonly knowledge: Knowledge
  readonly memories: Memories
  /** Which session of the campaign it is, counted from 1. */
  readonly session: number
  readonly campaignName: string
  readonly human: string | null
  readonly leaks: LeakCheck
  /** The table plays by itself, as far as this many beats. */
  readonly isAuto: boolean
  readonly mostAutoBeats: number
  /** How much of what was told the Game Master is shown again. */
  readonly historyTokens: number
  /** Files that somebody changed by hand while nobody sat here. */
  readonly edited: readonly string[]
  readonly release: () => Promise<void>
}
