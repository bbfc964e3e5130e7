/**
 * Asking the rules: `findRules('grappled')`. A name beats a mention, an exact name beats one with a slip in it, and every
 * answer says where it stands in the SRD.
 */
import { slugOf } from '../../../core/id.ts'
import { type Answer, answerKinds, type Entry, oncePerName } from './answer.ts'
import { askRules } from './ask.ts'
import { asksForAbsent } from './absent.ts'
import { entries } from './entries.ts'
import { slipsAllowed, slipsBetween, wordsOf } from './words.ts'

/** How well an answer fits, from 0 to 100: from 90 on it is the very thing that was asked for. */
export type Found = Answer & {
  readonly fit: number
  /** It answers a question in words; the first of such answers is the best there is, the others are as good or beside it. */
  readonly isAnswer?: true
  /** The lines that answer; without them the whole text does. */
  readonly passage?: string
}

type Indexed = {
  readonly entry: Entry
  readonly names: readonly (readonly string[])[]
  readonly slugs: readonly string[]
}

let made: readonly Indexed[] | undefined

const index = (): readonly Indexed[] =>
  (made ??= entries().map(entry => {
    const names = [entry.title, ...entry.aliases]
    return { entry, names: names.map(wordsOf), slugs: names.map(slugOf) }
  }))

const sameWord = (asked: string, held: string): number => {
  if (asked === held) return 1
  const allowed = asked[0] === held[0] ? slipsAllowed(asked) : 0 // the first letter is the one people get right
  const slips = allowed === 0 ? 1 : slipsBetween(asked, held, allowed)
  return slips <= allowed ? 1 - slips * 0.2 : 0
}

/** For one word that was asked: every word of all names that it may be, and how surely. Names share most of theirs. */
type Likeness = ReadonlyMap<string, number>

let vocabulary: readonly string[] | undefined

function likenessOf(asked: string): Likeness {
  vocabulary ??= [...new Set(index().flatMap(({ names }) => names.flat()))]
  const pairs = vocabulary.map(held => [held, sameWord(asked, held)] as const)
  return new Map(pairs.filter(([, fit]) => fit > 0))
}

/** How much of what is asked is in the name, and how much of the name was asked for. */
function nameFit(asked: readonly Likeness[], name: readonly string[]): number {
  let covered = 0
  for (const likeness of asked) {
    let best = 0
    for (const held of name) best = Math.max(best, likeness.get(held) ?? 0)
    if (best === 0 || (best < 1 && asked.length > 1 && asked.length < name.length)) return 0 // a slip in half a name
    covered += best
  }
  if (asked.length > 1 && covered / asked.length < 0.85) return 0 // a slip in every word
  return (covered / asked.length) * (asked.length >= name.length ? 88 : 45 + (30 * asked.length) / name.length)
}

/** In a question a rule by any of its names is as good as a spell of that name: it is asked how something works. */
function fitOf(asked: readonly Likeness[], slug: string, { entry, names, slugs }: Indexed): number {
  const at = slugs.indexOf(slug)
  if (at !== -1) return at === 0 ? 100 : 95
  const loss = entry.kind === 'rule' ? 0 : 2
  return Math.max(wholeFit(slug, slugs), ...names.map((name, alias) => nameFit(asked, name) - (alias === 0 ? 0 : loss)))
}

/** The whole name with a slip or two in it: `graplled`, `long sword`. */
function wholeFit(slug: string, slugs: readonly string[]): number {
  const allowed = slipsAllowed(slug)
  const slips = Math.min(...slugs.map(held => slipsBetween(slug, held, allowed)))
  return allowed > 0 && slips <= allowed ? 93 - slips * 3 : 0
}

/** Rules and conditions first among equals: a question at the table is mostly about how something works. */
const rank = ({ kind }: Answer): number => answerKinds.indexOf(kind)

const byFit = (a: Found, b: Found): number => b.fit - a.fit || rank(a) - rank(b) || (a.title < b.title ? -1 : 1)

const answerOf = ({ title, kind, citation, text }: Entry, fit: number): Found => ({
  title,
  kind,
  text: text(),
  citation,
  fit,
})

/** From this fit on a name was said; words that are only some of one may be a question. */
const sureName = 80

/** No question is longer; what comes behind is not read. */
const longest = 300

/** The best answers, best first; none for words the rules do not know. */
export function findRules(asking: string, limit = 8): readonly Found[] {
  const query = asking.slice(0, longest)
  const asked = wordsOf(query)
  if (asked.length === 0 || asksForAbsent(query)) return []
  const slug = slugOf(query)
  const alike = asked.map(likenessOf)
  const fits = index()
    .map(one => ({ entry: one.entry, fit: Math.round(fitOf(alike, slug, one)) }))
    .filter(({ fit }) => fit > 0)
    .toSorted((a, b) => b.fit - a.fit || answerKinds.indexOf(a.entry.kind) - answerKinds.indexOf(b.entry.kind))
  const named = oncePerName(fits, ({ entry }) => entry).slice(0, limit)
  const best = named[0]?.fit ?? 0
  const isName = best >= sureName || (best > 0 && asked.length === 1)
  const answers = isName ? [] : askRules(query, limit)
  if (answers.length === 0) return named.map(({ entry, fit }) => answerOf(entry, fit)).toSorted(byFit)
  return answers.map(({ entry, fit, passage, isAnswer }) => ({
    ...answerOf(entry, fit),
    ...(isAnswer && { isAnswer }),
    ...(passage && { passage }),
  }))
}

/** The names that look most like what was asked, for "did you mean": at most half of their letters differ. */
export function nearestNames(query: string, limit = 5): readonly string[] {
  const asked = slugOf(query.slice(0, longest))
  const near = index().flatMap(({ entry, slugs }) => {
    const shares = slugs.map(slug => shareOfSlips(asked, slug))
    const far = Math.min(...shares)
    return far <= 0.5 ? [{ title: entry.title, far }] : []
  })
  return [...new Set(near.toSorted((a, b) => a.far - b.far).map(({ title }) => title))].slice(0, limit)
}

function shareOfSlips(asked: string, slug: string): number {
  const longest = Math.max(asked.length, slug.length, 1)
  return slipsBetween(asked, slug, Math.floor(longest / 2)) / longest
}
