/** Choosing the day's spells, after a long rest. */
import type { Result } from '../../../core/result.ts'
import { accept, refuse } from '../../../core/result.ts'
import type { RuleRefusal } from '../../ruleset.ts'
import { classNamed } from '../data/classes.ts'
import type { Spell } from '../data/spells.ts'
import { spellsOf } from '../data/spells.ts'
import { slugOf } from '../../../core/id.ts'
import { modifierOf } from '../model/abilities.ts'
import type { Creature, Spellcasting } from '../model/creature.ts'
import type { FifthEvent } from '../model/events.ts'
import { findSpell, holds } from './knows.ts'
import { slotLevels } from './slots.ts'

const no = (code: string, why: string, allowed: readonly string[]): RuleRefusal => ({ code, why, allowed })

/** The level and the modifier together; those whose magic comes late count half their level. At least one. */
export function preparedLimit(caster: Creature, { ability }: Spellcasting): number {
  const late = (classNamed(caster.className ?? '')?.spellcasting?.fromLevel ?? 1) > 1
  const level = late ? Math.floor(caster.level / 2) : caster.level
  return Math.max(1, level + modifierOf(caster.abilities[ability]))
}

/** The highest level there are slots for. */
const highestOf = ({ slots }: Spellcasting): number => slotLevels.findLast(level => (slots[level]?.max ?? 0) > 0) ?? 0

/** The whole list of the class; for wizards, what is in the book. */
const sourceOf = (caster: Creature, casting: Spellcasting, kind: string): ((spell: Spell) => boolean) =>
  kind === 'spellbook' ? spell => holds(casting.known, spell) : ({ classes }) => classes.includes(className(caster))

const className = (caster: Creature): string => classNamed(caster.className ?? '')?.name ?? ''

/** What may be chosen from. */
export function preparable(caster: Creature): readonly Spell[] {
  const { spellcasting: casting } = caster
  const kind = classNamed(caster.className ?? '')?.spellcasting?.kind
  if (casting === undefined || kind === undefined) return []
  const isThere = sourceOf(caster, casting, kind)
  return spellsOf(className(caster)).filter(
    spell => spell.level > 0 && spell.level <= highestOf(casting) && isThere(spell),
  )
}

/** Each once, from the list, of levels there are slots for, and no more than the mind holds. */
export function prepareSpells(caster: Creature, names: readonly string[]): Result<FifthEvent, RuleRefusal> {
  const { spellcasting: casting } = caster
  const kind = classNamed(caster.className ?? '')?.spellcasting?.kind
  if (casting === undefined || (kind !== 'prepared' && kind !== 'spellbook'))
    return refuse(
      no('no-preparing', `${caster.name} does not prepare spells: what is known is there.`, casting?.prepared ?? []),
    )
  const open = preparable(caster)
  const chosen = new Map<string, Spell>()
  for (const name of names) {
    const found = findSpell(name)
    if (!found.ok) return found
    if (!open.includes(found.value)) return refuse(notOpen(caster, found.value, open))
    chosen.set(found.value.name, found.value)
  }
  const limit = preparedLimit(caster, casting)
  if (chosen.size > limit)
    return refuse(
      no('too-many-spells', `${caster.name} can prepare ${limit} spells, and ${chosen.size} were named.`, [
        `name up to ${limit}`,
      ]),
    )
  return accept({ type: 'spells-prepared', who: caster.id, spells: [...chosen.keys()].map(slugOf) })
}

function notOpen(caster: Creature, spell: Spell, open: readonly Spell[]): RuleRefusal {
  const why = spell.level === 0 ? 'is a cantrip and needs no preparing' : `is not among what ${caster.name} can prepare`
  return no(
    'not-preparable',
    `${spell.name} ${why}.`,
    open.map(({ name }) => name),
  )
}
