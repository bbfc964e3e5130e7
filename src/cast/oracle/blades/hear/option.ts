/** Which of the options a line names: by number, by name or in close words. Words that only touch on one choose nothing. */
import { contentOf, sharedWords } from '../../../../english/content-words.ts'
import { prepositions } from '../../../../english/small-words.ts'
import { verbOf } from '../../../../english/verbs.ts'
import type { Plan } from '../../../../rules/blades/model/score.ts'
import { score, verbs } from '../words.ts'
import { actionIn } from './actions.ts'
import { opensQuestion, placeOf, tokensOf, weighty, type Tokens } from './tokens.ts'

export type Named = {
  readonly label: string
  readonly hint?: string
  readonly said?: readonly string[]
  /** A way to go about a job: what its hint names, and no other's, is enough to name it, if it is done in that way. */
  readonly plan?: Plan
  /** A die is spent by its own name, and not by what its price is called. */
  readonly card?: unknown
}

const filler = new Set([
  'spend',
  'use',
  'give',
  'die',
  'one',
  'the',
  'my',
  'a',
  'it',
  'with',
  'i',
  'we',
  'option',
  'number',
  'choose',
  'pick',
  'take',
  "i'll",
  'please',
  'ok',
  'okay',
  'go',
  'whichever',
  'whatever',
  'that',
  'just',
])
const articles = new Set(['a', 'an', 'the', 'my', 'our', 'some'])
const against = new Set(['not', "don't", 'dont', 'never', 'without', 'nobody', 'nothing', "won't", 'wont'])
const looks: ReadonlySet<string> = new Set(verbs.looks)

const isSame = (one: string, other: string): boolean =>
  placeOf([one], other) !== undefined || placeOf([other], one) !== undefined
const areIn = (words: Tokens, others: Tokens): boolean =>
  words.length > 0 && words.every(word => others.some(other => isSame(word, other)))

/** The only place at which it is so; none where there are two. */
function only(choices: readonly Named[], isMeant: (choice: Named) => boolean): number | undefined {
  const places = choices.flatMap((choice, at) => (isMeant(choice) ? [at] : []))
  return places.length === 1 ? places[0] : undefined
}

/** Its own words for an option are a clause by themselves: `ok, we are done` ends a rest, `we leave flowers` does not. */
function isWholly(line: string, said: readonly string[]): boolean {
  return line.split(/[,.;!]+/u).some(clause => {
    const tokens = tokensOf(clause)
    return said.some(phrase => {
      const at = placeOf(tokens, phrase)
      const next =
        at === undefined ? '' : (tokens.slice(at + phrase.split(' ').length).find(word => !articles.has(word)) ?? '')
      const before = tokens.slice(0, at).filter(word => !filler.has(word))
      return at !== undefined && weighty(before).length === 0 && (filler.has(next) || weighty([next]).length === 0)
    })
  })
}

const isAsking = (line: string, tokens: Tokens): boolean =>
  line.trimEnd().endsWith('?') || opensQuestion(tokens, verbs.questions)

export function optionIn(line: string, choices: readonly Named[]): number | undefined {
  const tokens = tokensOf(line)
  const place = ordinalIn(line, choices.length)
  if (place !== undefined) return place
  const exact = only(choices, ({ label }) => tokensOf(label).join(' ') === tokens.join(' '))
  if (exact !== undefined && tokens.length > 0) return exact
  const own = line.trimEnd().endsWith('?') ? undefined : only(choices, ({ said = [] }) => isWholly(line, said))
  if (own !== undefined) return own
  const [first = '', ...more] = tokens.filter(word => !filler.has(word))
  const isFace = choices.some(({ said = [] }) => said.some(one => /^the \d$/.test(one))) && /\bthe \d\b/u.test(line)
  if (isFace) return undefined // a die that is not there
  if (more.length === 0 && /^\d+$/.test(first)) return choices[Number(first) - 1] && Number(first) - 1
  if (isAsking(line, tokens)) return undefined
  const [opening = ''] = line.split(/[,.;!]+/u)
  const opened = only(choices, ({ label }) => tokensOf(label).join(' ') === tokensOf(opening).join(' '))
  if (opened !== undefined && tokensOf(opening).length > 0) return opened
  if (tokens.some(word => against.has(word))) return undefined
  return (
    byWords(
      weighty(tokens).filter(word => !filler.has(word)),
      tokens,
      choices,
    ) ??
    wholly(weighty(tokensOf(opening)), choices) ??
    ownIn(line, choices)
  )
}

/** What kind of a plan it is, by how most of it is done. */
export function planIn(tokens: Tokens): Plan | undefined {
  const found = actionIn(tokens)
  return found && (score.plan.by[found.action] as Plan)
}

/** So many words that are of no other option, and it is that one; a way needs one, where it is gone in its kind. */
const leastOwn = 2

/** Whose words it says that no other has: `in step, like the collector they all owe` is `the step of somebody they owe`. */
export function ownIn(line: string, choices: readonly Named[]): number | undefined {
  const plan = planIn(tokensOf(line))
  const all = choices.map(({ label, hint = '', card }) => (card === undefined ? contentOf(`${label} ${hint}`) : []))
  const shares = choices.map(({ plan: kind }, at) => {
    const own = all[at]?.filter(word => !all.some((others, other) => other !== at && others.includes(word))) ?? []
    const shared = sharedWords(contentOf(line), new Set(own))
    if (kind !== undefined && plan !== undefined) return kind === plan ? shared * leastOwn : 0
    return shared
  })
  const best = Math.max(0, ...shares)
  return best >= leastOwn && shares.filter(share => share === best).length === 1 ? shares.indexOf(best) : undefined
}

const ordinals = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth']

/** `the last one`, `second`: a place in the list, said as a clause of its own. */
function ordinalIn(line: string, count: number): number | undefined {
  const [clause = ''] = line.split(/[,.;!?]+/u)
  const words = tokensOf(clause).filter(word => !filler.has(word))
  const [only = ''] = words
  if (words.length !== 1) return undefined
  const at = only === 'last' ? count - 1 : ordinals.indexOf(only)
  return at >= 0 && at < count ? at : undefined
}

/** Most of the words of one option, and of no other so many. */
function nearly(words: Tokens, choices: readonly Named[]): number | undefined {
  const shares = choices.map(({ label }) => {
    const own = weighty(tokensOf(label))
    return own.length < 2 ? 0 : own.filter(word => words.some(other => isSame(word, other))).length / own.length
  })
  const best = Math.max(0, ...shares)
  return best >= 0.6 && shares.filter(share => share === best).length === 1 ? shares.indexOf(best) : undefined
}

/** `sneak in through the skylight`: things that the hint of one names, and nothing that none does. */
function hinted(words: Tokens, choices: readonly Named[]): number | undefined {
  const things = words.filter(word => verbOf(word) === undefined && !prepositions.has(word))
  const kind = planIn(words)
  const hints = choices.map(({ hint = '', plan }) => (plan !== undefined && (kind ?? plan) === plan ? weighty(tokensOf(hint)) : [])) // prettier-ignore
  return things.length === 0 ? undefined : only(choices, choice => areIn(things, hints[choices.indexOf(choice)] ?? []))
}

const wholly = (words: Tokens, choices: readonly Named[]): number | undefined =>
  words.length > 1
    ? only(choices, ({ label, hint = '' }) => areIn(words, weighty(tokensOf(`${label} ${hint}`))))
    : undefined

function byWords(words: Tokens, line: Tokens, choices: readonly Named[]): number | undefined {
  const labelOf = ({ label }: Named): Tokens => weighty(tokensOf(label))
  const [first = ''] = words
  if (words.length === 1 && looks.has(first)) return undefined
  return (
    only(
      choices,
      choice => areIn(words, labelOf(choice)) && (words.length > 1 || areIn(words, labelOf(choice).slice(0, 1))),
    ) ??
    wholly(words, choices) ??
    only(choices, choice => {
      const label = labelOf(choice)
      return (
        areIn(label, label.length > 1 ? words : [first]) && (label.length > 1 || areIn(tokensOf(choice.label), line))
      ) // `get drunk` is not `get out`
    }) ??
    nearly(words, choices) ??
    hinted(words, choices)
  )
}
