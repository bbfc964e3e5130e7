/** The table of a class, level by level, as lines a question can be answered with. */
import type { CharacterClass, ClassLevel } from '../data/classes.ts'
import { features } from '../data/features.ts'
import { signed } from '../model/abilities.ts'

type Printed = (value: unknown) => string | undefined

const count =
  (word: string): Printed =>
  value =>
    typeof value === 'number' && value > 0 ? `${word} ${value > 99 ? 'unlimited' : value}` : undefined

const die =
  (word: string): Printed =>
  value =>
    typeof value === 'number' && value > 0 ? `${word} d${value}` : undefined

const dice =
  (word: string): Printed =>
  value => {
    const { dice_count: thrown, dice_value: sides } = (value ?? {}) as { dice_count?: number; dice_value?: number }
    return thrown === undefined || sides === undefined ? undefined : `${word} ${thrown}d${sides}`
  }

/** What the classes count, in the words of the book; what is missing here is no number a table prints. */
const resources: Readonly<Record<string, Printed>> = {
  action_surges: count('action surges'),
  arcane_recovery_levels: count('arcane recovery levels'),
  aura_range: count('aura range (feet)'),
  bardic_inspiration_die: die('bardic inspiration die'),
  brutal_critical_dice: count('brutal critical dice'),
  channel_divinity_charges: count('channel divinity uses'),
  destroy_undead_cr: count('destroy undead up to challenge'),
  extra_attacks: count('extra attacks'),
  favored_enemies: count('favored enemies'),
  favored_terrain: count('favored terrains'),
  indomitable_uses: count('indomitable uses'),
  invocations_known: count('invocations known'),
  ki_points: count('ki points'),
  martial_arts: dice('martial arts die'),
  metamagic_known: count('metamagic options'),
  rage_count: count('rages a day'),
  rage_damage_bonus: value => (typeof value === 'number' ? `rage damage ${signed(value)}` : undefined),
  sneak_attack: dice('sneak attack damage'),
  song_of_rest_die: die('song of rest die'),
  sorcery_points: count('sorcery points'),
  unarmored_movement: value =>
    typeof value === 'number' && value > 0 ? `unarmored movement +${value} ft.` : undefined,
  wild_shape_max_cr: count('wild shape up to challenge'),
}

const ordinal = (level: number): string => `${level}${['th', 'st', 'nd', 'rd'][level] ?? 'th'}`

function slotsOf({ slots }: ClassLevel): readonly string[] {
  const told = (slots ?? []).flatMap((most, at) => (most > 0 ? [`${most} of ${ordinal(at + 1)}`] : []))
  return told.length > 0 ? [`spell slots ${told.join(', ')}`] : []
}

const featuresAt = (name: string, level: number): readonly string[] => {
  const names = features.filter(one => one.class === name && one.level === level && one.group === undefined)
  return [...new Set(names.map(feature => feature.name.replace(/(?<=Improvement) \d$/, '')))]
}

/** Only some know a number of spells; others prepare theirs, whatever the table of the package says. */
const knows = ({ spellcasting }: CharacterClass): boolean =>
  spellcasting?.kind === 'known' || spellcasting?.kind === 'pact'

function row(calling: CharacterClass, level: ClassLevel): string {
  const { name } = calling
  const gained = featuresAt(name, level.level)
  return `- Level ${level.level}: ${[
    `proficiency ${signed(level.proficiency)}`,
    ...Object.entries(resources).flatMap(([key, print]) => print(level.resources[key]) ?? []),
    ...(level.cantrips === undefined ? [] : [`cantrips known ${level.cantrips}`]),
    ...(level.spellsKnown === undefined || !knows(calling) ? [] : [`spells known ${level.spellsKnown}`]),
    ...slotsOf(level),
    ...(gained.length > 0 ? [`gains ${gained.join(', ')}`] : []),
  ].join('; ')}.`
}

export const printTable = (calling: CharacterClass): readonly string[] =>
  calling.levels.map(level => row(calling, level))
