/** What lies open: what everybody who lives here knows, what anybody sees, and what the party itself was told and has found. */
import kinds from '../../../../../content/oracle/answers.json' with { type: 'json' }
import { remembering } from '../../../../core/memo.ts'
import { leansBack } from '../../../../english/leaning.ts'
import { polarOf } from '../../../../english/polar.ts'
import { prepositions } from '../../../../english/small-words.ts'
import { sentencesOf } from '../../../../english/prose-sentences.ts'
import { wordsOf } from '../../../../english/tokens.ts'
import type { OracleWorld, Place } from '../../../../campaign/played/world.ts'
import type { Desk } from '../../desk/desk.ts'
import { here } from '../../desk/place.ts'
import type { Asked } from '../../desk/wishes.ts'
import { establishedAt } from '../done.ts'
import { keysOf } from '../../desk/keys.ts'
import { fitOf, hasName, isHeld, isKindOf, type Question } from './bearing.ts'
import type { Shown } from './shown.ts'

const longest = 240
const ofParty = new Set(['you', 'your', 'yours'])

/** One sentence or two that follow each other: as much as one says in a breath. */
const windowsOf = (texts: readonly string[]): readonly string[] =>
  texts.flatMap(text => {
    const all = sentencesOf(text)
    const pairs = all.slice(1).map((one, at) => `${all[at] ?? ''} ${one}`)
    return [...all, ...pairs].filter(one => one.length <= longest)
  })

/** Told of the party itself, or in somebody's words: nobody would say it as it stands. */
const isSayable = (text: string): boolean =>
  !text.includes('"') && !text.includes(':') && !wordsOf(text).some(word => ofParty.has(word))

const hookIn = remembering(({ hook }: OracleWorld): readonly string[] => windowsOf([hook.join(' ')]).filter(isSayable))
const talkIn = remembering((world: OracleWorld): readonly string[] =>
  windowsOf([...world.common.map(({ text }) => text), ...world.setting]).map(text => text.replaceAll('"', "'")),
)

/** How it began, as everybody saw it. */
export const hookTexts = ({ world }: Desk): readonly string[] => hookIn(world)
/** What is talked of everywhere. */
export const talkTexts = ({ world }: Desk): readonly string[] => talkIn(world)

const shownAt = remembering(({ overview, features }: Place): readonly string[] =>
  windowsOf([overview.join(' '), ...features.map(({ text }) => text)]).filter(isSayable),
)

/** What anybody here could tell, whoever is asked. */
export const openTexts = (desk: Desk): readonly string[] => [
  ...establishedAt(desk)
    .filter(({ change, text }) => change !== 'done' && isSayable(text)) // what left no mark tells nothing
    .map(({ text }) => text),
  ...talkIn(desk.world),
  ...shownAt(here(desk)),
]

/** So much of what is asked has to be spoken of: who asks whether or how wants the very thing. */
const needed: Readonly<Record<Asked, number>> = {
  what: 0.6,
  who: 0.6,
  where: 0.6,
  when: 0.6,
  why: 0.6,
  which: 0.6,
  'how-much': 0.7,
  how: 0.75,
  whether: 0.8,
}

/** What is said of it: of a yes or no what stands behind the subject, and not when or where. */
function predicateOf({ keys, heads, asks, said = '' }: Question): readonly string[] {
  const rest = asks === 'whether' ? (polarOf(said)?.rest ?? []) : []
  const end = rest.findIndex(word => prepositions.has(word) && word !== 'to')
  const told = keysOf(rest.slice(0, end === -1 ? rest.length : end).join(' '))
  return told.length > 0 ? told : keys.filter(key => !heads.includes(key))
}

/** Who asks what colour the door is has not asked for all that is known of the door. */
export function speaksOf(text: string, question: Question, means = ''): boolean {
  const said = predicateOf(question)
  return said.length === 0 || said.some(key => isHeld(keysOf(`${text} ${means}`), key))
}

/** Of a long question some words may be left: `is the water safe to drink` is asked of what is drunk. */
const leastOf = ({ asks = 'what', keys }: Question): number =>
  asks === 'whether' && keys.length > 2 ? 0.45 : needed[asks]

/** `isShown`: nobody wrote it down, it follows from who and what is here. */
export type Found = { readonly text: string; readonly fit: number; readonly isShown?: boolean }

/** What stands written answers before what only follows from who and what is here. */
const behind = 0.12

/** What answers it: all it asks about is spoken of, and it is of the kind that was asked for. */
export function answerIn(desk: Desk, question: Question, texts: readonly (string | Shown)[]): Found | undefined {
  const { keys, asks = 'what' } = question
  if (keys.length === 0) return undefined
  const [best] = texts
    .map(one => (typeof one === 'string' ? { text: one, means: '' } : one))
    .filter(
      ({ text, means }) =>
        (asks === 'who' ? hasName(text) : means !== '' || isKindOf(asks, text)) && speaksOf(text, question, means),
    ) // prettier-ignore
    .map(({ text, means }) => ({
      text,
      isShown: means !== '',
      fit: fitOf(desk.world, { ...question, isOfYou: false }, text, means) - (leansBack(text) ? 0.05 : 0) - (means === '' ? 0 : behind), // prettier-ignore
    }))
    .filter(({ fit }) => fit >= leastOf(question))
    .sort((one, other) => other.fit - one.fit || one.text.length - other.text.length)
  return best
}

const counts = new Set(kinds['how-much'].slice(1))
const persons = new Set(['people', 'souls', 'families', 'houses', 'men', 'women', 'folk', 'persons'])

/** How many live here, where it stands written. */
export const countedIn = (texts: readonly string[], keys: readonly string[]): string =>
  texts
    .filter(one => [counts, persons].every(set => wordsOf(one).some(word => set.has(word))))
    .map(text => ({ text, held: keys.filter(key => isHeld(keysOf(text), key)).length }))
    .filter(({ held }) => held > 0 || keys.length === 0)
    .sort((one, other) => other.held - one.held || one.text.length - other.text.length)[0]?.text ?? ''
