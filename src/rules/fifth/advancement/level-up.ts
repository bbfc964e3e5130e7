/** One level gained, as edits of the sheet: what follows from the level changes, every other byte stays. */
import { below, type Rng, rngOf, streamOf } from '../../../core/random.ts'
import { accept, refuse, type Result } from '../../../core/result.ts'
import { featuresAt, inShort } from '../creation/features.ts'
import { magicBlock } from '../creation/print-magic.ts'
import { startingMagic } from '../creation/spells.ts'
import { averageHitPoints, gainAt } from '../creation/hit-points.ts'
import { type CharacterClass, levelOf } from '../data/classes.ts'
import { featureNamed } from '../data/features.ts'
import { type AbilityScores, modifierOf, proficiencyAtLevel, signed } from '../model/abilities.ts'
import type { Character } from '../sheet/character.ts'
import { parseSheet } from '../sheet/parse.ts'
import { choicesAt, classOnSheet } from './choices.ts'
import { experienceFor } from '../model/experience.ts'
import { type LevelPicks, settle, type Settled } from './picks.ts'
import type { LevelRefusal } from './refusal.ts'
import { shiftOf, withScores, withShift } from './rewrite.ts'
import { apply, type Edit } from './edits.ts'

export type LevelGained = {
  readonly text: string
  readonly level: number
  readonly hitPointsGained: number
  /** What is new, in plain sentences. */
  readonly gained: readonly string[]
  /** What the sheet has no place for, or what somebody should look at. */
  readonly notes: readonly string[]
  readonly rng: Rng
}

function grown(scores: AbilityScores, { improvements }: Settled, className: string, level: number): AbilityScores {
  const after: { -readonly [Name in keyof AbilityScores]: number } = { ...scores }
  for (const ability of improvements) after[ability] += 1
  if (className === 'Barbarian' && level === 20)
    Object.assign(after, { str: Math.min(after.str + 4, 24), con: Math.min(after.con + 4, 24) })
  return after
}

/** One more hit point each level: a hill dwarf's toughness, a dragon's blood. */
const toughness = ({ race, features }: Character, { name }: CharacterClass): number =>
  (/hill dwarf/i.test(race) || features.some(feature => /^dwarven toughness/i.test(feature.name)) ? 1 : 0) +
  (name === 'Sorcerer' ? 1 : 0)

/** The die, CON, and for a CON that rose one more for each level already gained. */
function hitPointGain(
  who: Character,
  calling: CharacterClass,
  after: AbilityScores,
  how: Settled['hitPoints'],
  rng: Rng,
) {
  const stream = streamOf(rng)
  const rolled = how === 'roll' ? below(stream, calling.hitDie) + 1 : averageHitPoints(calling.hitDie)
  const constitution = modifierOf(after.con)
  const late = (constitution - modifierOf(who.abilities.con)) * who.level
  return { gain: gainAt(rolled, constitution) + toughness(who, calling) + late, rolled, rng: rngOf(stream) }
}

/** Features of this level that the last level did not have, options included. */
function newFeatures(calling: CharacterClass, level: number, { options }: Settled) {
  const before = new Set(featuresAt(calling, level - 1).map(({ name }) => name))
  const plain = featuresAt(calling, level).filter(({ name }) => !before.has(name) && !isOption(name))
  const chosen = options.map(name => ({ name, text: inShort(featureNamed(name)?.text ?? '') }))
  return [...plain, ...chosen]
}

/** Options are listed with the choice they answer, and are never gained by themselves. */
const isOption = (name: string): boolean => (featureNamed(name)?.group ?? '') !== ''

function slotEdits(calling: CharacterClass, level: number): readonly Edit[] {
  const [before, now] = [levelOf(calling, level - 1)?.slots, levelOf(calling, level)?.slots]
  return (now ?? []).flatMap((max, index) =>
    max === (before?.[index] ?? 0) ? [] : [{ kind: 'slots' as const, level: index + 1, max }],
  )
}

/** For those who begin to cast only now: the whole block at once. */
function firstMagic(who: Character, calling: CharacterClass, level: number, scores: AbilityScores): readonly string[] {
  const ability = calling.spellcasting?.ability
  if (who.magic || !ability) return []
  const magic = startingMagic(calling, level, modifierOf(scores[ability]))
  return magicBlock({ magic, calling, scores, proficiency: proficiencyAtLevel(level) })
}

function magicEdits(
  who: Character,
  calling: CharacterClass,
  level: number,
  settled: Settled,
  scores: AbilityScores,
): readonly Edit[] {
  const lines = firstMagic(who, calling, level, scores)
  if (lines.length > 0) return [{ kind: 'magic-begins', lines }]
  const list = calling.spellcasting?.kind === 'spellbook' ? 'spellbook' : 'known'
  return [
    ...slotEdits(calling, level),
    ...settled.cantrips.map(name => ({ kind: 'spell', list: 'cantrips', name }) as const),
    ...settled.spells.map(name => ({ kind: 'spell', list, name }) as const),
  ]
}

type Step = {
  readonly who: Character
  readonly calling: CharacterClass
  readonly level: number
  readonly settled: Settled
}

function editsFor({ who, calling, level, settled }: Step, scores: AbilityScores, gain: number): readonly Edit[] {
  const { current, max } = who.hitPoints
  const proficiency = proficiencyAtLevel(level)
  return [
    { kind: 'level', level },
    { kind: 'hit-points', current: current + gain, max: max + gain },
    { kind: 'hit-dice', count: level, die: calling.hitDie },
    ...(proficiency === who.proficiency
      ? []
      : [{ kind: 'value', label: 'Proficiency Bonus', value: signed(proficiency) } as const]),
    ...newFeatures(calling, level, settled).map(({ name, text }) => ({ kind: 'feature', name, text }) as const),
    ...magicEdits(who, calling, level, settled, scores),
    ...settled.expertise.map(skill => ({ kind: 'expertise', skill, by: proficiency }) as const),
  ]
}

/** Is the next level earned? A sheet that does not count experience is levelled when the table says so. */
function shortOf({ experience, level }: Character): LevelRefusal | undefined {
  const needs = experienceFor(level + 1)
  return experience !== undefined && experience < needs
    ? { code: 'experience-short', has: experience, needs }
    : undefined
}

/** Armour is written by hand, with words around it, so it is only pointed at. */
const notesOn = (before: AbilityScores, after: AbilityScores, { options }: Settled): readonly string[] => [
  ...(modifierOf(after.dex) === modifierOf(before.dex) ? [] : ['DEX rose: look at the Armor Class.']),
  ...(options.includes('Fighting Style: Defense') ? ['Armor Class rises by 1 while in armor.'] : []),
]

export function levelUp(text: string, picks: LevelPicks, rng: Rng): Result<LevelGained, LevelRefusal> {
  const { character: who } = parseSheet(text)
  const calling = classOnSheet(who)
  if (!calling) return refuse({ code: 'class-unknown', className: who.className })
  if (who.level >= 20) return refuse({ code: 'level-highest' })
  const short = shortOf(who)
  if (short) return refuse(short)
  const level = who.level + 1
  const settled = settle(picks, choicesAt(calling, level), who, calling)
  if (!settled.ok) return settled
  const after = grown(who.abilities, settled.value, calling.name, level)
  const hit = hitPointGain(who, calling, after, settled.value.hitPoints, rng)
  const shift = shiftOf(who.abilities, after, proficiencyAtLevel(level) - who.proficiency)
  const scored = settled.value.improvements.length > 0 || level === 20 ? withScores(text, after) : text
  const edited = apply(
    withShift(scored, who, shift),
    editsFor({ who, calling, level, settled: settled.value }, after, hit.gain),
  )
  const roll = settled.value.hitPoints === 'roll' ? ` (1d${calling.hitDie} rolled ${hit.rolled})` : ''
  return accept({
    text: edited.text,
    level,
    hitPointsGained: hit.gain,
    gained: [`Level ${level}: ${hit.gain} hit points${roll}.`, ...edited.told],
    notes: [...edited.notes, ...notesOn(who.abilities, after, settled.value)],
    rng: hit.rng,
  })
}
