/** A player's line as a wish. It always comes to something: what cannot be placed is talk, or a deed to be tried. */
import { asideIn, isSaidToBeFalse, putToGm, withoutRemarks } from './aside.ts'
import { askingOf } from './asking.ts'
import { clausesOf } from './clauses.ts'
import type { Clause } from './clauses.ts'
import { readClause } from './clause.ts'
import type { Horizon, Intent, Named, Understand, Verb } from './intent.ts'
import { matterIn } from './matters.ts'
import { indexOf } from './names.ts'
import { chosenOptions } from './options.ts'
import type { Reading } from './reading.ts'
import { rephrased } from './rephrase.ts'
import { isTalk } from './roles.ts'
import { tokensOf } from '../../../english/tokens.ts'

const silence = (line: string): Intent => ({ verb: 'nothing', targets: [], about: [], words: '', line, next: [] })

/** Of a line of talk one thing is said, however many sentences it has. */
function asOneSpeech(readings: readonly Reading[], line: string): Intent | undefined {
  const asked = readings.find(({ intent }) => intent.verb === 'ask') ?? readings[0]
  if (!asked || readings.length < 2 || readings.some(({ how }) => how !== 'dialogue')) return undefined
  const about = readings.flatMap(({ intent }) => intent.about)
  const targets = readings.find(({ intent }) => intent.targets.length > 0)?.intent.targets ?? []
  return { ...asked.intent, about, targets, words: /["“]([^"“”]+)["”]\s*$/u.exec(line)?.[1]?.trim() ?? line.trim() }
}

/** `leave him and go to the inn` is one way, not two; and who turns to somebody to ask them something asks. */
function isOnTheWay(intent: Intent, next: Intent | undefined): boolean {
  if (next === undefined) return false
  if (intent.verb === 'go' && intent.targets.length === 0) return next.verb === 'go' || isTalk(next.verb)
  const isApproach = intent.verb === 'talk' && intent.about.length === 0
  return isApproach && isTalk(next.verb) && intent.targets[0]?.id === next.targets[0]?.id
}

/** What is said of a deed in passing, in a line that is full of them: it colours the telling, and asks for nothing. */
const passing: ReadonlySet<Verb> = new Set(['act', 'dodge', 'nothing', 'perform', 'recall', 'use', 'take'])
/** In so many words a look around is part of the picture. */
const manyWords = 18
const isPassing = ({ verb, targets, line }: Intent): boolean =>
  targets.length === 0 &&
  (passing.has(verb) || ((verb === 'look' || verb === 'go') && line.split(' ').length > manyWords))

/** One does not pray twice in a breath, whatever for. */
const onceIsEnough: ReadonlySet<Verb> = new Set(['pray', 'perform', 'wait', 'rest', 'listen', 'sneak', 'look', 'act'])

const isSameAgain = (one: Intent, other: Intent): boolean =>
  one.verb === other.verb &&
  !isTalk(one.verb) &&
  (onceIsEnough.has(one.verb) || (one.targets[0]?.id ?? '') === (other.targets[0]?.id ?? ''))

/** Remarks beside a deed are no deeds of their own, and a deed told at length is still one. */
function inOrder(readings: readonly Reading[]): readonly Intent[] {
  const hasDeed = readings.some(({ how }) => how === 'deed')
  const kept = readings.filter(({ how, intent }) => !(hasDeed && (how === 'loose' || intent.verb === 'nothing')))
  const intents = kept.map(({ intent }) => intent).filter((intent, at, all) => !isOnTheWay(intent, all[at + 1]))
  const once = intents.filter((intent, at) => !intents.slice(0, at).some(before => isSameAgain(before, intent)))
  const main = once.filter(intent => !isPassing(intent))
  return main.length === 0 ? once.slice(0, 1) : main
}

/** Of several wishes in a line each has its own part of it, with all that led up to it. */
function parted(intents: readonly Intent[], ends: ReadonlyMap<Intent, number>, line: string): readonly Intent[] {
  if (intents.length < 2) return intents
  let from = 0
  return intents.map((intent, at) => {
    const to = at === intents.length - 1 ? line.length : (ends.get(intent) ?? line.length)
    const own = line.slice(from, Math.max(from, to)).replace(joinedBy, '').trim()
    from = Math.max(from, to)
    return own === '' ? intent : { ...intent, line: own }
  })
}
const joinedBy = /^(?:[\s,;.!?\u2013\u2014-]|(?:and|then|but)\b)+/iu

const isSomebody = ({ kind }: Named): boolean => kind === 'person' || kind === 'party'

/** Of somebody whose pronoun nobody knows, either may be said. */
function calledBy(whom: Named | undefined): Horizon['pronouns'] {
  if (whom === undefined || whom.likeness === 0.9) return {} // only assumed, or a pronoun already
  return whom.pronoun === undefined ? { he: whom, she: whom } : { [whom.pronoun]: whom }
}

/** What the next clause means by `him`, `it` and `there`. */
function after({ intent }: Reading, horizon: Horizon): Horizon {
  const thing = intent.targets.find(({ kind }) => kind === 'item' || kind === 'feature' || kind === 'place')
  const place = intent.targets.find(({ kind }) => kind === 'place' || kind === 'exit')
  const faced = isTalk(intent.verb)
    ? intent.targets
    : intent.verb === 'buy' || intent.verb === 'give'
      ? intent.about
      : []
  const [spokenTo] = faced.filter(isSomebody)
  const [whom] = [...intent.targets, ...faced].filter(isSomebody)
  const pronouns = {
    ...horizon.pronouns,
    ...(thing && { it: thing }),
    ...(place && { there: place }),
    ...calledBy(whom),
  }
  return { ...horizon, pronouns, ...(spokenTo && { talkingTo: spokenTo }) }
}

/** `I lean in and say: you are hiding something`: a colon opens a speech as a quotation mark does. */
const opensSpeech =
  /^([^"“”:]*\b(?:say|says|tell|tells|ask|asks|answer|reply|shout|yell|whisper|murmur|mutter|call|announce)\b[^"“”:]{0,40}):\s*([^"“”]*\p{L}[^"“”]*)$/iu

const inQuotes = (line: string): string => (line.includes(':') ? line.replace(opensSpeech, '$1: "$2"') : line)

/** Where a clause ends, with the mark that ends it. */
const endOf = ({ tokens }: Clause, line: string): number => {
  const end = tokens.at(-1)?.end ?? 0
  return end + (/^["”'’)]*[?!.…]+/u.exec(line.slice(end))?.[0].length ?? 0)
}

function understandWords(typed: string, horizon: Horizon): Intent {
  const line = withoutRemarks(inQuotes(typed))
  const index = indexOf(horizon.named)
  const tokens = rephrased(tokensOf(line), index)
  if (tokens.length === 0) return silence(line)
  const tail = line.slice(tokens.at(-1)?.end ?? 0).slice(0, 20)
  const readings: Reading[] = []
  const ends = new Map<Intent, number>()
  let now = horizon
  for (const clause of clausesOf(tokens, index, tail)) {
    readings.push(...readClause(clause, { line, index, horizon: now, before: readings.at(-1)?.intent }))
    const last = readings.at(-1)
    if (last) now = after(last, now)
    if (last) ends.set(last.intent, endOf(clause, line))
  }
  const speech = asOneSpeech(readings, line)
  const [first, ...next] = speech ? [speech] : parted(inOrder(readings), ends, line)
  return first ? { ...first, next } : silence(line)
}

/** What is asked of the table is asked alone. */
function withMatter(intent: Intent, line: string): Intent {
  const matter = matterIn(line)
  return matter === undefined ? intent : { ...intent, matter, line: asideIn(line) ?? line, next: [] }
}

/** Put to whoever runs the game, it is for nobody in the story: a deed, or a question about the world. */
function understandAsGm(words: string, { named, pronouns, isInFight }: Horizon): Intent {
  const intent = withMatter(understandWords(words, { named, pronouns, isInFight, options: [] }), words)
  if (intent.matter !== undefined || !(isTalk(intent.verb) || intent.verb === 'question')) return intent
  return askingOf(tokensOf(words), /\?\W*$/u.test(words) ? '?' : '') === undefined
    ? { ...intent, matter: 'aside', next: [] }
    : { ...intent, verb: 'question', isToTable: true, next: [] }
}

/** What a player says of their own words counts: said to be false, it is a lie. */
function asMeant(intent: Intent, line: string): Intent {
  const isTold = intent.verb === 'tell' || intent.verb === 'say'
  return isTold && isSaidToBeFalse(line) ? { ...intent, verb: 'lie' } : intent
}

export const understand: Understand = (line, horizon) => {
  const chosen = chosenOptions(line, horizon.options)
  const forGm = chosen ? undefined : putToGm(line)
  if (forGm !== undefined) return { ...understandAsGm(forGm, horizon), line }
  if (!chosen) return asMeant(withMatter(understandWords(line, horizon), line), line)
  const [first, ...next] = chosen.map(option => ({ ...understandWords(option, horizon), line }))
  return first ? { ...first, next: [...first.next, ...next] } : silence(line)
}
