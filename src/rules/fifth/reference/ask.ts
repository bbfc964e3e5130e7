/**
 * Questions in words: first what the question is about, by the names that stand in it, then what it wants to know of that,
 * by the line that says it. What too little of a question is found for is not in the rules, and nothing is answered.
 */
import { type AnswerKind, answerKinds, type Entry } from './answer.ts'
import { entries } from './entries.ts'
import { properties } from './properties.ts'
import { type Question, readQuestion, wordsAsked } from './question.ts'
import { asksForUnknownTreasure } from './treasure.ts'
import { slipsAllowed, slipsBetween, stem } from './words.ts'

export type Asked = {
  readonly entry: Entry
  /** From 0 to 100: how much of the question it answers. */
  readonly fit: number
  /** The lines that answer; nothing where all of the page does. */
  readonly passage?: string
}

type Page = {
  readonly entry: Entry
  readonly lines: readonly string[]
  readonly names: readonly (readonly string[])[]
  readonly words: ReadonlySet<string>
}

const stems = new Map<string, string>()
function stemOf(word: string): string {
  const known = stems.get(word)
  if (known !== undefined) return known
  const made = stem(word)
  stems.set(word, made)
  return made
}

const wordsIn = (text: string): readonly string[] =>
  (
    text
      .toLowerCase()
      .replaceAll(/['’]/g, '')
      .match(/[a-z]+|\d+/g) ?? []
  ).map(stemOf)

type Book = {
  readonly pages: readonly Page[]
  readonly counts: ReadonlyMap<string, number>
  /** Every word that stands in a name. */
  readonly named: ReadonlySet<string>
}
let made: Book | undefined

/** Every page with its words; made at the first question. */
function book(): Book {
  if (made !== undefined) return made
  const counts = new Map<string, number>()
  const pages = entries().map(entry => {
    const names = [entry.title.replace(/\s*\([^)]*\)$/, ''), ...entry.aliases].map(wordsAsked)
    const text = entry.text()
    const words = new Set([...names.flat(), ...wordsIn(text)])
    for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
    return { entry, lines: text.split('\n'), names, words }
  })
  made = { pages, counts, named: new Set(pages.flatMap(({ names }) => names.flat())) }
  return made
}

/** Rare words say more; a word the rules do not have says most of all, because nothing answers it. */
const weightOf = (word: string): number => {
  const { pages, counts } = book()
  return Math.log(1 + pages.length / (counts.get(word) ?? 0.5))
}

/** A slip or two: the word of the rules that was meant. */
function spelled(word: string): string {
  const { counts } = book()
  if (counts.has(word) || word.length < 5) return word
  const allowed = slipsAllowed(word)
  let best: { readonly held: string; readonly slips: number } | undefined
  for (const held of counts.keys()) {
    if (held[0] !== word[0] || held.length < 4) continue
    const slips = slipsBetween(word, held, allowed)
    if (slips <= allowed && slips < (best?.slips ?? allowed + 1)) best = { held, slips }
  }
  return best?.held ?? word
}

const sum = (words: Iterable<string>): number => [...words].reduce((all, word) => all + weightOf(word), 0)

/** The words of the best of its names that stands whole in the question. */
function named({ names }: Page, words: readonly string[]): readonly string[] {
  let best: readonly string[] = []
  for (const name of names) if (name.every(word => words.includes(word)) && sum(name) > sum(best)) best = name
  return best
}

type Wish = { readonly asks: readonly string[]; readonly line: RegExp }

/** What is asked of a page of this kind, with the words it is asked in. */
const wishesFor = (kind: AnswerKind, { text }: Question): readonly Wish[] =>
  properties.flatMap(({ asks, lines }) => {
    const [line, match] = [lines[kind], asks.exec(text)]
    return line === undefined || match === null ? [] : [{ asks: wordsIn(match[0]), line }]
  })

/** How much a name counts before what else is found on its page. */
const nameWeight = 2.2
/** And how little words do that only stand somewhere. */
const mentionWeight = 0.7

/** A page that is named and has all the rest of the question on it is what the question is about. */
const wholeWeight = 8

/** `shield spell` is the spell, whatever else is called so. */
const kindWeight = 12

type Judged = {
  readonly page: Page
  readonly score: number
  readonly coverage: number
  /** The question names it, and what it asks for is a line there. */
  readonly isNamed: boolean
  readonly isMet: boolean
}

function judge(page: Page, question: Question): Judged {
  const name = named(page, question.words)
  const wishes =
    name.length === 0
      ? []
      : wishesFor(page.entry.kind, question).filter(({ line }) => page.lines.some(one => line.test(one)))
  const wished = new Set(wishes.flatMap(({ asks }) => asks))
  const onPage = name.length > 0 ? page.words : new Set(wordsIn(likeliest(page.lines, question.words) ?? ''))
  const found = question.words.filter(word => name.includes(word) || onPage.has(word) || wished.has(word))
  const coverage = sum(found) / sum(question.words)
  const isTable = page.entry.kind === 'class' && question.level !== undefined
  const isMet = wishes.length > 0 || (isTable && name.length > 0)
  const score =
    sum(name) * nameWeight +
    sum(found.filter(word => !name.includes(word))) * (name.length > 0 ? 1 : mentionWeight) +
    (isMet ? 6 : 0) +
    (name.length > 0 ? coverage * wholeWeight : 0) +
    (name.length > 0 && question.kind === page.entry.kind ? kindWeight : 0) +
    priors[page.entry.kind]
  return { page, score, coverage, isNamed: name.length > 0, isMet }
}

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
const enough = { met: 0.4, named: 0.35, strange: 0.45, unnamed: 0.8 } as const

function isEnough({ coverage, isNamed, isMet }: Judged, { words }: Question): boolean {
  const isStrange = words.some(word => !book().counts.has(word))
  const named = isStrange ? enough.strange : enough.named
  return coverage >= (isMet ? enough.met : isNamed ? named : enough.unnamed)
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
  const question = { ...read, words: [...new Set(read.words.map(spelled))] }
  if (question.words.length === 0 || asksForUnknownTreasure(read.text)) return []
  const best = book()
    .pages.filter(page => mayAnswer(page, question))
    .map(page => judge(page, question))
    .filter(one => isEnough(one, question))
    .toSorted(byScore)
    .slice(0, limit)
    .map(one => atLevel(one, question))
  const seen = new Set<Page>()
  return best
    .filter(({ page }) => !seen.has(page) && seen.add(page))
    .map(({ page, coverage }) => {
      const passage = passageOf(page, question)
      return { entry: page.entry, fit: Math.round(coverage * 89), ...(passage && { passage }) }
    })
}

/** Whose line may hold enough, or whose name may stand there: the others need no closer look. */
const mayAnswer = ({ names, words }: Page, question: Question): boolean =>
  names.some(name => name.every(word => question.words.includes(word))) ||
  sum(question.words.filter(word => words.has(word))) >= enough.unnamed * sum(question.words)

const byScore = (one: Judged, other: Judged): number =>
  other.score - one.score || answerKinds.indexOf(one.page.entry.kind) - answerKinds.indexOf(other.page.entry.kind)

/** The row of the level, the lines that are wished for, or the one that says most of what is asked beside the name. */
function passageOf(page: Page, question: Question): string | undefined {
  const lines = bodyOf(page, question)
  if (lines.length < 2 || isShort(page) || asksForAll(page, question)) return undefined
  const { level } = question
  const row = level === undefined ? [] : lines.filter(line => line.startsWith(`- Level ${level}:`))
  const wishes = wishesFor(page.entry.kind, question)
  const wished = mostWished(
    lines.filter(line => !row.includes(line)),
    wishes,
  )
  if (row.length + wished.length > 0) return [...row, ...wished].join('\n')
  const name = named(page, question.words)
  const whose = page.entry.kind === 'feature' ? wordsIn(page.entry.citation) : []
  const rest = question.words.filter(word => ![...name, ...whose].includes(word) && page.words.has(word))
  const line =
    rest.length === 0
      ? undefined
      : likeliest(
          lines,
          rest,
          wordsIn(question.text).filter(word => !question.words.includes(word)),
        )
  return line === undefined ? undefined : [line, ...below(lines, line)].join('\n')
}

/** The lines that answer most of what is asked: of a dragon's breath and of damage, the breath. */
function mostWished(lines: readonly string[], wishes: readonly Wish[]): readonly string[] {
  const met = lines.map(line => wishes.filter(wish => wish.line.test(line)).length)
  const most = Math.max(...met, 1)
  return lines.filter((_, at) => met[at] === most)
}

/** What a class or a people can do is told in a few lines, and each of them bears on the others. */
const isShort = ({ entry, lines }: Page): boolean =>
  (entry.kind === 'feature' || entry.kind === 'trait') && lines.join('\n').length < 800

/** What a condition does is all that it does, unless one of its levels is asked for. */
const asksForAll = ({ entry }: Page, { text, level }: Question): boolean =>
  entry.kind === 'condition' && level === undefined && /\bwhat (?:do|does|happens)\b|\beffects\b/.test(text)

/** A heading answers with what stands below it. */
function below(lines: readonly string[], heading: string): readonly string[] {
  const at = lines.indexOf(heading)
  const isHeading = /^[A-Z][^.:!?]*$/.test(heading) && lines[at + 1]?.startsWith('- ') === true
  const rest = isHeading ? lines.slice(at + 1) : []
  const end = rest.findIndex(line => !line.startsWith('- '))
  return end === -1 ? rest : rest.slice(0, end)
}

/** The head of a feature says whose it is and from which level: an answer only where that is asked. */
const bodyOf = ({ entry, lines }: Page, { text }: Question): readonly string[] =>
  entry.kind === 'feature' && !/\b(?:when|levels?)\b/.test(text) ? lines.slice(1) : lines

/** What a line is about, where it says so first: `- Trance. Elves …`, `Speed: 30 ft.` */
const labelOf = (line: string): string => /^(?:- )?([^.:]{1,40})[.:](?: |$)/.exec(line)?.[1] ?? ''

/** A line that is called what is asked for comes before one that mentions it; all else alike, the one in the asker's words. */
function likeliest(
  lines: readonly string[],
  rest: readonly string[],
  asked: readonly string[] = [],
): string | undefined {
  const scored = lines.map(line => {
    const words = new Set(wordsIn(line))
    const label = new Set(wordsIn(labelOf(line)))
    const score = sum(rest.filter(word => words.has(word)))
    const isCalled = label.size === rest.length && rest.every(word => label.has(word))
    const alike = score > 0 ? asked.filter(word => words.has(word)).length / 100 : 0
    return { line, score: score + alike + (isCalled ? 3 : 0) }
  })
  const most = Math.max(...scored.map(({ score }) => score))
  return most === 0 ? undefined : scored.find(({ score }) => score === most)?.line
}
