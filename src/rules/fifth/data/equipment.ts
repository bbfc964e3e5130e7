/** Weapons, armour and gear of the SRD 5.1, with what they cost and weigh. */
import type { Armour, Gear, Weapon } from './equipment-types.ts'
import data from './equipment.json' with { type: 'json' }
import { lookup } from './lookup.ts'

export type { Armour, Gear, Weapon } from './equipment-types.ts'

export const weapons: readonly Weapon[] = data.weapons
export const armours: readonly Armour[] = data.armours
export const gear: readonly Gear[] = data.gear

export const weaponNamed = lookup(() => weapons)
const armourExactly = lookup(() => armours)
export const gearNamed = lookup(() => gear)

/** `Leather armor` and `plate armour` are the book's `Leather` and `Plate`. */
export const armourNamed = (name: string): Armour | undefined =>
  armourExactly(name) ?? armourExactly(name.replace(/ armou?r$/i, ''))

export const itemNamed = (name: string): Weapon | Armour | Gear | undefined =>
  weaponNamed(name) ?? armourNamed(name) ?? gearNamed(name)
