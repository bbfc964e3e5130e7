/** One casting of a spell as numbers: the dice at this slot or level, the gate, the time it lasts. */
import { modifierOf, signed } from '../model/abilities.ts'
import type { Creature, CreatureId } from '../model/creature.ts'
import type { Gate } from '../model/effect.ts'
import type { Lasts } from '../model/lasting.ts'
import { hasTrait } from '../model/traits.ts'
import type { Spell } from '../data/spells.ts'
import { lastsAt, needsMindAt } from './longer.ts'

export type Power = {
  readonly spell: Spell
  readonly caster: CreatureId
  /** The level of the slot; for a cantrip 0. */
  readonly slot: number
  /** Slot levels above the spell's own. */
  readonly steps: number
  /** 1 to 4: how often a cantrip has grown, at levels 5, 11 and 17. */
  readonly tier: number
  readonly modifier: number
  /** As the book has them at this power, the modifier left out; `0` where the spell has none. */
  readonly dice: string
  /** The book adds the modifier to the dice. */
  readonly addsModifier: boolean
  /** What a servant of life gives beyond the dice, to each who is healed. */
  readonly healsMore: number
  readonly gate: Gate | undefined
  readonly lasts: Lasts
  /** It goes when the caster stops concentrating. */
  readonly needsMind: boolean
  readonly choice: string | undefined
  readonly targets: readonly CreatureId[]
  /** Differs from casting to casting within a world, so that whoever is called has a name of their own. */
  readonly serial: number
}

export const tierAt = (level: number): number => 1 + Number(level >= 5) + Number(level >= 11) + Number(level >= 17)

/** A monster that casts does so as somebody of a level of its own. */
export const casterLevel = ({ level, spellcasting }: Creature): number => spellcasting?.level ?? level

/** The levels at which cantrips grow. */
const tierLevels = [1, 5, 11, 17] as const

/** The dice at this slot, or at this level; where the book has no entry, those of the highest one below. */
export function diceAt({ dice }: Spell, slot: number, level: number): string {
  if (dice === undefined) return '0'
  const reached = dice.by === 'slot' ? slot : (tierLevels[tierAt(level) - 1] ?? 1)
  return dice.at[reached] ?? highestBelow(dice.at, reached)
}

function highestBelow(at: Readonly<Record<string, string>>, reached: number): string {
  const keys = Object.keys(at).map(Number)
  return at[Math.max(...keys.filter(key => key <= reached))] ?? at[Math.min(...keys)] ?? '0'
}

function gateOf({ attack, save }: Spell): Gate | undefined {
  if (attack !== undefined) return { kind: 'attack', reach: attack }
  if (save === undefined) return undefined
  return { kind: 'save', ability: save.ability, ...(save.onSuccess === 'half' && { half: true }) }
}

const isAgonizing = ({ name }: Spell, caster: Creature): boolean =>
  name === 'Eldritch Blast' && hasTrait(caster, 'Agonizing Blast')

export type CastAt = {
  readonly slot: number
  readonly choice?: string | undefined
  readonly targets?: readonly CreatureId[]
  readonly serial?: number
}

export function powerOf(spell: Spell, caster: Creature, { slot, choice, targets = [], serial = 0 }: CastAt): Power {
  const ability = caster.spellcasting?.ability
  const written = diceAt(spell, slot, casterLevel(caster))
  return {
    spell,
    caster: caster.id,
    slot,
    steps: Math.max(0, slot - spell.level),
    tier: tierAt(casterLevel(caster)),
    modifier: ability === undefined ? 0 : modifierOf(caster.abilities[ability]),
    dice: written.replace(/\+MOD$/, ''),
    addsModifier: written.endsWith('+MOD') || isAgonizing(spell, caster),
    healsMore: slot > 0 && hasTrait(caster, 'Disciple of Life') ? 2 + slot : 0,
    gate: gateOf(spell),
    lasts: lastsAt(spell, slot),
    needsMind: needsMindAt(spell, slot),
    choice,
    targets,
    serial,
  }
}

/** `1d8+3`: dice with the spellcasting modifier behind them. */
export const withModifier = (dice: string, modifier: number): string =>
  modifier === 0 ? dice : `${dice}${signed(modifier)}`

/** `4d6` with so many more of its dice. */
export function moreDice(dice: string, more: number): string {
  return dice.replace(/^(\d+)d/, (_, count: string) => `${Number(count) + more}d`)
}
