/** What class and race bring to a fight beyond the numbers on the sheet. */
import { toolKey } from '../checks/bonus.ts'
import { classNamed } from '../data/classes.ts'
import type { Creature } from '../model/creature.ts'
import type { Defence } from '../model/damage.ts'
import { damageTypes } from '../model/damage.ts'
import type { Character } from './character.ts'

const has = ({ features }: Character, name: RegExp): boolean => features.some(feature => name.test(feature.name))

const isClass = ({ className }: Character, name: string): boolean => className.toLowerCase().startsWith(name)

/** A fighter strikes three and four times in the end; the others who learn it strike twice. */
export function attacksPerAction(character: Character): number {
  const { level } = character
  if (isClass(character, 'fighter')) return level >= 20 ? 4 : level >= 11 ? 3 : level >= 5 ? 2 : 1
  const learns = ['barbarian', 'monk', 'paladin', 'ranger'].some(name => isClass(character, name))
  return (learns && level >= 5) || has(character, /^extra attack/i) ? 2 : 1
}

export const sneakAttackOf = (character: Character): string | undefined =>
  isClass(character, 'rogue') ? `${Math.ceil(character.level / 2)}d6` : undefined

/** By the tool's name in one spelling: the proficiency, twice for those who have made it their art. */
export function toolsOf({ className, tools, toolExpertise, proficiency }: Character): Creature['tools'] {
  const learned = classNamed(/^[\p{L}-]+/u.exec(className)?.[0] ?? '')?.tools ?? []
  const doubled = toolExpertise.map(toolKey)
  return Object.fromEntries(
    [...learned, ...tools, ...toolExpertise]
      .map(toolKey)
      .map(key => [key, doubled.includes(key) ? 2 * proficiency : proficiency]),
  )
}

const raceResists: readonly (readonly [RegExp, Defence['type']])[] = [
  [/tiefling/i, 'fire'],
  [/dwarf/i, 'poison'],
]

/** From the blood, and from a feature that says "resistance to … damage" outright. */
export function resistancesOf(character: Character): readonly Defence[] {
  const byRace = raceResists.filter(([race]) => race.test(character.race)).map(([, type]) => type)
  const told = character.features
    .filter(({ name, part }) => part.startsWith('racial') || /resistance|ancestry/i.test(name))
    .flatMap(({ text }) => /resistan(?:ce|t) (?:to|against) ([a-z, ]+?) damage/i.exec(text)?.[1] ?? [])
  const byText = damageTypes.filter(type => told.some(words => words.toLowerCase().includes(type)))
  return [...new Set([...byRace, ...byText])].map(type => ({ type }))
}
