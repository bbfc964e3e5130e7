import type { Armour, Gear, Weapon } from './equipment-types.ts'

declare const data: {
  readonly weapons: readonly Weapon[]
  readonly armours: readonly Armour[]
  readonly gear: readonly Gear[]
}
export = data
