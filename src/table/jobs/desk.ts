/** Where files are written for a run: every version kept, every change recorded before it happens and proven after. */
import type { CampaignFiles } from '../../campaign/folder/files.ts'
import type { Hash } from '../../core/id.ts'
import type { Began } from '../began.ts'
import type { Chronicle } from '../chronicle/chronicle.ts'
import type { Contents } from '../chronicle/contents.ts'
import type { Ports } from '../ports.ts'

/** A change that was begun, and perhaps finished, before the process died. */
export type Begun = { readonly before: Hash | null; readonly after: Hash; readonly isProven: boolean }

export type Desk = {
  readonly ports: Ports
  readonly chronicle: Pick<Chronicle, 'join' | 'note'>
  readonly contents: Pick<Contents, 'keep'>
  readonly began: Pick<Began, 'keep'>
  /** Changes of earlier processes, by `beat/job/path`. */
  readonly begun: Map<string, Begun>
  /** The hash each file had when the run last wrote or saw it. */
  readonly known: Map<string, Hash | null>
  /** Tells the table that a file has new words, so that views show them. */
  readonly changed: (path: string, text: string | undefined) => void
  readonly campaign: () => CampaignFiles
}

export const begunKey = (beat: number, job: string, path: string): string => `${beat}/${job}/${path}`

function refill<Key, Value>(held: Map<Key, Value>, from: ReadonlyMap<Key, Value>): void {
  held.clear()
  for (const [key, value] of from) held.set(key, value)
}

/** Play stands elsewhere: the files are known as they were there, and a beat of the same number has its own to write. */
export function layAnew(desk: Desk, there: Pick<Desk, 'known' | 'begun'>): void {
  refill(desk.known, there.known)
  refill(desk.begun, there.begun)
}
