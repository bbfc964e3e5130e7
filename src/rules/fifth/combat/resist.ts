/** How much of a wound gets through a hide. */
import { has } from '../checks/state.ts'
import type { Creature } from '../model/creature.ts'
import type { DamageType, Defence, Material, Wound } from '../model/damage.ts'

const meets = (defences: readonly Defence[], type: DamageType, materials: readonly Material[]): boolean =>
  defences.some(
    defence => defence.type === type && !(defence.unless?.some(material => materials.includes(material)) ?? false),
  )

const hasBuff = (creature: Creature, kind: 'resistance' | 'immunity' | 'vulnerability', type: DamageType): boolean =>
  creature.buffs.some(({ modifiers }) => modifiers.some(modifier => modifier.kind === kind && modifier.type === type))

/** Immunity takes all of it, resistance half and rounds down, vulnerability doubles what is left. */
export function getsThrough(creature: Creature, { amount, type }: Wound, materials: readonly Material[]): number {
  const isStone = has(creature, 'petrified')
  if (meets(creature.immunities, type, materials) || hasBuff(creature, 'immunity', type)) return 0
  if (isStone && type === 'poison') return 0
  const resists = isStone || meets(creature.resistances, type, materials) || hasBuff(creature, 'resistance', type)
  const rest = resists ? Math.floor(amount / 2) : amount
  const isVulnerable = meets(creature.vulnerabilities, type, materials) || hasBuff(creature, 'vulnerability', type)
  return isVulnerable ? rest * 2 : rest
}
