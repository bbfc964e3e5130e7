/** Every spell with its effect in code, by its name; the others are for the GM to rule, with their text at hand. */
import type { Spell } from '../data/spells.ts'
import type { Recipe } from './recipe.ts'
import { cantrips } from './spells/level-0.ts'
import { levelOneWards } from './spells/level-1-wards.ts'
import { levelOne } from './spells/level-1.ts'
import { levelTwoWards } from './spells/level-2-wards.ts'
import { levelTwo } from './spells/level-2.ts'
import { levelThreeWards } from './spells/level-3-wards.ts'
import { levelThree } from './spells/level-3.ts'
import { levelFour } from './spells/level-4.ts'
import { levelFive } from './spells/level-5.ts'
import { levelSix } from './spells/level-6.ts'
import { levelEight, levelNine, levelSeven } from './spells/high.ts'
import { summoning } from './spells/summoning.ts'

export const recipes: readonly Recipe[] = [
  ...cantrips,
  ...levelOne,
  ...levelOneWards,
  ...levelTwo,
  ...levelTwoWards,
  ...levelThree,
  ...levelThreeWards,
  ...levelFour,
  ...levelFive,
  ...levelSix,
  ...levelSeven,
  ...levelEight,
  ...levelNine,
  ...summoning,
]

const byName = new Map(recipes.map(recipe => [recipe.spell, recipe]))

export const recipeFor = ({ name }: Spell): Recipe | undefined => byName.get(name)
