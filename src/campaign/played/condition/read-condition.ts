/** A condition from the words people write: `when the party lights the lamp at the Old Light and has not killed Aske`. */
import { mentionsIn, wordsOf } from '../names.ts'
import type { Condition } from '../world.ts'
import { toClause, type Clause } from './clause.ts'
import { keyOfWords, termIn, type Lexicon } from './lexicon.ts'
import { readClause } from './read-clause.ts'

type Words = readonly string[]

const opening =
  /^\s*(?:[-–—:(]\s*)*(?:(?:and |or )?(?:only |but )?(?:when(?:ever)?|if|once|after|should|as soon as|unless|until|upon|where|in case)\b\s*)/iu

/** Words with commas and the like as words of their own. */
const tokensOf = (text: string): Words =>
  text
    .toLowerCase()
    .split(/([,;])/)
    .flatMap(piece => (piece === ',' || piece === ';' ? [','] : wordsOf(piece)))

/** Splits at some words, but never inside of a name. */
function split(
  words: Words,
  lexicon: Lexicon,
  isBreak: (word: string, at: number, words: Words) => boolean,
): readonly Words[] {
  const names = mentionsIn(lexicon.names, words)
  const parts: string[][] = [[]]
  for (const [at, word] of words.entries()) {
    const isFree = !names.some(({ from, to }) => at > from && at < to)
    if (isFree && isBreak(word, at, words)) parts.push([])
    else parts.at(-1)?.push(word)
  }
  return parts.filter(part => part.some(word => word !== ','))
}

const joined = (kind: 'all' | 'any', of: readonly Condition[]): Condition => {
  const [only] = of
  return of.length === 1 && only ? only : { kind, of }
}

const not = (condition: Condition): Condition => ({ kind: 'not', of: condition })

const ordinals = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh']

const dayOf = (day: number, text: string): Condition => ({
  kind: 'day',
  day,
  ...(/\b(?:night|evening|dusk)\b/.test(text) && { isNight: true }),
})

/** Time that passes: rests, days, dawns. */
function timeIn(words: Words): Condition | undefined {
  const text = words.join(' ')
  const day =
    /\b(?:on|by|at|the|after)? ?(?:day|dawn|night) (\d{1,3})\b|\b(\d{1,3})(?:st|nd|rd|th) (?:day|night|dawn)\b/.exec(
      text,
    )
  if (day) return dayOf(Number(day[1] ?? day[2]), text)
  const [, counted] =
    /\bthe (first|second|third|fourth|fifth|sixth|seventh) (?:day|night|evening|dawn)\b/.exec(text) ?? []
  if (counted !== undefined) return dayOf(ordinals.indexOf(counted) + 1, text)
  if (/\b(?:long )?rests?\b|\bnight(?:s|fall)?\b|\bsleeps?\b/.test(text)) return { kind: 'rested' }
  return /\b(?:each|every|a) (?:\w+ )?(?:day|dawn|morning|dusk|evening)\b|\bdaily\b|\bday passes\b/.test(text)
    ? { kind: 'day', day: 0 }
    : undefined
}

/** A threat by its name and a word for being full, or `the clock fills`. */
function clockIn(words: Words, lexicon: Lexicon): Condition | undefined {
  if (!words.some(word => /^(?:full|fills?|filled|completes?|completed|clock|strikes|runs)$/.test(word)))
    return undefined
  const threat = termIn(lexicon, words, ['threat']) ?? onlyThreat(words, lexicon)
  return threat && { kind: 'clock', threat: threat.id }
}

const onlyThreat = (words: Words, { terms }: Lexicon): Lexicon['terms'][number] | undefined =>
  words.includes('clock') ? terms.find(({ kind }) => kind === 'threat') : undefined

type Read = { readonly condition: Condition; readonly clause?: Clause }

function readOne(words: Words, lexicon: Lexicon, before: Clause | undefined): Read {
  const clock = clockIn(words, lexicon)
  if (clock) return { condition: clock }
  const clause = toClause(words.filter(word => word !== ','))
  const time = clause === undefined || clause.kind === 'rest' || clause.kind === 'do' ? timeIn(words) : undefined
  if (time) return { condition: time }
  if (clause) {
    const condition = readClause(clause, lexicon)
    return { condition: clause.isNot ? not(condition) : condition, clause }
  }
  if (before) {
    const same: Clause = { ...before, object: words.filter(word => word !== ','), words }
    return { condition: readClause(same, lexicon), clause: before }
  }
  return {
    condition: unknownDeed(
      words.filter(word => word !== ',' && !/^(?:the|party|they|players)$/.test(word)),
      lexicon,
    ),
  }
}

/** A verb nobody listed: in its plain form as far as an `s` tells, with what it is done to. */
function unknownDeed([verb = '', ...object]: Words, lexicon: Lexicon): Condition {
  const plain = verb.replace(/(?<=[a-z]{2}[^s])s$/, '')
  return readClause(
    { isNot: false, verb: plain, kind: 'do', subject: [], object, preposition: '', target: [], words: object },
    lexicon,
  )
}

function readAll(words: Words, lexicon: Lexicon): Condition {
  const found: Condition[] = []
  let before: Clause | undefined
  for (const part of split(words, lexicon, isAnd)) {
    const [main = [], ...without] = split(part, lexicon, word => word === 'without' || word === 'unless')
    const isOnlyWithout = part[0] === 'without' || part[0] === 'unless'
    const reads = (isOnlyWithout ? [] : [main]).map(words => readOne(words, lexicon, before))
    before = reads[0]?.clause ?? before
    found.push(...reads.map(({ condition }) => condition))
    for (const words of isOnlyWithout ? [main, ...without] : without) found.push(not(lacking(words, lexicon)))
  }
  return joined('all', found)
}

/** `without the lens`, `without killing Maren`. */
function lacking(words: Words, lexicon: Lexicon): Condition {
  const clause = toClause(words)
  return clause
    ? readClause(clause, lexicon)
    : { kind: 'has', item: termIn(lexicon, words, ['item'])?.id ?? itemOr(words, lexicon) }
}

const itemOr = (words: Words, { names }: Lexicon): string =>
  mentionsIn(names, words, { kinds: ['items'] })[0]?.name.id ?? keyOfWords(words)

const isAnd = (word: string, at: number, words: Words): boolean =>
  word === 'and' || word === 'but' || (word === ',' && toClause(words.slice(at + 1, at + 4)) !== undefined)

/** What must come to pass, as some words tell it. Words that mean nothing known are a deed by that name. */
export function readCondition(text: string, lexicon: Lexicon): Condition {
  const isUnless = /^\s*unless\b/i.test(text)
  const words = tokensOf(text.replace(opening, '').replaceAll(/\bboth\b|\beither\b/gi, ' '))
  const ways = split(words, lexicon, word => word === 'or').map(part => readAll(part, lexicon))
  const condition = joined('any', ways)
  return isUnless ? not(condition) : condition
}
