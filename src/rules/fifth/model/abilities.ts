/** The six abilities, the eighteen skills, and the arithmetic everything else stands on. */

export const abilities = ['str', 'dex', 'con', 'int', 'wis', 'cha'] as const
export type Ability = (typeof abilities)[number]
export type AbilityScores = Readonly<Record<Ability, number>>

/** Which ability a skill goes with, unless the GM asks for another. */
export const skillAbilities = {
  acrobatics: 'dex',
  'animal-handling': 'wis',
  arcana: 'int',
  athletics: 'str',
  deception: 'cha',
  history: 'int',
  insight: 'wis',
  intimidation: 'cha',
  investigation: 'int',
  medicine: 'wis',
  nature: 'int',
  perception: 'wis',
  performance: 'cha',
  persuasion: 'cha',
  religion: 'int',
  'sleight-of-hand': 'dex',
  stealth: 'dex',
  survival: 'wis',
} as const satisfies Readonly<Record<string, Ability>>

export type Skill = keyof typeof skillAbilities

export const isAbility = (text: string): text is Ability => (abilities as readonly string[]).includes(text)
export const isSkill = (text: string): text is Skill => Object.hasOwn(skillAbilities, text)

/** Every skill, in the order of the alphabet. */
export const skills: readonly Skill[] = Object.keys(skillAbilities).filter(isSkill)

/** 10 and 11 are worth nothing, every two points one more or less. */
export const modifierOf = (score: number): number => Math.floor((score - 10) / 2)

/** By character level. */
export const proficiencyAtLevel = (level: number): number => 2 + Math.floor((Math.max(1, level) - 1) / 4)

/** By challenge rating; below 1 counts as 1. */
export const proficiencyAtRating = (rating: number): number => proficiencyAtLevel(rating)

/** `+3`, `-1`, `+0`: how a modifier is written on a sheet. */
export const signed = (value: number): string => (value < 0 ? String(value) : `+${value}`)

/** `sleight-of-hand` as a table says it. */
export const titleOf = (name: string): string =>
  name
    .split('-')
    .map(word => (word === 'of' ? word : word.charAt(0).toUpperCase() + word.slice(1)))
    .join(' ')
