/** Numbers that are told of a named thing: "the Walk is twelve miles long" on one page, and nine on another. */
import { foldWords, holdsWords } from '../text/fold.ts'
import { keyOf } from './names.ts'
import type { Fact, Problem } from './types.ts'

const small =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  )
const tens = new Map([
  ['thirty', 30],
  ['forty', 40],
  ['fifty', 50],
  ['sixty', 60],
  ['seventy', 70],
  ['eighty', 80],
  ['ninety', 90],
  ['hundred', 100],
])

const numberOf = (word: string): number => {
  const at = small.indexOf(word)
  return at === -1 ? (tens.get(word) ?? Number(word.replaceAll(',', ''))) : at + 1
}

const counted = new RegExp(
  String.raw`(?<![\p{L}\d.,/+-])(\d[\d,]*|${[...small.slice(1), ...tens.keys()].join('|')})[ -](\p{L}{3,})(?:\s+(\p{L}{3,}))?`,
  'gu',
)

/** What is measured rather than had in passing: so much of a rule's text is numbers that change with every roll. */
const measures =
  /^(?:miles?|feet|foot|steps?|years?|people|souls|bells?|lamps?|members?|wardens?|rooms?|doors?|levels?|days?|nights?|gold|gp|guards?|soldiers?|houses?|towers?|children|daughters?|sons?|brothers?|sisters?|sleepers?|victims?|keys?|seals?|stones?|ships?|boats?|families|kings?|queens?|gates?|bridges?)$/

type Told = { readonly name: string; readonly noun: string; readonly number: number; readonly fact: Fact }

function toldIn(fact: Fact, names: readonly string[]): readonly Told[] {
  return fact.text.split(/(?<=[.!?;])\s+/).flatMap(sentence => {
    const folded = foldWords(sentence)
    const [name, ...others] = names.filter(one => holdsWords(folded, one))
    if (name === undefined || others.length > 0) return [] // of whom a number is told is clear only where one is named
    return [...folded.matchAll(counted)].flatMap(([, digits = '', noun = '', next]) => {
      const number = numberOf(digits)
      return measures.test(noun) && Number.isFinite(number)
        ? [
            {
              name,
              noun: `${noun.replace(/s$/, '')}${noun.endsWith('s') && next === 'ago' ? ' ago' : ''}`,
              number,
              fact,
            },
          ]
        : []
    })
  })
}

/** On different pages only: a page that counts two things is about two things. */
export function quantities(facts: readonly Fact[], things: readonly { readonly name: string }[]): readonly Problem[] {
  const names = [...new Set(things.map(({ name }) => keyOf(name)))].filter(name => name.length > 3)
  const told = facts.flatMap(fact => toldIn(fact, names))
  const problems: Problem[] = []
  for (const [at, one] of told.entries()) {
    const same = told.slice(0, at).filter(({ name, noun }) => name === one.name && noun === one.noun)
    const other = same.find(({ fact }) => fact.path !== one.fact.path)
    if (!other || same.some(({ number }) => number === one.number)) continue
    const message = `"${one.number} ${one.noun}" is said of ${one.name} here, and "${other.number} ${one.noun}" in ${other.fact.path}:${other.fact.line}.`
    problems.push({ code: 'contradiction', path: one.fact.path, line: one.fact.line, message })
  }
  return problems
}
