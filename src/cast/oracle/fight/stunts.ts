/** What no rule has a word for: which skill it asks for, and what would come of it, by the words it is told in. */
import rows from '../../../../content/oracle/stunts.json' with { type: 'json' }
import { verbOf } from '../../../english/verbs.ts'
import { skillBonus } from '../../../rules/fifth/checks/bonus.ts'
import { isSkill, type Skill } from '../../../rules/fifth/model/abilities.ts'
import type { Creature } from '../../../rules/fifth/model/creature.ts'
import type { Gain } from './orders.ts'

export type Stunt = { readonly skill: Skill; readonly gain: Gain }

type Row = Stunt & { readonly words: ReadonlySet<string> }

const gains: ReadonlySet<string> = new Set<Gain>(['opening', 'prone', 'blinded', 'away', 'nothing'])
const isGain = (text: string): text is Gain => gains.has(text)

const stunts: readonly Row[] = rows.flatMap(({ words, skill, gain }) =>
  isSkill(skill) && isGain(gain) ? [{ words: new Set(words), skill, gain }] : [],
)

/** By the words that tell of it, else by whichever of the two bodily skills they are better at. */
export function stuntFor(words: readonly string[], who: Creature): Stunt {
  const said = words.flatMap(word => [word, verbOf(word) ?? word])
  const row = stunts.find(one => said.some(word => one.words.has(word)))
  if (row !== undefined) return { skill: row.skill, gain: row.gain }
  const isNimble = skillBonus(who, 'acrobatics').total > skillBonus(who, 'athletics').total
  return { skill: isNimble ? 'acrobatics' : 'athletics', gain: 'opening' }
}
