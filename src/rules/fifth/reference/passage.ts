/** Of a page, the lines that answer. */
import type { AnswerKind } from './answer.ts'
import { type Page, sum, wordsIn } from './book.ts'
import { properties } from './properties.ts'
import type { Question } from './question.ts'

/** The words of the best of its names that stands whole in the question. */
export function named({ names }: Page, { words, all }: Question): readonly string[] {
  let best: readonly string[] = []
  for (const name of names)
    if (name.every(word => words.includes(word) || (name.length > 1 && all.includes(word))) && sum(name) > sum(best))
      best = name
  return best
}

export type Wish = { readonly asks: readonly string[]; readonly line: RegExp }

/** What is asked of a page of this kind, with the words it is asked in. */
export const wishesFor = (kind: AnswerKind, { text }: Question): readonly Wish[] =>
  properties.flatMap(({ asks, lines }) => {
    const [line, match] = [lines[kind], asks.exec(text)]
    return line === undefined || match === null ? [] : [{ asks: wordsIn(match[0]), line }]
  })

/** How many lines of a page, and how many pages, are told at once. */
export const mostTold = 3

/** The row of the level, the lines that are wished for, or the one that says most of what is asked beside the name. */
export function passageOf(page: Page, question: Question): string | undefined {
  const lines = bodyOf(page, question)
  if (lines.length < 2 || isShort(page) || asksForAll(page, question)) return undefined
  const { level } = question
  const row = level === undefined ? [] : lines.filter(line => line.startsWith(`- Level ${level}:`))
  const wishes = wishesFor(page.entry.kind, question)
  const wished = mostWished(
    lines.filter(line => !row.includes(line)),
    wishes,
  )
  const name = named(page, question)
  const asks = [...name, ...wishes.flatMap(wish => wish.asks)]
  const isAllWished = wished.length > 0 && question.words.every(word => asks.includes(word))
  if (page.entry.kind === 'spell' && !isAllWished && page.entry.text().length < spellLength) return undefined
  const called = page.entry.kind === 'monster' ? lines.filter(line => isCalled(line, name, question)) : []
  if (called.length > 0) return called.join('\n')
  const left = question.words.filter(word => !asks.includes(word) && page.words.has(word))
  const beside = page.entry.kind === 'monster' && left.length > 0 ? likeliest(lines, left).slice(0, 1) : []
  if (row.length + wished.length > 0) return [...new Set([...row, ...wished, ...beside])].join('\n')
  const whose = page.entry.kind === 'feature' ? wordsIn(page.entry.citation) : []
  const rest = question.words.filter(word => ![...name, ...whose].includes(word) && page.words.has(word))
  const asked = wordsIn(question.text).filter(word => !question.words.includes(word))
  const found = rest.length === 0 ? [] : likeliest(lines, rest, asked)
  const isMonster = page.entry.kind === 'monster'
  const open = question.words.filter(word => !name.includes(word))
  if (isMonster && sum(open.filter(word => wordsIn(found[0] ?? '').includes(word))) < sum(open) * weak) return undefined
  const told = isMonster ? found.slice(0, mostTold) : found.slice(0, 1)
  return told.length === 0 ? undefined : told.flatMap(line => [line, ...below(lines, line)]).join('\n')
}

/** A line that has less of what is asked than this share of it answers no better than all of the page. */
const weak = 0.4

/** `bugbear surprise attack damage`: the trait of that name, whatever else is asked. */
function isCalled(line: string, name: readonly string[], { words }: Question): boolean {
  const label = wordsIn(line.startsWith('- ') ? labelOf(line.replace(/ \([^)]*\)\./, '.')) : '')
  return label.length > 1 && label.every(word => words.includes(word) && !name.includes(word))
}

/** A spell no longer than this is told whole, where more is asked than one of its lines says. */
const spellLength = 1900

/** The lines that answer most of what is asked: of a dragon's breath and of damage, the breath. */
function mostWished(lines: readonly string[], wishes: readonly Wish[]): readonly string[] {
  const met = lines.map(line => wishes.filter(wish => wish.line.test(line)).length)
  const most = Math.max(...met, 1)
  return lines.filter((_, at) => met[at] === most)
}

/** What a class or a people can do is told in a few lines, and each of them bears on the others; so are weapons and gear. */
export const isShort = ({ entry, lines }: Page): boolean => !longKinds.has(entry.kind) && lines.join('\n').length < 1800
const longKinds: ReadonlySet<AnswerKind> = new Set(['spell', 'monster', 'class', 'race', 'condition'])

/** What a condition does is all that it does, unless one of its levels is asked for. */
const asksForAll = ({ entry }: Page, { level }: Question): boolean => entry.kind === 'condition' && level === undefined

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
export function likeliest(
  lines: readonly string[],
  rest: readonly string[],
  asked: readonly string[] = [],
): readonly string[] {
  const scored = lines.map(line => {
    const words = new Set(wordsIn(line))
    const label = new Set(wordsIn(labelOf(line)))
    const score = sum(rest.filter(word => words.has(word)))
    const isCalled = label.size === rest.length && rest.every(word => label.has(word))
    const alike = score > 0 ? asked.filter(word => words.has(word)).length / 100 : 0
    return { line, score: score + alike + (isCalled ? 3 : 0) }
  })
  const most = Math.max(...scored.map(({ score }) => score))
  return scored
    .filter(({ score }) => score > 0 && score >= most * likely)
    .toSorted((one, other) => other.score - one.score)
    .map(({ line }) => line)
}

/** Lines that say nearly as much as the best one may be meant as well. */
const likely = 0.6
