/** Which slot a spell takes: the one asked for, or the lowest that holds it. */
import type { Result } from '../../../core/result.ts'
import { accept, refuse } from '../../../core/result.ts'
import type { RuleRefusal } from '../../ruleset.ts'
import type { Creature, SpellLevel, Spellcasting } from '../model/creature.ts'

export const slotLevels = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const satisfies readonly SpellLevel[]

export type ChosenSlot = { readonly level: SpellLevel; readonly isPact: boolean }

export const slotsLeft = ({ slots }: Spellcasting, level: SpellLevel): number => {
  const slot = slots[level]
  return slot === undefined ? 0 : Math.max(0, slot.max - slot.used)
}

export const pactLeft = ({ pact }: Spellcasting): number => (pact === undefined ? 0 : Math.max(0, pact.max - pact.used))

const endings = ['th', 'st', 'nd', 'rd']
/** `1st`, `2nd`, `9th`. */
export const ordinal = (level: number): string => `${level}${endings[level] ?? 'th'}`

/** `1st: 2/4`, and a warlock's own. */
export function printSlots(casting: Spellcasting): readonly string[] {
  const plain = slotLevels
    .filter(level => (casting.slots[level]?.max ?? 0) > 0)
    .map(level => `${ordinal(level)}: ${slotsLeft(casting, level)}/${casting.slots[level]?.max ?? 0}`)
  const { pact } = casting
  return pact === undefined ? plain : [...plain, `pact (${ordinal(pact.level)}): ${pactLeft(casting)}/${pact.max}`]
}

/** Plain slots before the pact's, and the lowest first: nobody wants a great slot spent on a small spell. */
export function lowestSlot(casting: Spellcasting, spellLevel: number, asked?: number): ChosenSlot | undefined {
  const fits = (level: number): boolean => level >= spellLevel && (asked === undefined || level === asked)
  for (const level of slotLevels) if (fits(level) && slotsLeft(casting, level) > 0) return { level, isPact: false }
  const { pact } = casting
  return pact !== undefined && fits(pact.level) && pactLeft(casting) > 0
    ? { level: pact.level, isPact: true }
    : undefined
}

/** The same, with a reason where there is none. */
export function chooseSlot(
  { name, spellcasting: casting }: Creature,
  spellLevel: number,
  asked?: number,
): Result<ChosenSlot, RuleRefusal> {
  if (casting === undefined) return refuse(noSlot(`${name} has no spell slots.`, []))
  if (asked !== undefined && asked < spellLevel)
    return refuse({
      code: 'slot-too-low',
      why: `A ${ordinal(spellLevel)}-level spell does not fit a slot of level ${asked}.`,
      allowed: printSlots(casting),
    })
  const slot = lowestSlot(casting, spellLevel, asked)
  if (slot !== undefined) return accept(slot)
  const what = asked === undefined ? `of level ${spellLevel} or higher` : `of level ${asked}`
  return refuse(noSlot(`${name} has no slot ${what} left.`, printSlots(casting)))
}

const noSlot = (why: string, allowed: readonly string[]): RuleRefusal => ({
  code: 'no-slot',
  why,
  allowed: ['a cantrip', ...allowed],
})
