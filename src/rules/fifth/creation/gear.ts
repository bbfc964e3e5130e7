/** What a new character owns: the first of each choice its class has, its pack unpacked, its background's things. */
import { type CharacterClass, type Choice, type Supply } from '../data/classes.ts'
import { type Armour, armourNamed, gearNamed, type Weapon, weaponNamed } from '../data/equipment.ts'
import { modifierOf, type AbilityScores } from '../model/abilities.ts'
import { callings } from './callings.ts'

/** The first option, or the calling's own weapon where a list of weapons is on offer. */
function pick(options: readonly Choice<Supply>[], weapon: string | undefined): readonly Supply[] {
  const [first] = options
  if (!first) return []
  const own = first.from.length > 3 ? first.from.find(({ name }) => name === weapon) : undefined
  return own ? [own] : first.from.slice(0, first.choose)
}

const unpacked = ({ name, quantity }: Supply): readonly Supply[] =>
  gearNamed(name)?.contents?.map(part => ({ name: part.name, quantity: part.quantity * quantity })) ?? [
    { name, quantity },
  ]

/** The same thing twice is two of it. */
export function gathered(all: readonly Supply[]): readonly Supply[] {
  const counts = new Map<string, number>()
  for (const { name, quantity } of all) counts.set(name, (counts.get(name) ?? 0) + quantity)
  return [...counts].map(([name, quantity]) => ({ name, quantity }))
}

export type Belongings = {
  readonly weapons: readonly (Supply & { readonly weapon: Weapon })[]
  readonly armour: readonly Armour[]
  /** Worn or at hand. */
  readonly worn: readonly Supply[]
  readonly pack: readonly Supply[]
}

export function belongingsOf(calling: CharacterClass, more: readonly Supply[]): Belongings {
  const wanted = callings[calling.name]?.weapon
  const chosen = calling.equipment.choices.flatMap(options => pick(options, wanted))
  const all = gathered([...calling.equipment.given, ...chosen])
  const isPack = ({ name }: Supply): boolean => gearNamed(name)?.contents !== undefined
  const weapons = all.flatMap(supply => {
    const weapon = weaponNamed(supply.name)
    return weapon ? [{ ...supply, weapon }] : []
  })
  return {
    weapons,
    armour: all.flatMap(({ name }) => armourNamed(name) ?? []),
    worn: all.filter(supply => !isPack(supply)),
    pack: gathered([...all.filter(isPack).flatMap(unpacked), ...more]),
  }
}

export type Worn = { readonly armourClass: number; readonly note: string }

/** Light armour takes all of DEX, medium two points of it, heavy none; a shield adds its two. */
export function armourClassOf(armour: readonly Armour[], scores: AbilityScores, className: string): Worn {
  const dexterity = modifierOf(scores.dex)
  const shield = armour.find(({ category }) => category === 'shield')
  const bonus = className === 'Monk' ? 0 : (shield?.armourClass ?? 0)
  const withShield = (note: string): string => (shield && bonus > 0 ? `${note} + shield` : note)
  const bodies = armour
    .filter(({ category }) => category !== 'shield')
    .map(({ name, armourClass, dexterityLimit }) => ({
      armourClass: armourClass + Math.min(dexterity, dexterityLimit ?? dexterity) + bonus,
      note: withShield(name.toLowerCase()),
    }))
  return [...bodies, ...bare(scores, className, bonus)].reduce((best, one) =>
    one.armourClass > best.armourClass ? one : best,
  )
}

/** Without armour: 10 and DEX, and what three classes put in its place. */
function bare(scores: AbilityScores, className: string, shield: number): readonly [Worn, ...Worn[]] {
  const dexterity = modifierOf(scores.dex)
  const plain: Worn = { armourClass: 10 + dexterity + shield, note: shield > 0 ? 'shield' : '' }
  if (className === 'Barbarian')
    return [{ ...plain, armourClass: plain.armourClass + modifierOf(scores.con), note: 'unarmored' }]
  if (className === 'Monk') return [{ armourClass: 10 + dexterity + modifierOf(scores.wis), note: 'unarmored' }]
  return className === 'Sorcerer'
    ? [{ ...plain, armourClass: plain.armourClass + 3, note: 'draconic scales' }]
    : [plain]
}
