/** The decision log without a model: what was chosen, by whom, and what it set going. Talk alone is no decision. */
import type { Cast, DecisionsSees, DecisionWords } from '../../../table/ports.ts'
import { callOf } from '../companion/moment.ts'
import { chanceOf } from '../voice/chance.ts'
import { thingsIn } from '../voice/nouns.ts'
import { toldIn, type Told } from '../voice/telling.ts'
import { toldOf } from '../voice/tense.ts'
import { capital } from '../voice/words.ts'
import { decidedBy, type Decided } from './decided.ts'
import { learnedFrom } from './facts.ts'

export function oracleDecisions(seed: string | number): Cast['decisions'] {
  return async sees => logged(seed, sees)
}

/** Deeds that change how things stand, when they are the player's. */
const weighty =
  /^You (?:\p{L}+ly )?(?:give|burn|spare|kill|free|promise|swear|accept|refuse|break|sell|buy|attack|strike|lie|threaten|steal|pay|sign|pour|let|hand|agree|bargain|choose|decide|charge|draw|betray|release|destroy|drink)\b(?!.*\b(?:look|breath|step|seat|moment|time)\b)/u

const turned =
  /\b(?:dies|is dead|falls|flees|breaks|opens|collapses|is gone|vanishes|goes out|is free|burns|agrees|refuses|storms off|slams|knows now|will remember|alarm|bell|the mob|the watch)\b/i

function logged(seed: string | number, { narratives, responses }: DecisionsSees): DecisionWords | null {
  const told = toldIn(narratives)
  const chance = chanceOf(seed, 'decisions', ...narratives, ...responses.map(({ response }) => response))
  const companions = responses.flatMap(one => decidedBy(one.character, one.response, chance) ?? [])
  const ours = playersChoice(told)
  const decisions = [...(ours ? [ours] : []), ...companions]
  if (decisions.length === 0) return null
  const party = responses.map(({ character }) => callOf(character))
  const seen = told.flatMap(one => (one.kind === 'seen' ? [toldOf(one.text, 'the party', 'they')] : []))
  return {
    title: titleFor(told, party, ours?.decision ?? ''),
    context: seen.slice(0, 2).join(' '),
    decisions,
    learned: learnedFrom(told, party),
    consequences: seen.filter(text => turned.test(text)).slice(0, 3),
  }
}

function playersChoice(told: readonly Told[]): Decided | undefined {
  const deed = told.find(one => one.kind === 'seen' && weighty.test(one.text))
  if (deed?.kind !== 'seen') return undefined
  return {
    character: 'The party',
    decision: toldOf(deed.text, 'the party', 'they'),
    significance: 'The player led, and the others were there.',
  }
}

function titleFor(told: readonly Told[], party: readonly string[], choice: string): string {
  const person = told.find(one => one.kind === 'said' && !party.some(name => one.name.startsWith(name)))
  const seen = told.flatMap(one => (one.kind === 'seen' ? [one.text] : [])).join(' ')
  const thing = thingsIn(choice).at(-1) ?? thingsIn(seen)[0]
  if (thing !== undefined && person?.kind === 'said') return `${capital(thing)}, and ${person.name}`
  if (thing !== undefined) return capital(thing)
  return person?.kind === 'said' ? `With ${person.name}` : 'A choice on the way'
}
