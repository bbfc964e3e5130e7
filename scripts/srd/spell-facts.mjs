/** What a spell's prose says in passing: how it strikes, what resists it, what it covers. */
import { areaOf } from './area.mjs'
import { abilityOf, present } from './source.mjs'

export const attackIn = ({ text }) => /\b(melee|ranged) spell attack/i.exec(text)?.[1].toLowerCase()

const savePattern = /(Strength|Dexterity|Constitution|Intelligence|Wisdom|Charisma) (?:saving throw|save)/i

export function saveIn({ text }) {
  const found = savePattern.exec(text)
  if (!found) return undefined
  const onSuccess = /half as much|half the (?:initial )?damage|takes? half/i.test(text) ? 'half' : 'none'
  return present({ ability: abilityOf(found[1]), onSuccess })
}

export const areaIn = ({ text, range }) => areaOf(range) ?? areaOf(text)
