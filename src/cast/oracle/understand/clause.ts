/** One clause of a line as a wish: a deed, a question, something said, or a name and nothing else. */
import { isToYou } from './asking.ts'
import type { Mention } from './choose.ts'
import type { Clause } from './clauses.ts'
import { sightingsIn } from './names.ts'
import type { Sighting } from './names.ts'
import { readDeed } from './read-deed.ts'
import { readLoose } from './read-loose.ts'
import { readQuestion } from './read-question.ts'
import { isCalled, isPerson, mentionsFor, toIntent } from './reading.ts'
import type { Context, Reading } from './reading.ts'
import { isTalk } from './roles.ts'
import { isNoise, tokensOf } from '../../../english/tokens.ts'
import type { Token } from '../../../english/tokens.ts'
import { typedFrom } from './typed.ts'
import { verbIn } from './verb-in.ts'
import type { FoundVerb } from './verb-in.ts'

/** `talk or I'll burn this place down`. */
const isThreat = (tokens: readonly Token[]): boolean =>
  tokens.some(({ text }, at) => text === 'or' && ['else', 'i', 'we'].includes(tokens[at + 1]?.text ?? ''))

function readThreat({ tokens }: Clause, context: Context): Reading {
  const part = { tokens, verbEnd: 0, words: typedFrom(context.line, tokens, 0) }
  return { intent: toIntent('threaten', part, [], context), how: 'dialogue' }
}

/** A spell by its whole name where a verb would stand: `magic missile at the ghoul`. */
function spellAsVerb({ tokens }: Clause, verb: FoundVerb | undefined, { index }: Context): Sighting | undefined {
  const spell = sightingsIn(tokens, index).find(({ named }) => named.kind === 'spell' && named.likeness === 1)
  if (!spell || !verb || verb.how === 'loose') return spell
  return spell.from <= verb.from && spell.to > verb.to ? spell : undefined
}

function readSpell({ to }: Sighting, { tokens }: Clause, context: Context): Reading {
  const part = { tokens, verbEnd: to, words: typedFrom(context.line, tokens, to) }
  return { intent: toIntent('cast', part, mentionsFor('cast', part, context), context), how: 'deed' }
}

function readWords(clause: Clause, context: Context): Reading {
  const { tokens } = clause
  const isTalking = context.horizon.talkingTo !== undefined
  if (isTalking && isThreat(tokens)) return readThreat(clause, context)
  const verb = verbIn(tokens, context.index)
  const spell = spellAsVerb(clause, verb, context)
  if (spell) return readSpell(spell, clause, context)
  const deed = verb && verb.how !== 'loose' ? readDeed(verb, clause, context) : undefined
  const plain = deed ?? readQuestion(clause, context)
  if (plain) return plain
  const isFreeToAct = !isTalking && !isToYou(tokens) && !isNoise(context.line)
  const loose = verb?.how === 'loose' && isFreeToAct ? readDeed(verb, clause, context) : undefined
  return loose ? { ...loose, how: 'loose' } : readLoose(clause, context)
}

const isFeature = ({ named }: Mention): boolean => named.kind === 'feature'

/** Speech in quotes: said to whom the words beside it name, else to whom the speech itself calls. */
function readSpeech({ tokens }: Clause, context: Context): readonly Reading[] {
  const words = tokens.flatMap(({ speech }) => speech ?? []).join(' ')
  const spoken = tokensOf(words).filter(({ speech }) => speech === undefined)
  const beside = tokens.filter(({ speech }) => speech === undefined)
  const verb = verbIn(beside, context.index)
  const isDeed = verb?.how === 'plain' && !isTalk(verb.phrase.verb)
  const how = verb && isTalk(verb.phrase.verb) && verb.phrase.verb !== 'talk' ? verb.phrase.verb : 'say'
  const named = isDeed ? [] : mentionsFor(how, { tokens: beside, verbEnd: 0 }, context).filter(isPerson)
  const unpointed = { ...context, horizon: { ...context.horizon, pronouns: {} } }
  const heard = mentionsFor('say', { tokens: spoken, verbEnd: 0 }, unpointed)
  const called = heard.filter(one => isPerson(one) && isCalled(one, spoken))
  const thing = isDeed ? mentionsFor('examine', { tokens: beside, verbEnd: 0 }, unpointed).find(isFeature) : undefined
  const [listener] = named.length > 0 ? named : called.length > 0 || thing === undefined ? called : [thing]
  const beforeIt = beside.length === 0 && listener === undefined ? context.before?.targets[0] : undefined
  const spokenTo = beforeIt?.kind === 'feature' && context.horizon.talkingTo?.id !== beforeIt.id ? beforeIt : undefined
  const about = heard.filter(one => one !== listener).map(one => ({ ...one, isContent: true }))
  const part = { tokens: beside, verbEnd: 0, words }
  const intent = toIntent(how, part, [...(listener ? [{ ...listener, isContent: false }] : []), ...about], context)
  const speech: Reading = { intent: spokenTo ? { ...intent, targets: [spokenTo] } : intent, how: 'dialogue' }
  return isDeed ? [readWords({ tokens: beside, isGoingOn: false, ending: '' }, context), speech] : [speech]
}

/** `We should tell Pell. Go to the mill`: the first sentence only says why. */
const isProposal = ({ tokens, ending }: Clause): boolean =>
  ending === '.' &&
  ['i', 'we'].includes(tokens[0]?.text ?? '') &&
  ['should', 'ought', 'must', 'need', 'could'].includes(tokens[1]?.text ?? '')

const asRemark = (reading: Reading): Reading => (reading.how === 'deed' ? { ...reading, how: 'loose' } : reading)

export function readClause(clause: Clause, context: Context): readonly Reading[] {
  if (clause.tokens.some(({ speech }) => speech !== undefined)) return readSpeech(clause, context)
  const reading = readWords(clause, context)
  return [isProposal(clause) ? asRemark(reading) : reading]
}
