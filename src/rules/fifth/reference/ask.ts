/**
 * Questions in words: first what the question is about, by the names that stand in it, then what it wants to know of that,
 * by the line that says it. What too little of a question is found for is not in the rules, and nothing is answered.
 */
import { asksForAbsent } from './absent.ts'
import { answerKinds, type Entry, oncePerName } from './answer.ts'
import { book, isWord, spelled, stemOf, sum } from './book.ts'
import { behindThings, isEnough, isThing, judge, type Judged, mayAnswer } from './judge.ts'
import { mostTold, passageOf } from './passage.ts'
import { type Question, readQuestion } from './question.ts'

export type Asked = {
  readonly entry: Entry
  /** From 0 to 100: how much of the question it answers. */
  readonly fit: number
  /** The lines that answer; nothing where all of the page does. */
  readonly passage?: string
  /** It answers as well as the first does, or is compared with it. */
  readonly isAnswer: boolean
}

/** A feature at some level is a row of its class's table. */
function atLevel({ page, ...rest }: Judged, { level }: Question): Judged {
  const isOfClass = page.entry.kind === 'feature' || (page.entry.kind === 'rule' && !rest.isNamed)
  if (level === undefined || !isOfClass) return { page, ...rest }
  const table = book().pages.find(({ entry }) => entry.kind === 'class' && entry.citation === page.entry.citation)
  return { page: table ?? page, ...rest }
}

export function askRules(query: string, limit: number): readonly Asked[] {
  const read = readQuestion(query, word => book().named.has(stemOf(word)))
  const words = [...new Set(read.words.map(spelled))].filter(isWord)
  const question = { ...read, words }
  if (question.words.length === 0 || asksForAbsent(query)) return []
  const judged = book()
    .pages.filter(page => mayAnswer(page, question))
    .map(page => judge(page, question))
    .filter(one => isEnough(one, question))
  const ranked = oncePerName(
    behindThings(judged)
      .toSorted(byScore)
      .map(one => atLevel(one, question)),
    ({ page }) => page.entry,
  ).slice(0, limit)
  const [first] = ranked
  const told = ranked.filter(one => first && (one === first || isAsGood(one, first, question))).slice(0, mostTold)
  const isComparing = told.length > 1 && /\b(?:difference|compare|better|versus|vs)\b/.test(read.text)
  return ranked.map(one => {
    const isAnswer = told.includes(one)
    const passage = isComparing && isAnswer ? undefined : passageOf(one.page, question)
    return { entry: one.page.entry, fit: Math.round(one.coverage * 89), ...(passage && { passage }), isAnswer }
  })
}

const isAsGood = (one: Judged, first: Judged, { text }: Question): boolean =>
  one.score >= first.score * near || isBeside(one, first) || bearsOn(one, first, text)

/** From which share of the first one's score on another answer is as good. */
const near = 0.8

/** `a warhorse or a riding horse`: two of a kind by names of their own. */
const isBeside = ({ page, name }: Judged, first: Judged): boolean =>
  name.length > 0 &&
  first.name.length > 0 &&
  isThing(page) &&
  page.entry.kind === first.page.entry.kind &&
  name.some(word => !first.name.includes(word)) &&
  first.name.some(word => !name.includes(word))

/** `can I cast haste while grappled`: the rule or condition that is named beside a thing bears on it. */
const bearsOn = ({ page: { entry }, name, isBehind }: Judged, first: Judged, text: string): boolean =>
  (entry.kind === 'condition' && text.includes(entry.title.toLowerCase())) ||
  (entry.kind === 'rule' &&
    isBehind !== true &&
    isThing(first.page) &&
    sum(name) >= ruleName &&
    !name.some(word => first.name.includes(word)))
const ruleName = 2.2

const byScore = (one: Judged, other: Judged): number =>
  other.score - one.score || answerKinds.indexOf(one.page.entry.kind) - answerKinds.indexOf(other.page.entry.kind)
