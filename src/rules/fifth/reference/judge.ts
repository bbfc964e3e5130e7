/** How well a page answers a question: what the question is about by name, and how much of the rest stands there. */
import type { AnswerKind } from './answer.ts'
import { book, type Page, sum, wordsIn } from './book.ts'
import { isShort, likeliest, named, wishesFor } from './passage.ts'
import type { Question } from './question.ts'

/** How much a name counts before what else is found on its page. */
const nameWeight = 2.2
/** And how little words do that only stand somewhere. */
const mentionWeight = 0.7

/** A page that is named and has all the rest of the question on it is what the question is about. */
const wholeWeight = 8

/** `shield spell` is the spell, whatever else is called so. */
const kindWeight = 12

export type Judged = {
  readonly page: Page
  readonly score: number
  readonly coverage: number
  /** The question names it, and what it asks for is a line there. */
  readonly isNamed: boolean
  readonly isMet: boolean
  readonly name: readonly string[]
  /** A rule that only names what is asked of a thing, or half of its name. */
  readonly isBehind?: true
  /** The words of the question that ask for a line of the page. */
  readonly wished: ReadonlySet<string>
}

export function judge(page: Page, question: Question): Judged {
  const own = named(page, question)
  const name = own.length > 0 ? own : ofClass(page, question)
  const wishes =
    name.length === 0
      ? []
      : wishesFor(page.entry.kind, question).filter(({ line }) => page.lines.some(one => line.test(one)))
  const wished = new Set(wishes.flatMap(({ asks }) => asks))
  const isWhole = name.length > 0 || isShort(page)
  const onPage = isWhole ? page.words : new Set(wordsIn(likeliest(page.lines, question.words)[0] ?? ''))
  const found = question.words.filter(word => name.includes(word) || onPage.has(word) || wished.has(word))
  const coverage = sum(found) / sum(question.words)
  const isTable = page.entry.kind === 'class' && question.level !== undefined
  const isMet = wishes.length > 0 || (isTable && name.length > 0)
  const score =
    sum(name) * nameWeight +
    sum(found.filter(word => !name.includes(word))) * (name.length > 0 ? 1 : mentionWeight) +
    (name.length > 0 ? 0 : sum(found.filter(word => page.names[0]?.includes(word)))) +
    (isMet ? 6 : 0) +
    (name.length > 0 ? coverage * (own.length > 0 ? wholeWeight : wholeWeight / 2) : 0) +
    (name.length > 0 && question.kind === page.entry.kind ? kindWeight : 0) +
    priorOf(page, question)
  return { page, score, coverage, isNamed: name.length > 0, isMet, name, wished }
}

/** A feature that has all of the question on it is named by its class: `does a monk get proficiency in all saves`. */
function ofClass(page: Page, { words }: Question): readonly string[] {
  if (page.entry.kind !== 'feature' || words.length < 3 || !words.every(word => page.words.has(word))) return []
  return wordsIn(page.entry.citation).filter(word => words.includes(word))
}

/** A condition is asked for by its own word; `how do I grapple` asks for the rule. */
const priorOf = ({ entry }: Page, { text }: Question): number =>
  entry.kind === 'condition' && !text.includes(entry.title.toLowerCase()) ? 0 : priors[entry.kind]

/** At a table questions are about how something works more often than about a tongue or a school of magic. */
const priors: Readonly<Record<AnswerKind, number>> = {
  rule: 1.5,
  condition: 4,
  skill: 0,
  ability: -1,
  spell: 0,
  monster: 0.5,
  weapon: 0.5,
  armour: 0.5,
  gear: 0.2,
  treasure: 0.5,
  class: 0.5,
  subclass: -1,
  race: 0.5,
  trait: 0,
  feature: 0,
  property: 0,
  'damage type': -1,
  school: -1.5,
  language: -2,
}

/**
 * Below these shares of a question nothing is an answer: by a name and a line that is asked for, by a name, by mentions. A
 * question with a word in it that the rules do not have is held to more: that word may be what it is about.
 */
const enough = { met: 0.25, rare: 0.2, named: 0.35, strange: 0.45, unnamed: 0.7 } as const

/** A name that says so much is not said by chance: a vampire, whatever else is asked. */
const rareName = 3.4

/** What is not named has to be told of in words that say at least so much. */
const leastSaid = 6

const isTitle = ({ names: [title = []] }: Page, name: readonly string[]): boolean =>
  title.every(word => name.includes(word))

export function isEnough({ page, name, coverage, isNamed, isMet }: Judged, { words, all }: Question): boolean {
  const isStrange = words.some(word => !book().counts.has(word))
  const isRare = isTitle(page, name) && sum(name) >= rareName && name.every(word => all.includes(word))
  const named = isRare ? enough.rare : isStrange ? enough.strange : enough.named
  if (!isNamed) return coverage >= enough.unnamed && coverage * sum(words) >= leastSaid
  return coverage >= (isMet ? enough.met : named)
}

const things: ReadonlySet<AnswerKind> = new Set([
  'spell',
  'monster',
  'weapon',
  'armour',
  'gear',
  'treasure',
  'class',
  'race',
])
export const isThing = ({ entry }: Page): boolean => things.has(entry.kind)

/**
 * `which saves is a bard proficient in`: a rule that is named by what is asked of a thing comes behind the thing; and
 * `riding` behind the riding horse, whose name is longer.
 */
export function behindThings(judged: readonly Judged[]): readonly Judged[] {
  const wished = new Set(judged.flatMap(one => (one.isMet && isThing(one.page) ? [...one.wished] : [])))
  const isOnlyWished = ({ page, name }: Judged): boolean =>
    !isThing(page) && name.length > 0 && name.every(word => wished.has(word))
  const longest = judged.filter(({ name }) => name.length > 1)
  const isPart = ({ page, name }: Judged): boolean =>
    name.length > 0 &&
    longest.some(
      other =>
        (!isThing(page) || other.page.entry.kind === page.entry.kind) &&
        other.name.length > name.length &&
        name.every(word => other.name.includes(word)),
    )
  return judged.map(one => {
    const loss = (isOnlyWished(one) ? thingWeight : 0) + (isPart(one) ? partWeight : 0)
    return loss === 0 ? one : { ...one, score: one.score - loss, isBehind: true }
  })
}
const partWeight = 6
const thingWeight = 15

/** Whose line may hold enough, or whose name may stand there: the others need no closer look. */
export const mayAnswer = ({ names, words }: Page, question: Question): boolean =>
  names.some(name => name.every(word => question.words.includes(word) || question.all.includes(word))) ||
  sum(question.words.filter(word => words.has(word))) >= enough.unnamed * sum(question.words)
