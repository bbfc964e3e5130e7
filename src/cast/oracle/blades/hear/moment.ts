/** What the ear needs of the moment, and the few shapes that every reading makes. */
import type { Action } from '../../../../rules/blades/model/crew.ts'
import { nounOf } from '../../../../english/noun-phrases.ts'
import { baseOf } from '../../../../english/verbs.ts'
import type { Thing } from '../../desk/wishes.ts'
import { verbs } from '../words.ts'
import { actionIn } from './actions.ts'
import { says, tokensOf, weighty, type Tokens } from './tokens.ts'
import type { About, Wish } from './wish.ts'

export type Moment = {
  readonly isOnScore: boolean
  /** Who is here, by id, whoever was spoken with last first. */
  readonly present: readonly string[]
  readonly lead: string
  /** A noun of what was told, with the sentence that told of it. */
  readonly mentioned: (noun: string, words: readonly string[]) => Thing | undefined
  /** Somebody here who has no page, by a calling or by a pronoun. */
  readonly stranger: (words: string) => Thing | undefined
  /** Where somebody is to be found. */
  readonly placeOf: (person: string) => string | undefined
  /** Somebody who is here, by so few words that they can be nothing but a call. */
  readonly hereCalled: (words: string) => string | undefined
  /** A power of the city, by all of its name. */
  readonly powerCalled: (words: string) => Thing | undefined
  /** A place by what it is: `the market`. */
  readonly placeCalled: (words: string) => string | undefined
}

const { wishes } = verbs

/** A verb that opens the line is what is done; else what the ear took for the verb; else any verb in it. */
export function actionOf(line: string, fallback: string | undefined): Action | undefined {
  const found = actionIn(tokensOf(line))
  if (found && found.at <= 2) return found.action
  return (fallback as Action | undefined) ?? found?.action
}

export const asAbout = ({ kind, id, name, says: text = '' }: Thing): About => ({ kind, id, name, text })

export function tried(
  line: string,
  action: Action,
  more: { readonly by?: Thing | undefined; readonly on?: Thing | undefined } = {},
): Wish {
  const tokens = tokensOf(line)
  return {
    kind: 'deed',
    action,
    isLethal: says(tokens, verbs.lethal),
    isTogether: says(tokens, wishes.together),
    words: line.trim(),
    ...(more.by === undefined ? {} : { by: more.by.id }),
    ...(more.on === undefined ? {} : { on: asAbout(more.on) }),
  }
}

export const isAsking = (line: string): boolean => line.trimEnd().endsWith('?')

/** A favour put as a question: `Wick, could you keep her talking?` */
export const isBegged = (line: string): boolean => says(tokensOf(line), verbs.begs)

/** What one means to do elsewhere, and when there is time, waits until the job is over. */
export const later = (line: string): Wish => ({ kind: 'later', words: line.trim() })

/** `the paper he is reading`: what somebody does is nothing one could look at. */
export const isNoun = (word: string): boolean => !(word.endsWith('ing') && baseOf(word) !== undefined)

/** Whoever or whatever was told of, by the last noun that names it. */
export function mentionIn(tokens: Tokens, { mentioned }: Moment): Thing | undefined {
  const called = tokens.flatMap(word => verbs.vocatives.find(([one]) => one === word)?.[1] ?? [])
  const nouns = weighty(tokens).filter(word => !verbs.saying.includes(word) && !verbs.vague.includes(word))
  for (const word of [...called, ...nouns.toReversed()].filter(isNoun)) {
    const told = mentioned(nounOf(word), [nounOf(word)])
    if (told) return told
  }
  return undefined
}
