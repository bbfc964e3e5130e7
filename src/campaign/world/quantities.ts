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

const numbers = [...small, ...tens.keys()].join('|')
const age = new RegExp(
  String.raw`\b(?:man|woman|boy|girl|child|person) of (?:about |some )?(\d{1,3}|${numbers})\b|\baged (\d{1,3}|${numbers})\b|\bis (?:about |only |barely |nearly )?(\d{1,3}|${numbers})(?: years old| at most| at least| or so|$|[.,;])`,
  'u',
)

/** How old somebody is said to be. */
const ageIn = (sentence: string): number | undefined => {
  const found = age.exec(sentence)
  const word = found?.[1] ?? found?.[2] ?? found?.[3]
  return word === undefined ? undefined : numberOf(word)
}

type Told = { readonly name: string; readonly noun: string; readonly number: number; readonly fact: Fact }

function toldIn(fact: Fact, names: readonly string[]): readonly Told[] {
  const lead = names.find(name => foldWords(fact.text).startsWith(name)) // `**Brother Ull.** A man of sixty`
  return fact.text.split(/(?<=[.!?;])\s+/).flatMap(sentence => {
    const folded = foldWords(sentence)
    const [first, ...others] = names.filter(one => holdsWords(folded, one))
    const age = ageIn(folded)
    if (age !== undefined && others.length === 0 && (first ?? lead) !== undefined)
      return [{ name: first ?? lead ?? '', noun: 'years of age', number: age, fact }]
    if (first === undefined || others.length > 1) return [] // of whom a number is told is clear only where few are named
    const name = [first, ...others].toSorted().join(' and ')
    return [...folded.matchAll(counted)].flatMap(([, digits = '', noun = '', next]) => {
      const number = numberOf(digits)
      return measures.test(noun) && Number.isFinite(number)
        ? [
            {
              name,
              noun: `${noun.replace(/s$/, '')}${noun.endsWith('s') && next === 'ago' && others.length === 0 ? ' ago' : ''}`,
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
  const called = new Map(things.map(({ name }) => [keyOf(name), name]))
  const asWritten = (key: string): string =>
    key
      .split(' and ')
      .map(one => called.get(one) ?? one)
      .join(' and ')
  const problems: Problem[] = []
  for (const [at, one] of told.entries()) {
    const same = told.slice(0, at).filter(({ name, noun }) => name === one.name && noun === one.noun)
    const other = same.find(({ fact }) => fact.path !== one.fact.path || one.name.includes(' and '))
    if (!other || same.some(({ number }) => number === one.number)) continue
    const message = `"${one.number} ${one.noun}" is said of ${asWritten(one.name)} here, and "${other.number} ${one.noun}" in ${other.fact.path}:${other.fact.line}.`
    problems.push({ code: 'contradiction', path: one.fact.path, line: one.fact.line, message })
  }
  return problems
}
