/** Where somebody comes from. The SRD has one background in full, the Acolyte; any other word is taken as it is given. */
import type { Skill } from '../model/abilities.ts'
import type { Supply } from '../data/classes.ts'

export type Background = {
  readonly name: string
  readonly skills: readonly Skill[]
  readonly languages: number
  readonly equipment: readonly Supply[]
  readonly gold: number
  readonly feature: { readonly name: string; readonly text: string }
}

export const acolyte: Background = {
  name: 'Acolyte',
  skills: ['insight', 'religion'],
  languages: 2,
  equipment: [
    { name: 'Holy symbol', quantity: 1 },
    { name: 'Prayer book', quantity: 1 },
    { name: 'Incense', quantity: 5 },
    { name: 'Vestments', quantity: 1 },
    { name: 'Common clothes', quantity: 1 },
  ],
  gold: 15,
  feature: {
    name: 'Shelter of the Faithful',
    text: 'Temples of your faith give you and your companions healing and care, and you can ask their priests for help that is no danger to them.',
  },
}

/** Skills a word suggests; the first that fits. A background nobody can guess at leaves the choice to curiosity. */
const hints: readonly (readonly [RegExp, readonly [Skill, Skill]])[] = [
  [/soldier|guard|militia|mercenar|veteran|knight/i, ['athletics', 'intimidation']],
  [/criminal|thief|smuggl|spy|urchin|street/i, ['stealth', 'sleight-of-hand']],
  [/sage|scholar|scribe|librar|student|archiv|chart|map/i, ['history', 'arcana']],
  [/noble|court|diplomat|heir/i, ['history', 'persuasion']],
  [/sailor|pirate|fisher|ferry|river/i, ['athletics', 'perception']],
  [/hermit|healer|herbal|physic|midwife/i, ['medicine', 'nature']],
  [/hunt|outland|forest|trapper|shepherd|farm/i, ['survival', 'animal-handling']],
  [/entertain|actor|minstrel|dancer|tumbler/i, ['performance', 'acrobatics']],
  [/merchant|trader|guild|artisan|smith|craft/i, ['insight', 'persuasion']],
  [/priest|monk|temple|pilgrim/i, ['insight', 'religion']],
]

/** Two skills, some coin, and people who know the trade: what any past leaves behind. */
export function backgroundNamed(words: string): Background {
  const name = words.replaceAll(/\s+/g, ' ').trim()
  if (name === '' || /^acolyte$/i.test(name)) return acolyte
  const skills = hints.find(([pattern]) => pattern.test(name))?.[1] ?? (['perception', 'insight'] as const)
  return {
    name,
    skills,
    languages: 0,
    equipment: [
      { name: 'Common clothes', quantity: 1 },
      { name: 'Pouch', quantity: 1 },
    ],
    gold: 10,
    feature: {
      name: 'Old Ties',
      text: `Those who share your past as ${/^[aeiou]/i.test(name) ? 'an' : 'a'} ${name.toLowerCase()} know you for one of their own, and help with what costs them little.`,
    },
  }
}
