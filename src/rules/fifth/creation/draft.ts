/** Everything a new character is, before it is written down. */
import { type CharacterClass, levelOf } from '../data/classes.ts'
import { abilities, type AbilityScores, modifierOf, type Skill, skillAbilities } from '../model/abilities.ts'
import { type Background } from './backgrounds.ts'
import { callings } from './callings.ts'
import { expertiseAt, featuresAt, type Gained } from './features.ts'
import { armourClassOf, type Belongings, belongingsOf, type Worn } from './gear.ts'
import { type Heritage, highElfCantrip, languagesOf, withBlood } from './heritage.ts'
import { hitPointsAt } from './hit-points.ts'
import { withImprovements } from './improve.ts'
import { type StartingMagic, startingMagic } from './spells.ts'

export type Draft = {
  readonly calling: CharacterClass
  readonly heritage: Heritage
  readonly background: Background
  readonly level: number
  readonly scores: AbilityScores
  readonly proficiency: number
  readonly hitPoints: number
  readonly armour: Worn
  readonly skills: readonly Skill[]
  readonly expertise: readonly Skill[]
  readonly languages: readonly string[]
  readonly features: readonly Gained[]
  readonly magic: StartingMagic | undefined
  readonly belongings: Belongings
  readonly speed: number
}

/** Six numbers, highest to what the calling wants most; numbers somebody placed by hand stay where they are. */
export function assigned(
  numbers: readonly number[],
  wanted: readonly (keyof AbilityScores)[],
  isPlaced: boolean,
): AbilityScores {
  const order = isPlaced ? abilities : wanted
  const sorted = isPlaced ? numbers : numbers.toSorted((a, b) => b - a)
  const at = (ability: keyof AbilityScores): number => sorted[order.indexOf(ability)] ?? 10
  return { str: at('str'), dex: at('dex'), con: at('con'), int: at('int'), wis: at('wis'), cha: at('cha') }
}

/** The class's own number of skills, besides what blood and past bring; the same skill is never counted twice. */
function skillsOf(calling: CharacterClass, { race, subrace }: Heritage, background: Background): readonly Skill[] {
  const given = [...new Set([...background.skills, ...race.skills, ...(subrace?.skills ?? [])])]
  const liked = callings[calling.name]?.skills ?? []
  const offered = [...new Set([...liked.filter(skill => calling.skills.from.includes(skill)), ...calling.skills.from])]
  const chosen = offered.filter(skill => !given.includes(skill)).slice(0, calling.skills.choose)
  const held = [...chosen, ...given]
  const free = race.traits.includes('Skill Versatility') ? 2 : 0
  const more = liked.concat(['perception', 'insight', 'persuasion']).filter(skill => !held.includes(skill))
  return [...held, ...[...new Set(more)].slice(0, free)]
}

/** A hill dwarf's toughness and a dragon's blood: one more hit point each level. */
const toughness = ({ subrace }: Heritage, { name }: CharacterClass): number =>
  (subrace?.traits.includes('Dwarven Toughness') ? 1 : 0) + (name === 'Sorcerer' ? 1 : 0)

/** Fast feet of two classes, while they wear no heavy armour. */
function speedOf({ race }: Heritage, { name, levels }: CharacterClass, level: number): number {
  const extra = levels[level - 1]?.resources['unarmored_movement']
  if (name === 'Monk') return race.speed + (typeof extra === 'number' ? extra : 0)
  return race.speed + (name === 'Barbarian' && level >= 5 ? 10 : 0)
}

export type DraftWish = {
  readonly calling: CharacterClass
  readonly heritage: Heritage
  readonly background: Background
  readonly level: number
  readonly numbers: readonly number[]
  readonly isPlaced: boolean
}

/** A barbarian's last level goes past what others can reach. */
const withChampion = (scores: AbilityScores, { calling, level }: DraftWish): AbilityScores =>
  calling.name === 'Barbarian' && level === 20
    ? { ...scores, str: Math.min(scores.str + 4, 24), con: Math.min(scores.con + 4, 24) }
    : scores

/** A fighting style that defends: one more while in armour. */
function withStyle(worn: Worn, { armour }: Belongings, features: readonly Gained[]): Worn {
  const isClad = armour.some(({ category }) => category !== 'shield')
  const defends = isClad && features.some(({ name }) => name === 'Fighting Style: Defense')
  return defends ? { ...worn, armourClass: worn.armourClass + 1 } : worn
}

/** A high elf who casts has one cantrip more than its class gives. */
function withBloodMagic(magic: StartingMagic | undefined, { subrace }: Heritage): StartingMagic | undefined {
  const isGifted = magic && subrace?.traits.includes('High Elf Cantrip')
  return isGifted ? { ...magic, cantrips: [...new Set([...magic.cantrips, highElfCantrip])] } : magic
}

export function draftOf(wish: DraftWish): Draft {
  const { calling, heritage, background, level } = wish
  const at = levelOf(calling, level)
  const wanted = callings[calling.name]?.abilities ?? abilities
  const born = withBlood(assigned(wish.numbers, wanted, wish.isPlaced), heritage, wanted)
  const scores = withChampion(withImprovements(born, at?.abilityImprovements ?? 0, wanted), wish)
  const belongings = belongingsOf(calling, background.equipment)
  const skills = skillsOf(calling, heritage, background)
  const ability = calling.spellcasting?.ability
  const features = featuresAt(calling, level)
  return {
    calling,
    heritage,
    background,
    level,
    scores,
    proficiency: at?.proficiency ?? 2,
    hitPoints: hitPointsAt(calling.hitDie, level, modifierOf(scores.con), toughness(heritage, calling)),
    armour: withStyle(armourClassOf(belongings.armour, scores, calling.name), belongings, features),
    skills,
    expertise: expertiseAt(calling, level, skills),
    languages: languagesOf(heritage, background.languages),
    features,
    magic: withBloodMagic(startingMagic(calling, level, ability ? modifierOf(scores[ability]) : 0), heritage),
    belongings,
    speed: speedOf(heritage, calling, level),
  }
}

export const skillBonus = ({ scores, proficiency, expertise }: Draft, skill: Skill): number =>
  modifierOf(scores[skillAbilities[skill]]) + proficiency * (expertise.includes(skill) ? 2 : 1)
