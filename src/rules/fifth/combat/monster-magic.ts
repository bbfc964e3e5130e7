/** A monster's own spells, from the lists the book prints: with slots as a caster of some level, or in the blood. */
import type { Monster, MonsterAction } from '../data/monster-types.ts'
import { slugOf } from '../../../core/id.ts'
import { spellNamed } from '../data/spells.ts'
import type { Spell } from '../data/spells.ts'
import type { Ability } from '../model/abilities.ts'
import { abilities, modifierOf } from '../model/abilities.ts'
import type { Slot, SpellLevel, Spellcasting } from '../model/creature.ts'

/** `Innate Spellcasting` and `Spellcasting`; nobody in the book has both. */
export function magicOf(monster: Monster): Spellcasting | undefined {
  const trait = monster.traits.find(({ name }) => /^(?:Innate )?Spellcasting/.test(name))
  if (trait === undefined) return undefined
  const lists = listsIn(trait.text)
  const all = lists.flatMap(({ spells }) => spells)
  const perDay = lists.filter(({ slots }) => slots === undefined).flatMap(innateOf)
  const level = /(\d+)(?:st|nd|rd|th)-level spellcaster/.exec(trait.text)?.[1]
  return {
    ...numbersOf(monster, trait),
    slots: Object.fromEntries(lists.flatMap(({ level, slots }) => (slots === undefined ? [] : [[level, slots]]))),
    cantrips: namesOf(all.filter(spell => spell.level === 0)),
    prepared: namesOf(all.filter(spell => spell.level > 0)),
    known: [],
    ...(level !== undefined && { level: Number(level) }),
    ...(perDay.length > 0 && { innate: Object.fromEntries(perDay) }),
  }
}

const keyOf = ({ name }: Spell): string => slugOf(name)
const namesOf = (spells: readonly Spell[]): readonly string[] => spells.map(keyOf)

type SpellList = {
  readonly level?: SpellLevel
  readonly slots?: Slot
  readonly perDay?: number
  readonly spells: readonly Spell[]
}

/** `3/day each:`, `At will:`, `Cantrips (at will):`, `1st level (4 slots):`, each with names up to the next. */
const head =
  /(\d)\/day(?: each)?:|at will(?:\))?:|(\d)(?:st|nd|rd|th) level \((\d) slots?\):|innately cast (?=[a-z ]+[,(])/gi

function listsIn(text: string): readonly SpellList[] {
  const heads = [...text.matchAll(head)]
  return heads.map((found, at) => {
    const [whole, perDay, level, slots] = found
    const names = text.slice(found.index + whole.length, heads[at + 1]?.index ?? text.length)
    const spells = spellsIn(names)
    if (level !== undefined)
      return { level: Number(level) as SpellLevel, slots: { max: Number(slots), used: 0 }, spells }
    if (perDay !== undefined) return { perDay: Number(perDay), spells }
    return whole.toLowerCase().startsWith('innately') ? { perDay: 1, spells: spells.slice(0, 1) } : { spells }
  })
}

/** What the book's lists hold and our data does not is left out. */
const spellsIn = (names: string): readonly Spell[] =>
  names
    .replaceAll(/\([^)]*\)|\*|\n- |cantrips$/gi, ',')
    .split(/[,\n]/)
    .flatMap(name => spellNamed(name.trim().replace(/^\w+'s /, '')) ?? spellNamed(name.trim()) ?? [])

const innateOf = ({ perDay, spells }: SpellList): readonly (readonly [string, { readonly perDay?: number }])[] =>
  spells.filter(({ level }) => level > 0).map(spell => [keyOf(spell), perDay === undefined ? {} : { perDay }])

/** What the sentence leaves out follows from the body. */
function numbersOf(
  monster: Monster,
  { text }: MonsterAction,
): Pick<Spellcasting, 'ability' | 'saveDc' | 'attackBonus'> {
  const named = /ability is (\w+)/.exec(text)?.[1]?.toLowerCase() ?? 'charisma'
  const ability: Ability = abilities.find(one => named.startsWith(one)) ?? 'cha'
  const bonus = monster.proficiency + modifierOf(monster.abilities[ability])
  const dc = /save DC (\d+)/.exec(text)?.[1]
  const hit = /\+(\d+) to hit with spell/.exec(text)?.[1]
  return {
    ability,
    saveDc: dc === undefined ? 8 + bonus : Number(dc),
    attackBonus: hit === undefined ? bonus : Number(hit),
  }
}
