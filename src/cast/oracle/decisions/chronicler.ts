/** The decision log without a model: what was chosen, by whom, and what it set going. Talk alone is no decision. */
import type { Cast, DecisionsSees, DecisionWords } from '../../../table/ports.ts'
import { callOf } from '../companion/moment.ts'
import { chanceOf } from '../voice/chance.ts'
import { marksIn, type Marks } from '../voice/marks.ts'
import { thingsIn } from '../voice/nouns.ts'
import { retoldOf } from '../../../english/retell/third.ts'
import { toldIn, type Told } from '../voice/telling.ts'
import { capital } from '../../../english/content-words.ts'
import { choiceIn, closed, ended, fellTo, party, type Choice } from './choices.ts'
import { againstBy, decidedBy, type Decided } from './decided.ts'
import { learnedFrom } from './facts.ts'

export function oracleDecisions(seed: string | number): Cast['decisions'] {
  return async sees => logged(seed, sees)
}

const turned =
  /\b(?:dies|is dead|flees|is free|agrees|refuses|storms off|knows now|will remember|alarm|bell (?:rings|tolls|starts)|the mob|the watch|tells you that|comes? round to|weapons come down|nobody left|it is over|goes down with|the end of)\b/i

/** A drip falls and a lamp goes out wherever one listens: such words weigh only of somebody or something with a name. */
const moved = /\b(?:falls|breaks|opens(?! both eyes)|collapses|is gone|vanishes|goes out|burns|slams|gives way)\b/i
const named = /\byou\b|(?<=[\p{L},;] )\p{Lu}\p{L}+/u

const isTurn = (text: string): boolean => turned.test(text) || (moved.test(text) && named.test(text))

function logged(seed: string | number, sees: DecisionsSees): DecisionWords | null {
  const { narratives } = sees
  const told = toldIn(narratives)
  const marks = marksIn(narratives)
  const names = namesOf(sees)
  const ours = choiceIn(told)
  const decisions = [
    ...(ours ? [plainly(ours)] : []),
    ...(marks.fight === undefined ? [] : [fellTo(marks.fight.foes, marks.fight.slain)]),
    ...marks.done.map(closed),
    ...stands(seed, sees, names),
    ...(marks.ending === undefined ? [] : [ended(marks.ending.name)]),
  ]
  if (decisions.length === 0) return null
  const seen = told.flatMap(one => (one.kind === 'seen' ? [one.text] : []))
  const came = seen.filter(text => isTurn(text) && text !== ours?.deed && !claimed.test(text)).slice(-3)
  return {
    title: titleFor(told, names, ours?.decision ?? '', marks),
    context: contextOf(seen, ours?.deed).join(' '),
    decisions,
    learned: learnedFrom(told, names),
    consequences: [...came.map(text => retoldOf(text, party)), ...marks.done.map(name => `"${name}" is done.`)],
  }
}

/** `So you secret: the reeve is dead.` A player's own words, told back as a deed, are no proof of what they say. */
const claimed = /\byou\b[^.!?:]{0,60}:/i

const plainly = ({ character, decision, significance }: Choice): Decided => ({ character, decision, significance })

/** Those of the company, by what they are called: whoever answers, plays or keeps a journal. */
const namesOf = ({ view, responses, lead }: DecisionsSees): readonly string[] => {
  const keepers = view.files.journal.map(({ path }) => path.replace(/^.*\/|-journal\.md$/g, ''))
  const all = [...responses.map(({ character }) => character), ...(lead === undefined ? [] : [lead]), ...keepers]
  return [...new Set(all.map(callOf))]
}

/** Where everybody stood: by what they answered now, and who spoke against it while nobody kept the log. */
function stands(seed: string | number, { narratives, responses, lead }: DecisionsSees, names: readonly string[]) {
  const chance = chanceOf(seed, 'decisions', ...narratives, ...responses.map(({ response }) => response))
  const quiet = names.filter(
    name => name !== callOf(lead ?? '') && !responses.some(({ character }) => callOf(character) === name),
  )
  const spoken = toldIn(narratives).flatMap(one =>
    one.kind === 'said' && quiet.some(name => one.name.startsWith(name)) ? [one] : [],
  )
  return [
    ...responses.flatMap(one => decidedBy(one.character, one.response, chance) ?? []),
    ...spoken.flatMap(({ name, words }) => againstBy(name, words, chance) ?? []),
  ]
}

/** What was chosen and what came next; else how it was told last. */
function contextOf(seen: readonly string[], deed: string | undefined): readonly string[] {
  const at = deed === undefined ? -1 : seen.indexOf(deed)
  return (at === -1 ? seen.slice(0, 2) : seen.slice(at, at + 2)).map(text => retoldOf(text, party))
}

function titleFor(told: readonly Told[], names: readonly string[], choice: string, marks: Marks): string {
  const { ending, fight, done } = marks
  if (ending !== undefined) return ending.name
  const [thread] = done
  if (thread !== undefined) return thread
  const [slain] = fight?.slain ?? []
  if (fight !== undefined) return slain === undefined ? `The fight with ${fight.foes}` : `The death of ${slain}`
  const person = told.find(one => one.kind === 'said' && !names.some(name => one.name.startsWith(name)))
  const seen = told.flatMap(one => (one.kind === 'seen' ? [one.text] : [])).join(' ')
  const thing = thingsIn(choice).at(-1) ?? thingsIn(seen)[0]
  if (thing !== undefined && person?.kind === 'said') return `${capital(thing)}, and ${person.name}`
  if (thing !== undefined) return capital(thing)
  return person?.kind === 'said' ? `With ${person.name}` : 'A choice on the way'
}
