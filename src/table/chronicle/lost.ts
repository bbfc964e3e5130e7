/** What keeps a chronicle from being gone on with, in words that say what to do. */
import { explainStore, type StoreRefusal } from '../../store/port.ts'
import type { ChainFault } from './segment.ts'

export type ChronicleRefusal =
  | { readonly code: 'broken-chain'; readonly path: string; readonly fault: ChainFault }
  /** The head beside it knows of more than is there. */
  | { readonly code: 'missing-tail'; readonly runId: string; readonly found: number; readonly due: number }
  | { readonly code: 'other-format'; readonly runId: string; readonly format: number }
  | { readonly code: 'store'; readonly refusal: StoreRefusal }

const wayOn = 'Put back an intact copy, or save what is whole with gloam recover.'

export function explainChronicle(refusal: ChronicleRefusal): string {
  switch (refusal.code) {
    case 'store':
      return explainStore(refusal.refusal)
    case 'broken-chain':
      return `The chronicle "${refusal.path}" is damaged at line ${refusal.fault.line}: ${refusal.fault.why}. ${wayOn}`
    case 'missing-tail':
      return `The chronicle of ${refusal.runId} ends after line ${refusal.found} of ${refusal.due}: its tail is missing. ${wayOn}`
    case 'other-format':
      return refusal.format < 2
        ? `The run ${refusal.runId} was recorded by an older Gloam (format ${refusal.format}), and can only be gone on with from the campaign's files.`
        : `The run ${refusal.runId} was recorded by a newer Gloam (format ${refusal.format}). Play it with that one.`
  }
}

/** The file under a running table is not the one it was writing: nothing more is told, because nothing more is kept. */
export class ChronicleLost extends Error {
  readonly path: string
  constructor(path: string) {
    super(
      `The chronicle "${path}" was changed, replaced or taken away while this table was writing it. Play stops here, and ` +
        'what was said last is not saved. Play again to go on from what is there now; if this happened by mistake, put ' +
        "the run's folder back as it was first. Two tables, or a git checkout in the folder while it is played, do this.",
    )
    this.name = 'ChronicleLost'
    this.path = path
  }
}
