/** What in a campaign's file is a secret to keep from players, and what may be told to them any time. */
import type { CampaignFile } from '../../campaign/folder/files.ts'
import type { FileKind } from '../../campaign/folder/kind.ts'
import type { Range } from '../../campaign/markdown/hidden.ts'
import { apartMark } from '../../campaign/scenes/scene-name.ts'
import { without } from '../../campaign/secrets/brackets.ts'
import type { Rules } from '../../campaign/secrets/cutter.ts'
import { findSecrets } from '../../campaign/secrets/find-secrets.ts'
import { playerHidden } from '../../campaign/secrets/player-hidden.ts'
import { foundAt, secretsIn, type Found } from '../../campaign/secrets/redact.ts'
import { isKept, noLegend, type Legend } from '../../campaign/world/legend.ts'
import { factsOfPage } from '../../campaign/world/read-world.ts'
import { isSecretWord, ofHeading } from '../../campaign/world/table.ts'
import type { Fact } from '../../campaign/world/types.ts'
import { memo } from '../../core/memo.ts'
import { marksOf } from '../views/rules.ts'
import { openCells } from './open-cells.ts'

/** A secret, and whom it is about where a part of the page that bears a name says so. */
export type Kept = Found & { readonly about?: string }

export type Parts = {
  readonly secret: readonly Kept[]
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
export const authored: readonly FileKind[] = ['overview', 'npc', 'location', 'faction', 'item', 'other']

/** What an author folded away or wrote beside the page, or on a page that says whose it is. */
const isSetApart = (because: string): boolean =>
  because === 'comment' || because.startsWith('[!') || because.startsWith('a page')

/** What is to happen, by what those do who play: an author tells that to whoever runs it. */
const forWhoeverRuns =
  /\b(?:if|when|unless|until|once) (?:nobody|no ?one|(?:any|some)(?:body|one)|they|the (?:characters|party|players|heroes|adventurers|pcs))\b/i

/** `# What happens next`: a page that is a plan by its very title. People and ways are met. */
function isPlan(title: string): boolean {
  const row = ofHeading(title)
  return row?.who === 'gm' && row.means !== 'people' && row.means !== 'ways'
}

/** `## What is really going on`: a heading that is over secrets and nothing else. */
const isUnderSecrets = ({ isSure, because, means }: Fact): boolean =>
  isSure && means === undefined && because.startsWith('heading ')

/** Nobody called it anything; a few quoted words may be a look as well as a rule. */
const isUnsaid = (because: string): boolean =>
  because.startsWith('nothing says') || because === 'quoted' || because.startsWith('it speaks to')

/** `Really: she died in January`, `DM: he bolted the door`: its author says beside each thing what of it is a secret. */
const saysBeside = (facts: readonly Fact[]): boolean =>
  facts.filter(({ because, who }) => who === 'gm' && (because.startsWith('label ') || because.startsWith('[!')))
    .length >= habit
const habit = 2

const none = -1

/** For each line, the line of the heading it stands under. */
function titlesIn(text: string): readonly number[] {
  let last = none
  return text.split('\n').map((line, at) => (last = /^#{1,6} /.test(line) ? at : last))
}

/** What comes below such a word, up to the next heading, goes on about the secret, unless it has a word of its own. */
function goingOn(text: string, facts: readonly Fact[]): ReadonlySet<Fact> {
  const titles = titlesIn(text)
  const lines = text.split('\n')
  const found = new Set<Fact>()
  let open: number | undefined = none
  for (const fact of facts) {
    const section = titles[fact.line - 1]
    if (fact.who === 'gm' && fact.because.startsWith('label ')) open = section
    else if (section === open && isPlain(fact) && !beginsAnew.test(lines[fact.line - 1] ?? '')) found.add(fact)
    else open = none
  }
  return found
}
/** `**The Night Mail.** Letters turn up`: a paragraph with a title of its own. */
const beginsAnew = /^\s*(?:[-*+]\s+)?(?:\*\*|__)[^*_]/
const isPlain = ({ because, text, isSure, who, means }: Fact): boolean =>
  !/^\p{L}+(?: \p{L}+)?[.:]\s/u.test(text) &&
  means !== 'aloud' &&
  (isUnsaid(because) || (because.startsWith('heading ') && !(isSure && who === 'players')))

/** What an author set apart is kept; what merely nobody called public is neither kept nor told. */
function isMeant(fact: Fact, { kind, text: page }: CampaignFile, habits: Habits): boolean {
  const { isFolded, isReadOut, isBeside, legend } = habits
  const { isSure, because, text, means } = fact
  if (isFolded && (because.startsWith('a page') || isOfList(fact))) return false
  if (kind !== 'other' && !isReadOut)
    return isSetApart(because) || isUnderMark(because, legend) || (kind === 'overview' && isUnderSecrets(fact))
  if (isBeside && (isUnsaid(because) || isOfPeople(fact))) return false
  return means !== ownBusiness && (isSure || !isUnsaid(because) || forWhoeverRuns.test(text) || isPlan(titleOf(page)))
}

/** A heading that is over people only lists them. */
const isOfPeople = ({ because, means }: Fact): boolean => because.startsWith('heading ') && means === 'people'

/** Where an author folds secrets away, a list of people, of ways or of days holds what is none. */
const isOfList = ({ because, means }: Fact): boolean =>
  because.startsWith('heading ') && (means === 'people' || means === 'ways' || means === 'clocks')

/** `## Behind the screen`: a part of the page that is called what this author, or anybody, calls what is kept. */
const isUnderMark = (because: string, legend: Legend): boolean => {
  const [, title] = /^heading "(.+)"$/.exec(because) ?? []
  return title !== undefined && (isKept(legend, title) || isSecretWord(title))
}

/** How the author of a page keeps secrets apart from what is none. */
type Habits = {
  readonly isFolded: boolean
  readonly isReadOut: boolean
  readonly isBeside: boolean
  readonly legend: Legend
}

/** `Wants: sixty coins by Friday`: what somebody is and wants they say themselves, when it suits them. */
const ownBusiness = 'own'

/** What a page is called, somebody has been told. */
const titleOf = (text: string): string => /^# (.{1,200})$/m.exec(text)?.[1] ?? ''

/** What stands beside the numbers of a foe says what the foe is like, up to its name. */
function besideNumbers(facts: readonly Fact[]): ReadonlySet<Fact> {
  const lines = new Set(
    facts.filter(({ because, text }) => because.startsWith('rules of') && ofFoe.test(text)).map(({ line }) => line),
  )
  const beside = facts.filter(({ line, who, text }, at) => {
    const isFirst = facts[at - 1]?.line !== line
    return lines.has(line) && who === 'gm' && !(isFirst && text.split(' ').length <= mostOfName)
  })
  return new Set(beside)
}
const mostOfName = 6
/** A difficulty alone is of a check: whoever may try it sees what stands beside. */
const ofFoe = /\b(?:AC|HP|XP) ?\d|\bto hit\b|\bhit points?\b/i
/** So much of a fact in what is cut, and it is cut. */
const likeIt = 30

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

/** What stands beside each other in the open is known together, unless something is kept between. */
function besideEachOther(title: string, told: readonly Fact[], kept: readonly Fact[]): string {
  const pairs = told.map((one, at) => {
    const before = told[at - 1]
    const isApart = before && kept.some(({ line }) => line >= before.line && line < one.line)
    return isApart ? '' : `${before?.text ?? title} ${one.text}`
  })
  return [title, ...told.map(({ text }) => text), ...pairs.filter(pair => pair !== '')].join('\n\n')
}

/** On a page of many, what an author hid below a heading is about whom the heading names. */
function ofWhom({ line, text }: Found, { kind, path }: CampaignFile, facts: readonly Fact[]): Kept {
  const fact = facts.find(one => one.line >= line)
  if (fact?.about === undefined || !fact.isSure) return { line, text }
  return { line, text, about: kind === 'other' ? fact.about : `${aboutOf(path)} ${fact.about}` } // a heading may name somebody, or what is told of them
}

/** An NPC's file says "he" of its NPC. */
export const aboutOf = memo(512, path => path.replaceAll(/^.*\/|\.md$/gi, '').replaceAll('-', ' '))

/** What the parts of a page are called that have anything in them which is no secret: whoever is met there is met by name. */
function titlesOver(text: string, facts: readonly Fact[]): readonly string[] {
  const lines = text.split('\n')
  const titles = titlesIn(text)
  return [...new Set(facts.map(({ line }) => titles[line - 1]))].map(at => lines[at ?? none] ?? '')
}

export function partsOf(file: CampaignFile, legend: Legend = noLegend): Parts {
  const parts = sidesOf(file, legend)
  const cells = whole.includes(file.kind) ? [] : openCells(file.text)
  return cells.length === 0 ? parts : { ...parts, open: [parts.open, ...cells].join('\n\n') }
}

/** `## If the party does nothing`, and the clock that is marked as hidden: what is to come, beside what is called secret. */
const isAhead = ({ means, text }: Fact): boolean =>
  means === 'endings' || (means === 'clocks' && isSecretWord(text.split(':')[0] ?? ''))

/** Where the story stands is mostly what everybody lived through, so only what is ahead is kept beside the secrets. */
function sidesOfState({ path, text }: CampaignFile, ranges: readonly Range[]): Parts {
  const found = foundAt(text, ranges)
  const cut = linesOf(found)
  const kept = factsOfPage(path, text).filter(fact => isAhead(fact) && !cut.has(fact.line))
  const open = withoutLines(without(text, ranges), text, kept)
  return { secret: [...found, ...kept], open, hidden: playerHidden(text).words }
}

const linesOf = (found: readonly Found[]): ReadonlySet<number> =>
  new Set(
    found.flatMap(({ line, text }) =>
      text
        .trimEnd()
        .split('\n')
        .map((_, at) => line + at),
    ),
  )

const noFacts: ReadonlySet<Fact> = new Set()

function sidesOf(file: CampaignFile, legend: Legend): Parts {
  const { kind, path, text } = file
  if (kind === 'tmp') return { secret: keptInTmp(text), open: '', hidden: [] }
  if (whole.includes(kind)) return { secret: [{ line: 1, text }], open: '', hidden: [] }
  if (aside.includes(kind) || (kind === 'scene' && path.includes(apartMark)))
    return { secret: [], open: '', hidden: [] }
  const ranges = findSecrets(text, rulesOf(kind))
  const { words } = playerHidden(text)
  if (kind === 'story-state') return sidesOfState(file, ranges)
  if (!authored.includes(kind)) return { secret: foundAt(text, ranges), open: without(text, ranges), hidden: words }
  const found = foundAt(text, ranges)
  const cut = linesOf(found)
  const facts = factsOfPage(path, text, legend)
  const ofFoes = besideNumbers(facts)
  const habits = {
    isFolded: facts.some(({ because }) => because.startsWith('[!')), // then what stands beside it is no secret of theirs
    isReadOut: facts.some(({ means, who }) => means === 'aloud' && who === 'players'), // then the rest is for whoever runs it
    isBeside: saysBeside(facts),
    legend,
  }
  const more = kind === 'other' && habits.isBeside ? goingOn(text, facts) : noFacts
  const isKept = (fact: Fact): boolean =>
    more.has(fact) || (fact.who === 'gm' && (isMeant(fact, file, habits) || ofFoes.has(fact)))
  const theirs = facts.filter(isKept)
  const kept = theirs.filter(({ line }) => !cut.has(line))
  const title = titleOf(text)
  const isCut = (fact: Fact): boolean =>
    cut.has(fact.line) && found.some(one => !one.text.startsWith('|') && one.text.includes(fact.text.slice(0, likeIt))) // the cells of a row are each their own
  const told = facts.filter(fact => fact.who === 'players' && !more.has(fact) && !isCut(fact))
  const isMixed = kind === 'other' || habits.isReadOut
  const open = isMixed
    ? besideEachOther(title, told, theirs)
    : named(withoutLines(without(text, ranges), text, kept), title)
  const neither = isMixed
    ? facts.filter(fact => fact.who === 'gm' && !theirs.includes(fact) && !cut.has(fact.line))
    : []
  return {
    secret: [...found, ...kept].map(one => ofWhom(one, file, facts)),
    open,
    neither: [
      ...neither.map(fact => `${fact.about ?? ''} ${fact.text}`),
      ...titlesOver(text, [...neither, ...told]),
    ].join('\n\n'),
    hidden: words,
  }
}
