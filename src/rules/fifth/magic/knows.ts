/** Which spells somebody can cast now, and why not the others. */
import type { Result } from '../../../core/result.ts'
import { accept, refuse } from '../../../core/result.ts'
import type { RuleRefusal } from '../../ruleset.ts'
import { nameKey } from '../data/lookup.ts'
import { remembering } from '../../../core/memo.ts'
import type { Spell } from '../data/spells.ts'
import { spellNamed, spells } from '../data/spells.ts'
import type { Creature, Spellcasting } from '../model/creature.ts'
import { nearestNames } from '../names/nearest.ts'

const allNames: readonly string[] = spells.map(({ name }) => name)

/** Most who ask have the name right. */
const exactly = new Map(spells.map(spell => [spell.name, spell]))

export function findSpell(asked: string): Result<Spell, RuleRefusal> {
  const spell = exactly.get(asked) ?? spellNamed(asked)
  if (spell !== undefined) return accept(spell)
  const near = nearestNames(asked, allNames)
  return refuse({ code: 'spell-unknown', why: `There is no spell called "${asked.slice(0, 60)}".`, allowed: near })
}

const keyOf = remembering(({ name }: Spell): string => nameKey(name))
const keysIn = remembering((names: readonly string[]): ReadonlySet<string> => new Set(names.map(nameKey)))

/** Whether a list holds a spell, however its names are written. */
export const holds = (names: readonly string[], spell: Spell): boolean => keysIn(names).has(keyOf(spell))

/** A book may be read from at leisure; other traditions cast rituals they have prepared. */
const isInBook = (caster: Creature, casting: Spellcasting, spell: Spell): boolean =>
  caster.className?.toLowerCase() === 'wizard' && holds(casting.known, spell)

/** Nothing stands against it, as far as knowing goes. */
export function refuseUnknown(caster: Creature, spell: Spell, asRitual: boolean): RuleRefusal | undefined {
  const casting = caster.spellcasting
  if (casting === undefined)
    return { code: 'no-caster', why: `${caster.name} cannot cast spells.`, allowed: ['another action'] }
  if (asRitual) return refuseRitual(caster, casting, spell)
  const list = spell.level === 0 ? casting.cantrips : casting.prepared
  if (holds(list, spell)) return undefined
  const isKnown = spell.level > 0 && holds(casting.known, spell)
  const what = isKnown ? `has not prepared ${spell.name}` : `does not know ${spell.name}`
  return { code: isKnown ? 'not-prepared' : 'not-known', why: `${caster.name} ${what}.`, allowed: castable(casting) }
}

function refuseRitual(caster: Creature, casting: Spellcasting, spell: Spell): RuleRefusal | undefined {
  if (!spell.isRitual)
    return { code: 'no-ritual', why: `${spell.name} cannot be cast as a ritual.`, allowed: ['cast it with a slot'] }
  if (casting.canCastRituals !== true)
    return { code: 'no-ritual', why: `${caster.name} cannot cast rituals.`, allowed: ['cast it with a slot'] }
  if (holds(casting.prepared, spell) || isInBook(caster, casting, spell)) return undefined
  return { code: 'not-prepared', why: `${caster.name} has not prepared ${spell.name}.`, allowed: castable(casting) }
}

const castable = ({ cantrips, prepared }: Spellcasting): readonly string[] =>
  [...cantrips, ...prepared].map(name => spellNamed(name)?.name ?? name)
