/** How many days somebody means to spend: `for a week`, `over the next three days`, `I rest two weeks`. */
import type { Word } from './line.ts'
import { numberWords } from './nouns.ts'
import { verbOf } from './verbs.ts'

/** Days of what people count time in; a day alone is no such span, for it is lived through hour by hour. */
const lengths: Readonly<Record<string, number>> = {
  days: 1, week: 7, weeks: 7, fortnight: 14, month: 30, months: 30, year: 365, years: 365,
} // prettier-ignore

/** `a few`, `several`: no number, and still so many. */
const vague: Readonly<Record<string, number>> = { few: 3, couple: 2, several: 4, some: 3 }

const few = 3
/** More than anybody plans at a table. */
const most = 365

function countOf(text: string): number | undefined {
  if (/^\d{1,3}$/u.test(text)) return Number(text)
  if (text === 'a' || text === 'an' || text === 'another' || text === 'whole') return 1
  const named = numberWords.indexOf(text)
  return named > 0 ? named : vague[text]
}

const within = new Set(['for', 'over', 'during', 'next', 'the', 'of', 'coming', 'following'])
const opening = new Set(['for', 'over', 'during', 'next', 'coming', 'following'])

/** What takes time as what it is done to: `spend a week`, `wait three days`. Nobody is given it by that. */
const spent = new Set('spend take wait rest stay work train practise practice study camp need enjoy have'.split(' '))

export function daysIn(words: readonly Word[]): number | undefined {
  const at = words.findIndex(({ text }) => lengths[text] !== undefined)
  const unit = lengths[words[at]?.text ?? '']
  if (unit === undefined) return undefined
  let from = at - 1
  let count: number | undefined
  for (; from >= 0; from -= 1) {
    const { text = '' } = words[from] ?? {}
    const counted = countOf(text)
    if (counted === undefined && !within.has(text)) break
    count = text === 'a' && count !== undefined ? count : (counted ?? count)
  }
  const lead = words.slice(from + 1, at)
  const isSpan = lead.some(({ text }) => opening.has(text)) || spent.has(verbOf(words[from]?.text ?? '') ?? '')
  if (!isSpan) return undefined
  const days = unit * (count ?? (unit === 1 ? few : 1))
  return days < 2 ? undefined : Math.min(most, days)
}

const idle = new Set('i we us let my our some here off time downtime free please ok okay then and'.split(' '))

/** `we take a week of downtime`: days, and nothing said of what for. */
export const isOnlyDays = (words: readonly Word[]): boolean =>
  words.every(({ text }) => {
    const verb = verbOf(text)
    const isIdle = idle.has(text) || within.has(text) || lengths[text] !== undefined || countOf(text) !== undefined
    return isIdle || (verb !== undefined && spending.has(verb))
  })

const spending = new Set('spend take need enjoy have want use'.split(' '))
