/** What a role other than the Game Master's needs of the outside, and who plays it when its model cannot. */
import type { Purse } from '../budget/purse.ts'
import type { Asking } from '../model/complete.ts'
import type { Sampling } from '../model/port.ts'
import type { Sign } from '../model/signs.ts'

export type RoleModel = {
  readonly asking: Omit<Asking, 'signal' | 'hear'>
  readonly maxOutputTokens: number
  readonly sampling?: Sampling
  /** How many tokens the model can hold, prompt and answer together. */
  readonly window?: number
}

/** Where nobody said how much a model holds. */
export const usualWindow = 32_000

export type RoleMind<Role> = {
  readonly model: RoleModel
  readonly purse: Purse
  /** Told while somebody waits for it, by whose name. */
  readonly waits?: ((sign: Sign) => void) | undefined
  /** Plays the role when the model has no usable answer, so that the game goes on. */
  readonly fallback: Role
}
