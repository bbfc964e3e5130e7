/** What no rule has a word for: which skill it asks for, and what would come of it, by the words it is told in. */
import rows from '../../../../content/oracle/stunts.json' with { type: 'json' }
import { wordsOf } from '../../../english/tokens.ts'
import { verbOf } from '../../../english/verbs.ts'
import { skillBonus } from '../../../rules/fifth/checks/bonus.ts'
import { isSkill, type Skill } from '../../../rules/fifth/model/abilities.ts'
import type { Creature } from '../../../rules/fifth/model/creature.ts'
import type { Gain, Harm } from './orders.ts'

export type Stunt = {
  readonly skill: Skill
  readonly gains: readonly Gain[]
  readonly harm?: Harm
  /** Everybody who stands there has a share of it. */
  readonly isWide: boolean
}

type Row = {
  readonly words: ReadonlySet<string>
  /** One of these stands with them, or the row does not count: a rope is no snare until it is thrown around somebody. */
  readonly beside?: ReadonlySet<string>
  readonly skill: Skill
  readonly gain?: Gain
  readonly harm?: Harm
  readonly isWide: boolean
  /** By this alone it is a stunt; an aim only adds to one. */
  readonly isWay: boolean
  readonly isAim: boolean
}

type Written = {
  readonly words: string
  readonly beside?: string
  readonly skill: string
  readonly gain?: string
  readonly harm?: string
  readonly type?: string
  readonly isWide?: boolean
  readonly isWay?: boolean
  readonly isAim?: boolean
}

const gains: ReadonlySet<string> = new Set<Gain>(['opening', 'prone', 'blinded', 'restrained', 'frightened', 'away', 'fall', 'nothing']) // prettier-ignore
const isGain = (text: string): text is Gain => gains.has(text)

const stunts: readonly Row[] = (rows as readonly Written[]).flatMap(
  ({ words, beside, skill, gain = 'nothing', harm, type = 'bludgeoning', isWide, isWay, isAim }) =>
    isSkill(skill) && isGain(gain)
      ? [
          {
            words: new Set(words.split(' ')),
            skill,
            gain,
            isWide: isWide === true,
            isWay: isWay === true,
            isAim: isAim === true,
            ...(beside !== undefined && { beside: new Set(beside.split(' ')) }),
            ...(harm !== undefined && { harm: { dice: harm, type } }),
          },
        ]
      : [],
)

const formsOf = (text: string): readonly string[] =>
  wordsOf(text).flatMap(word => [word, verbOf(word) ?? word, ...(word.endsWith('s') ? [word.slice(0, -1)] : [])])

function rowsIn(text: string): readonly Row[] {
  const said = formsOf(text)
  const has = (words: ReadonlySet<string>): boolean => said.some(word => words.has(word))
  return stunts.filter(({ words, beside }) => has(words) && (beside === undefined || has(beside)))
}

/** Whether the words tell of something that is no blow with a weapon. */
export const isStunt = (text: string): boolean => rowsIn(text).some(({ isWay }) => isWay)

/** Words that say nothing of how it is done: a sword is drawn, a stance is taken. */
export const isPlain = (text: string): boolean => rowsIn(text).length === 0

/** It sends somebody over an edge, or down a hole. */
export const sendsOver = (text: string): boolean => rowsIn(text).some(({ gain }) => gain === 'fall')

const gainOf = ({ gain }: Row): readonly Gain[] => (gain === undefined || gain === 'nothing' ? [] : [gain])

/** By the words that tell of it, else by whichever of the two bodily skills they are better at. */
export function stuntFor(text: string, who: Creature): Stunt {
  const found = rowsIn(text)
  const first = found.find(({ isWay }) => isWay) ?? found[0]
  const isNimble = skillBonus(who, 'acrobatics').total > skillBonus(who, 'athletics').total
  if (first === undefined) return { skill: isNimble ? 'acrobatics' : 'athletics', gains: ['opening'], isWide: false }
  const counted = found.filter(({ isWay, isAim }) => isWay || isAim)
  const told = counted.length > 0 ? counted : [first]
  const harm = told.map(row => row.harm).find(one => one !== undefined)
  const all = new Set(told.flatMap(gainOf))
  const brought = [...all].filter(gain => gain !== 'away' || !all.has('fall')).slice(0, 3)
  return {
    skill: first.skill,
    gains: brought.length === 0 && harm === undefined ? ['opening'] : brought,
    ...(harm !== undefined && { harm }),
    isWide: told.some(({ isWide }) => isWide),
  }
}
