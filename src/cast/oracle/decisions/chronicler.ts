/** The decision log without a model: what was chosen, by whom, and what it set going. Talk alone is no decision. */
import type { Cast, DecisionsSees, DecisionWords } from '../../../table/ports.ts'
import { callOf } from '../companion/moment.ts'
import { chanceOf } from '../voice/chance.ts'
import { thingsIn } from '../voice/nouns.ts'
import { toldOf } from '../voice/retell/third.ts'
import { toldIn, type Told } from '../voice/telling.ts'
import { capital } from '../voice/words.ts'
import { choiceIn, closed, party, threadsIn } from './choices.ts'
import { decidedBy } from './decided.ts'
import { learnedFrom } from './facts.ts'

export function oracleDecisions(seed: string | number): Cast['decisions'] {
  return async sees => logged(seed, sees)
}

const turned =
  /\b(?:dies|is dead|falls|flees|breaks|opens|collapses|is gone|vanishes|goes out|is free|burns|agrees|refuses|storms off|slams|knows now|will remember|alarm|bell|the mob|the watch|tells you that|comes? round|gives way|weapons come down|nobody left|it is over|goes down with)\b/i

function logged(seed: string | number, { narratives, responses, lead }: DecisionsSees): DecisionWords | null {
  const told = toldIn(narratives)
  const chance = chanceOf(seed, 'decisions', ...narratives, ...responses.map(({ response }) => response))
  const companions = responses.flatMap(one => decidedBy(one.character, one.response, chance) ?? [])
  const ours = choiceIn(told)
  const threads = threadsIn(narratives)
  const decisions = [...(ours ? [ours] : []), ...threads.map(closed), ...companions]
  if (decisions.length === 0) return null
  const seen = told.flatMap(one => (one.kind === 'seen' ? [toldOf(one.text, party)] : []))
  const came = seen.filter(text => turned.test(text)).slice(0, 3)
  const names = [...responses.map(({ character }) => character), ...(lead === undefined ? [] : [lead])].map(callOf)
  return {
    title: titleFor(told, names, ours?.decision ?? '', threads),
    context: seen.slice(0, 2).join(' '),
    decisions,
    learned: learnedFrom(told, names),
    consequences: [...came, ...threads.map(name => `"${name}" is done.`)],
  }
}

function titleFor(told: readonly Told[], names: readonly string[], choice: string, threads: readonly string[]): string {
  const [thread] = threads
  if (thread !== undefined) return thread
  const person = told.find(one => one.kind === 'said' && !names.some(name => one.name.startsWith(name)))
  const seen = told.flatMap(one => (one.kind === 'seen' ? [one.text] : [])).join(' ')
  const thing = thingsIn(choice).at(-1) ?? thingsIn(seen)[0]
  if (thing !== undefined && person?.kind === 'said') return `${capital(thing)}, and ${person.name}`
  if (thing !== undefined) return capital(thing)
  return person?.kind === 'said' ? `With ${person.name}` : 'A choice on the way'
}
