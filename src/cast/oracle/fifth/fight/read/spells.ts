/** Which spell, feature, thing or weapon words mean, of those somebody has. */
import { distance } from '../../../../../core/distance.ts'
import { slugOf } from '../../../../../core/id.ts'
import { spellNamed } from '../../../../../rules/fifth/data/spells.ts'
import type { Creature } from '../../../../../rules/fifth/model/creature.ts'

const plain = (text: string): string => slugOf(text).replaceAll('-', ' ')

/** Names of spells and weapons are few, and are asked about in every clause. */
const plainNames = new Map<string, string>()
function plainName(name: string): string {
  const known = plainNames.get(name) ?? plain(name)
  plainNames.set(name, known)
  return known
}

/** The longest name that stands in the text, a slip of the finger allowed in a long one. */
export function nameIn(text: string, names: readonly string[]): string | undefined {
  const words = plain(text).split(' ')
  const fits = (name: string): boolean => {
    const wanted = plainName(name)
    const count = wanted.split(' ').length
    if (wanted === '') return false
    return words.some((_, at) => {
      const said = words.slice(at, at + count).join(' ')
      const isLong = wanted.length >= 7
      return said === wanted || said === `${wanted}s` || (isLong && said.length >= 5 && distance(said, wanted) <= 2)
    })
  }
  return names.filter(fits).toSorted((one, other) => other.length - one.length)[0]
}

export const spellsOf = ({ spellcasting }: Creature): readonly string[] =>
  spellcasting === undefined
    ? []
    : [...new Set([...spellcasting.cantrips, ...spellcasting.prepared])].map(name => spellNamed(name)?.name ?? name)

/** After `cast`: what is asked for, even if nobody here can do it; the rules will say so. */
export function spellAsked(text: string): string | undefined {
  const found =
    /\bcast(?:s|ing)?\s+(?:the\s+|a\s+|my\s+)?(?:spell\s+)?(?<spell>[\p{L}' -]{3,40}?)(?:\s+(?:at|on|onto|upon|against|over|with|to|for|using)\b|[,.;!]|$)/iu
  return found.exec(text)?.groups?.['spell']?.trim()
}

const words: Readonly<Record<string, RegExp>> = {
  blade: /sword|scimitar|rapier|blade|sabre/i,
  bow: /bow|crossbow/i,
  knife: /dagger|knife/i,
  fists: /unarmed|fist/i,
}

/** A weapon by its name, a word of it, or what people call it. */
export function weaponIn(text: string, { attacks }: Creature): string | undefined {
  const names = attacks.map(({ name }) => name)
  const whole = nameIn(text, names)
  if (whole !== undefined) return whole
  const said = plain(text).split(' ')
  const byPart = names.find(name =>
    plain(name)
      .split(' ')
      .some(part => part.length > 3 && said.includes(part)),
  )
  if (byPart !== undefined) return byPart
  const group = Object.entries(words).find(
    ([word]) => said.includes(word) || (word === 'fists' && /punch|kick/.test(text)),
  )
  return group === undefined ? undefined : names.find(name => group[1].test(name))
}

/** Something in the pack that the words name, whole or by its telling word. */
export function itemIn(text: string, { items }: Creature): string | undefined {
  const names = items.filter(({ count }) => count > 0).map(({ name }) => name)
  const whole = nameIn(text, names)
  if (whole !== undefined) return whole
  const said = plain(text).split(' ')
  const isSaid = (name: string): boolean =>
    plain(name)
      .split(' ')
      .some(part => part.length > 4 && said.includes(part))
  return (
    names.find(isSaid) ??
    (/\b(?:potion|healing draught|drink)\b/i.test(text) ? names.find(name => /potion|elixir/i.test(name)) : undefined)
  )
}
