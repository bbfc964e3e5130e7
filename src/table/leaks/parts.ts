/** What in a campaign's file is a secret to keep from players, and what may be told to them any time. */
import type { CampaignFile } from '../../campaign/folder/files.ts'
import type { FileKind } from '../../campaign/folder/kind.ts'
import { apartMark } from '../../campaign/scenes/scene-name.ts'
import { without } from '../../campaign/secrets/brackets.ts'
import type { Rules } from '../../campaign/secrets/cutter.ts'
import { findSecrets } from '../../campaign/secrets/find-secrets.ts'
import { playerHidden } from '../../campaign/secrets/player-hidden.ts'
import { foundAt, secretsIn, type Found } from '../../campaign/secrets/redact.ts'
import { factsOfPage } from '../../campaign/world/read-world.ts'
import type { Fact } from '../../campaign/world/types.ts'
import { marksOf } from '../views/rules.ts'

export type Parts = {
  readonly secret: readonly Found[]
  readonly open: string
  /** What nobody set apart and nobody called public: it is neither kept nor told, and its names are no secret names. */
  readonly neither?: string
  /** Words an author hid by name: saying one of them is enough. */
  readonly hidden: readonly string[]
}

/** Beats are plans, `tmp` is the GM's own memory, and a journal is its writer's: whole, they are secrets. */
export const whole: readonly FileKind[] = ['beats', 'tmp', 'journal']

/** What is neither kept nor told: records of play, and files nobody knows the meaning of. */
const aside: readonly FileKind[] = [
  'decision-log',
  'relationships',
  'tmp-prompt',
  'tmp-response',
  'tmp-notes',
  'tmp-narrative', // it holds what groups lived through that were not together
]

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

/** Pages an author wrote about the world, in whatever shape: whose each statement is, the one reader of the folder says. */
const authored: readonly FileKind[] = ['overview', 'npc', 'location', 'faction', 'item', 'other']

/** What an author folded away or wrote beside the page, or on a page that says whose it is. */
const isSetApart = (because: string): boolean =>
  because === 'comment' || because.startsWith('[!') || because.startsWith('a page')

/** What an author set apart is kept; what merely nobody called public is neither kept nor told. */
const isMeant = ({ isSure, because }: Fact, kind: FileKind): boolean =>
  kind === 'other' ? isSure || !because.startsWith('nothing says') : isSetApart(because)

const labelled = /^\*\*[^*\n]{1,40}\*\*:?[ \t]*([^\n]{2,160})$/gm

/** `**Role**: ferryman` on the page of Osk says that Osk is a ferryman: whoever may know the one may know both together. */
const named = (open: string, title: string): string =>
  title === ''
    ? open
    : [open, ...Array.from(open.matchAll(labelled), ([, value = '']) => `${title} ${value}`)].join('\n\n')

/** The open text without the lines of some facts. */
function withoutLines(open: string, text: string, facts: readonly Fact[]): string {
  if (facts.length === 0) return open
  const lines = text.split('\n')
  const kept = new Set(facts.flatMap(({ line, lastLine }) => lines.slice(line - 1, lastLine)))
  return open
    .split('\n')
    .filter(line => !kept.has(line))
    .join('\n')
}

/** What stands beside each other in the open is known together. */
const besideEachOther = (told: readonly string[]): string =>
  [...told, ...told.slice(1).map((one, at) => `${told[at] ?? ''} ${one}`)].join('\n\n')

export function partsOf({ kind, path, text }: CampaignFile): Parts {
  if (kind === 'tmp') return { secret: keptInTmp(text), open: '', hidden: [] }
  if (whole.includes(kind)) return { secret: [{ line: 1, text }], open: '', hidden: [] }
  if (aside.includes(kind) || (kind === 'scene' && path.includes(apartMark)))
    return { secret: [], open: '', hidden: [] }
  const ranges = findSecrets(text, rulesOf(kind))
  const { words } = playerHidden(text)
  if (!authored.includes(kind)) return { secret: foundAt(text, ranges), open: without(text, ranges), hidden: words }
  const found = foundAt(text, ranges)
  const cut = new Set(found.flatMap(({ line, text: one }) => one.split('\n').map((_, at) => line + at)))
  const facts = factsOfPage(path, text)
  const kept = facts.filter(fact => fact.who === 'gm' && isMeant(fact, kind) && !cut.has(fact.line))
  const title = /^# (.{1,200})$/m.exec(text)?.[1] ?? '' // what a page is called, somebody has been told
  const told = [title, ...facts.filter(({ who }) => who === 'players').map(fact => fact.text)]
  const open = kind === 'other' ? besideEachOther(told) : named(withoutLines(without(text, ranges), text, kept), title)
  const neither = kind === 'other' ? facts.filter(fact => fact.who === 'gm' && !isMeant(fact, kind)) : []
  return {
    secret: [...found, ...kept],
    open,
    neither: neither.map(fact => fact.text).join('\n\n'),
    hidden: words,
  }
}
