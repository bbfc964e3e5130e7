/** What in a campaign's file is a secret to keep from players, and what may be told to them any time. */
import type { CampaignFile } from '../../campaign/folder/files.ts'
import type { FileKind } from '../../campaign/folder/kind.ts'
import { without } from '../../campaign/secrets/brackets.ts'
import type { Rules } from '../../campaign/secrets/cutter.ts'
import { findSecrets } from '../../campaign/secrets/find-secrets.ts'
import { playerHidden } from '../../campaign/secrets/player-hidden.ts'
import { foundAt, secretsIn, type Found } from '../../campaign/secrets/redact.ts'
import { marksOf } from '../views/rules.ts'

export type Parts = {
  readonly secret: readonly Found[]
  readonly open: string
  /** Words an author hid by name: saying one of them is enough. */
  readonly hidden: readonly string[]
}

/** Beats are plans, `tmp` is the GM's own memory, and a journal is its writer's: whole, they are secrets. */
export const whole: readonly FileKind[] = ['beats', 'tmp', 'journal']

/** What is neither kept nor told: records of play, and files nobody knows the meaning of. */
const aside: readonly FileKind[] = ['decision-log', 'relationships', 'other', 'tmp-prompt', 'tmp-response', 'tmp-notes']

const titles: Partial<Readonly<Record<FileKind, readonly string[]>>> = {
  'story-state': ['secrets', 'hidden', 'upcoming', 'consequences pending', 'character secrets'],
  overview: ['threat', 'campaign arc', 'secrets', 'twist'],
  sheet: ['backstory', 'knowledge and secrets', 'secret'],
  location: ['secrets', 'hidden'],
  faction: ['true goal', 'secrets', 'hidden'],
  item: ['secrets', 'hidden', 'curse'],
  tmp: ['contingencies', 'npc reactions', 'scene direction', 'plan', 'secret', 'hidden'],
}

const secretDelta = /^\s*(?:[-*•]\s+)?\**(?:SECRET|UPCOMING)\**\s*:/i

/**
 * Of what lies in `tmp`, plans and secret changes are kept. The rest is neither kept nor told: it is what a Game Master
 * is telling at this very moment, and would be found in every word of it.
 */
const keptInTmp = (text: string): readonly Found[] => [
  ...secretsIn(text, rulesOf('tmp')),
  ...text.split('\n').flatMap((line, index) => (secretDelta.test(line) ? [{ line: index + 1, text: line }] : [])),
]

export const rulesOf = (kind: FileKind): Rules => ({
  marks: marksOf(kind),
  titles: titles[kind],
  tiers: kind === 'npc' ? ['public'] : undefined,
})

export function partsOf({ kind, text }: CampaignFile): Parts {
  if (kind === 'tmp') return { secret: keptInTmp(text), open: '', hidden: [] }
  if (whole.includes(kind)) return { secret: [{ line: 1, text }], open: '', hidden: [] }
  if (aside.includes(kind)) return { secret: [], open: '', hidden: [] }
  const ranges = findSecrets(text, rulesOf(kind))
  return { secret: foundAt(text, ranges), open: without(text, ranges), hidden: playerHidden(text).words }
}
