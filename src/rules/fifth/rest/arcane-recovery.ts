/** Once a day a wizard, or a druid of the land, gets some slots back while the others bandage their wounds. */
import type { Result } from '../../../core/result.ts'
import { accept, refuse } from '../../../core/result.ts'
import type { RuleRefusal } from '../../ruleset.ts'
import type { Creature, SpellLevel } from '../model/creature.ts'
import { spellLevels } from './recharge.ts'

export const recoveries = ['Arcane Recovery', 'Natural Recovery'] as const

/** No slot above the fifth level comes back this way. */
const highestRecovered = 5

export const recoveryOf = (creature: Creature): (typeof recoveries)[number] | undefined =>
  recoveries.find(name => creature.features.includes(name))

/** Levels of slots together, half the caster's level rounded up. */
export const recoverableLevels = (creature: Creature): number => Math.ceil(creature.level / 2)

export type Recovery = { readonly feature: (typeof recoveries)[number]; readonly levels: readonly SpellLevel[] }

/** Whether these slots may come back now. */
export function planRecovery(creature: Creature, levels: readonly SpellLevel[]): Result<Recovery, RuleRefusal> {
  const feature = recoveryOf(creature)
  if (feature === undefined) return refuse(no(creature, 'has no such feature', ['rest without it']))
  if ((creature.spent[feature] ?? 0) > 0)
    return refuse(no(creature, `has used ${feature} today`, ['a long rest first']))
  const sum = levels.reduce<number>((total, level) => total + level, 0)
  const limit = recoverableLevels(creature)
  if (sum > limit || levels.some(level => level > highestRecovered))
    return refuse(no(creature, `may recover ${limit} levels of slots, none above 5th`, spentSlots(creature)))
  if (levels.some(level => countOf(levels, level) > (creature.spellcasting?.slots[level]?.used ?? 0)))
    return refuse(no(creature, 'has not spent all of those slots', spentSlots(creature)))
  return accept({ feature, levels })
}

const countOf = (levels: readonly SpellLevel[], wanted: SpellLevel): number =>
  levels.filter(level => level === wanted).length

const spentSlots = ({ spellcasting }: Creature): readonly string[] =>
  spellLevels
    .filter(level => (spellcasting?.slots[level]?.used ?? 0) > 0)
    .map(level => `level ${level}: ${spellcasting?.slots[level]?.used ?? 0} spent`)

const no = (creature: Creature, why: string, allowed: readonly string[]): RuleRefusal => ({
  code: 'no-recovery',
  why: `${creature.name} ${why}.`,
  allowed,
})
