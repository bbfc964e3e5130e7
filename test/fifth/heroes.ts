/** Four kinds of heroes at any level, plain enough to be made a thousand times a second. */
import { belowFair, fairLimit } from '../../src/core/random.ts'
import type { Stream } from '../../src/core/random.ts'
import { modifierOf, proficiencyAtLevel } from '../../src/rules/fifth/model/abilities.ts'
import type { AbilityScores } from '../../src/rules/fifth/model/abilities.ts'
import type { Attack } from '../../src/rules/fifth/model/action.ts'
import type { Creature, Slots, Spellcasting } from '../../src/rules/fifth/model/creature.ts'
import { makeCreature } from '../../src/rules/fifth/model/make.ts'

export const pick = (stream: Stream, size: number): number => belowFair(stream, size, fairLimit(size))

export type HeroKind = 'fighter' | 'rogue' | 'cleric' | 'wizard'
export const heroKinds: readonly HeroKind[] = ['fighter', 'rogue', 'cleric', 'wizard']

const arrays: Readonly<Record<HeroKind, AbilityScores>> = {
  fighter: { str: 16, dex: 12, con: 15, int: 8, wis: 12, cha: 10 },
  rogue: { str: 10, dex: 17, con: 14, int: 12, wis: 12, cha: 8 },
  cleric: { str: 14, dex: 10, con: 14, int: 8, wis: 16, cha: 12 },
  wizard: { str: 8, dex: 14, con: 14, int: 16, wis: 12, cha: 10 },
}
const hitDie: Readonly<Record<HeroKind, number>> = { fighter: 10, rogue: 8, cleric: 8, wizard: 6 }
const armour: Readonly<Record<HeroKind, number>> = { fighter: 18, rogue: 15, cleric: 18, wizard: 15 }
const main = { fighter: 'str', rogue: 'dex', cleric: 'wis', wizard: 'int' } as const

/** The SRD's slots of a full caster, level by level. */
const fullSlots: readonly (readonly number[])[] = [
  [2], [3], [4, 2], [4, 3], [4, 3, 2], [4, 3, 3], [4, 3, 3, 1], [4, 3, 3, 2], [4, 3, 3, 3, 1], [4, 3, 3, 3, 2],
  [4, 3, 3, 3, 2, 1], [4, 3, 3, 3, 2, 1], [4, 3, 3, 3, 2, 1, 1], [4, 3, 3, 3, 2, 1, 1], [4, 3, 3, 3, 2, 1, 1, 1],
  [4, 3, 3, 3, 2, 1, 1, 1], [4, 3, 3, 3, 2, 1, 1, 1, 1], [4, 3, 3, 3, 3, 1, 1, 1, 1], [4, 3, 3, 3, 3, 2, 1, 1, 1],
  [4, 3, 3, 3, 3, 2, 2, 1, 1],
] // prettier-ignore

const slotsAt = (level: number): Slots =>
  Object.fromEntries((fullSlots[level - 1] ?? []).map((max, at) => [at + 1, { max, used: 0 }]))

function raised(kind: HeroKind, level: number): AbilityScores {
  const by = [4, 8, 12].filter(at => level >= at).length * 2
  const ability = main[kind]
  return { ...arrays[kind], [ability]: Math.min(20, arrays[kind][ability] + by) }
}

const weapon = (
  name: string,
  kind: Attack['kind'],
  bonus: number,
  dice: string,
  more: Partial<Attack> = {},
): Attack => ({
  name,
  kind,
  bonus,
  damage: [{ dice, type: kind === 'melee' ? 'slashing' : 'piercing' }],
  reach: 5,
  properties: [],
  materials: bonus >= 9 ? ['magical'] : [],
  ...more,
})

function attacksOf(kind: HeroKind, abilities: AbilityScores, proficiency: number): readonly Attack[] {
  const [str, dex] = [modifierOf(abilities.str), modifierOf(abilities.dex)]
  const bow = { range: { normal: 80, long: 320 } }
  const plus = (dice: string, by: number): string => (by < 0 ? `${dice}${by}` : `${dice}+${by}`)
  if (kind === 'fighter')
    return [
      weapon('Greatsword', 'melee', proficiency + str, plus('2d6', str)),
      weapon('Longbow', 'ranged', proficiency + dex, plus('1d8', dex), bow),
    ]
  if (kind === 'rogue')
    return [
      weapon('Shortsword', 'melee', proficiency + dex, plus('1d6', dex), { properties: ['finesse', 'light'] }),
      weapon('Dagger', 'melee', proficiency + dex, plus('1d4', dex), {
        properties: ['finesse', 'light', 'thrown'],
        range: { normal: 20, long: 60 },
      }),
      weapon('Shortbow', 'ranged', proficiency + dex, plus('1d6', dex), bow),
    ]
  if (kind === 'cleric') return [weapon('Mace', 'melee', proficiency + str, plus('1d6', str))]
  return [weapon('Quarterstaff', 'melee', proficiency + str, plus('1d6', str))]
}

function castingOf(
  kind: HeroKind,
  level: number,
  abilities: AbilityScores,
  proficiency: number,
): Spellcasting | undefined {
  if (kind === 'fighter' || kind === 'rogue') return undefined
  const modifier = modifierOf(abilities[main[kind]])
  const prepared =
    kind === 'cleric' ? ['cure-wounds', 'bless', 'spirit-guardians'] : ['magic-missile', 'hold-person', 'fireball']
  return {
    ability: main[kind],
    saveDc: 8 + proficiency + modifier,
    attackBonus: proficiency + modifier,
    slots: slotsAt(level),
    cantrips: [kind === 'cleric' ? 'sacred-flame' : 'fire-bolt'],
    prepared,
    known: prepared,
  }
}

const fighterAttacks = (level: number): number => (level >= 20 ? 4 : level >= 11 ? 3 : level >= 5 ? 2 : 1)

export function makeHero(kind: HeroKind, level: number, name: string): Creature {
  const abilities = raised(kind, level)
  const proficiency = proficiencyAtLevel(level)
  const con = modifierOf(abilities.con)
  const die = hitDie[kind]
  const spellcasting = castingOf(kind, level, abilities, proficiency)
  return makeCreature({
    name,
    side: 'party',
    isCharacter: true,
    className: kind,
    level,
    rating: level,
    abilities,
    proficiency,
    saves: { [main[kind]]: modifierOf(abilities[main[kind]]) + proficiency, con: con + proficiency },
    skills: { athletics: modifierOf(abilities.str) + proficiency, stealth: modifierOf(abilities.dex) },
    armour: armour[kind] + (level >= 11 ? 2 : level >= 5 ? 1 : 0),
    maxHitPoints: die + con + (level - 1) * (die / 2 + 1 + con),
    attacks: attacksOf(kind, abilities, proficiency),
    attacksPerAction: kind === 'fighter' ? fighterAttacks(level) : 1,
    ...(kind === 'rogue' && { sneakAttack: `${Math.ceil(level / 2)}d6` }),
    features: kind === 'rogue' ? ['Cunning Action', ...(level >= 7 ? ['Evasion'] : [])] : [],
    ...(spellcasting && { spellcasting }),
    hitDice: [{ die, max: level, used: 0 }],
  })
}
