/** What is added to a d20, and the sentence that says where it comes from. */
import { slugOf } from '../../../core/id.ts'
import { own } from '../../../core/own.ts'
import type { Ability, Skill } from '../model/abilities.ts'
import { modifierOf, signed, skillAbilities } from '../model/abilities.ts'
import type { Creature } from '../model/creature.ts'
import type { RollKind } from '../model/lasting.ts'
import { hasTrait } from '../model/traits.ts'

export type Bonus = { readonly total: number; readonly parts: string }

/** A bard knows a little of everything: half of the proficiency where there is none. */
const dabbling = (creature: Creature): number =>
  hasTrait(creature, 'Jack of All Trades') ? Math.floor(creature.proficiency / 2) : 0

function untrained(creature: Creature, ability: Ability): Bonus {
  const { total, parts } = bonusOf(creature, ability, undefined)
  const half = dabbling(creature)
  return half === 0 ? { total, parts } : { total: total + half, parts: `${parts}, Jack of All Trades ${signed(half)}` }
}

/** `DEX +3, proficiency +2`; what is more than the ability is the proficiency, doubled by expertise. */
function bonusOf(creature: Creature, ability: Ability, whole: number | undefined): Bonus {
  const modifier = modifierOf(creature.abilities[ability])
  const total = whole ?? modifier
  const rest = total - modifier
  const bare = `${ability.toUpperCase()} ${signed(modifier)}`
  return { total, parts: rest === 0 ? bare : `${bare}, proficiency ${signed(rest)}` }
}

/** A skill with another ability than its own keeps its proficiency and takes the other modifier. */
export function skillBonus(creature: Creature, skill: Skill, ability: Ability = skillAbilities[skill]): Bonus {
  const whole = creature.skills[skill]
  if (whole === undefined) return untrained(creature, ability)
  const usual = modifierOf(creature.abilities[skillAbilities[skill]])
  return bonusOf(creature, ability, whole - usual + modifierOf(creature.abilities[ability]))
}

export const abilityBonus = untrained
export const saveBonus = (creature: Creature, ability: Ability): Bonus =>
  bonusOf(creature, ability, creature.saves[ability])

/** `Thieves’ Tools` and `a set of thieves' tools` are one tool. */
export const toolKey = (name: string): string => slugOf(name.replace(/^\s*(?:(?:an?|the|set of)\s+)+/i, ''))

/** A tool's bonus is its proficiency; the ability depends on what is done with it. */
export function toolBonus(creature: Creature, tool: string, ability: Ability): Bonus {
  const proficiency = own(creature.tools, toolKey(tool))
  return proficiency === undefined
    ? untrained(creature, ability)
    : bonusOf(creature, ability, modifierOf(creature.abilities[ability]) + proficiency)
}

/** Ten and what would be added; five more with advantage, five fewer with disadvantage. */
export function passiveScore(
  creature: Creature,
  skill: Skill,
  mode: 'normal' | 'advantage' | 'disadvantage' = 'normal',
): number {
  const shift = mode === 'normal' ? 0 : mode === 'advantage' ? 5 : -5
  return 10 + skillBonus(creature, skill).total + shift
}

const none: readonly string[] = []

/** Dice of buffs that go with this roll. */
export function bonusDice(
  creature: Creature,
  on: RollKind | 'initiative',
  ability?: Ability,
  skill?: Skill,
): readonly string[] {
  if (creature.buffs.length === 0) return none
  const dice: string[] = []
  for (const { modifiers } of creature.buffs)
    for (const modifier of modifiers)
      if (modifier.kind === 'bonus' && modifier.on === on && fits(modifier, ability, skill)) dice.push(modifier.dice)
  return dice
}

type Narrowed = { readonly ability?: Ability; readonly skill?: Skill }

/** A modifier for one ability or skill says nothing about the others. */
export const fits = (modifier: Narrowed, ability: Ability | undefined, skill: Skill | undefined): boolean =>
  (modifier.ability === undefined || modifier.ability === ability) &&
  (modifier.skill === undefined || modifier.skill === skill)
