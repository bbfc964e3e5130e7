/** What a spell is for, out of a fight: by family, with what serves the same end without magic. */
import rows from '../../../../../content/oracle/magic.json' with { type: 'json' }
import phrases from '../../../../../content/oracle/phrases/magic.json' with { type: 'json' }
import { slugOf } from '../../../../core/id.ts'
import { nameKey } from '../../../../rules/fifth/data/lookup.ts'
import { spellNamed, spells, type Spell } from '../../../../rules/fifth/data/spells.ts'
import type { Deed } from '../../desk/wishes.ts'
import type { Grammar } from '../../../../english/prose/prose.ts'

export const magicWords: Grammar = phrases

export type Family = keyof typeof rows | 'other'

export type FamilyRow = {
  readonly spells: readonly string[]
  /** Things that would do instead, by name. */
  readonly means: readonly string[]
  readonly offer: string
}

const families: Readonly<Record<string, FamilyRow>> = rows

export const rowOf = (family: Family): FamilyRow | undefined => families[family]

/** By its name, else by what its dice do. */
export function familyOf({ name, dice }: Spell): Family {
  const slug = slugOf(name)
  const named = Object.keys(rows).find(family => families[family]?.spells.includes(slug))
  if (named !== undefined) return named as Family // a key of that very object
  if (dice?.kind === 'heal') return 'heal'
  if (dice?.kind === 'damage') return dice.type === 'fire' ? 'fire' : 'harm'
  return 'other'
}

/** The longest name of a spell that stands in the words. */
function spellIn(words: string): Spell | undefined {
  const key = `-${nameKey(words)}-`
  const held = spells.filter(({ name }) => key.includes(`-${nameKey(name)}-`))
  return held.toSorted((one, other) => other.name.length - one.name.length)[0]
}

/** The spell a deed means: as it was heard, else as it stands in the words. */
export function spellOf({ roles, words }: Deed): Spell | undefined {
  const named = Object.values(roles).find(({ kind }) => kind === 'spell')
  return (named === undefined ? undefined : spellNamed(named.name)) ?? spellIn(words)
}
