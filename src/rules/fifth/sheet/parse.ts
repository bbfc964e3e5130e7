/**
 * `party/*.md` to a typed character. The text stays what it was: `printSheet(parseSheet(text))` is `text` for every text
 * there is, and a sheet that is none gives warnings and as much as can be read.
 */
import { toHeading } from '../../../campaign/markdown/document.ts'
import { memo } from '../../../core/memo.ts'
import { proficiencyAtLevel, modifierOf, abilities } from '../model/abilities.ts'
import type { Character, SheetWarning } from './character.ts'
import { type Lines, numberIn, valueOf } from './find.ts'
import { sheetLines } from './lines.ts'
import {
  completeScores,
  expertiseIn,
  saveProficienciesIn,
  savesIn,
  scoresIn,
  skillsIn,
  toolExpertiseIn,
  toolsIn,
} from './read-abilities.ts'
import { coinsIn, itemsIn } from './read-belongings.ts'
import { armourIn, armourLabels, conditionsIn, deathSavesIn, hitDiceIn, hitPointsIn, speedsIn } from './read-combat.ts'
import { attacksIn, featuresIn, languagesIn } from './read-lists.ts'
import { magicIn } from './read-magic.ts'
import { personalityIn, proseOf, voiceIn } from './read-persona.ts'
import { warningsOf } from './warnings.ts'

export type Sheet = {
  readonly text: string
  readonly character: Character
  readonly warnings: readonly SheetWarning[]
}

/** A party's sheets are asked for by every event of a fight, and each of them is mostly what it was. */
const sheetsAt = memo(32, path =>
  memo(2, (text): Sheet => {
    const lines = sheetLines(text)
    return { text, character: characterIn(lines, path), warnings: warningsOf(lines, path) }
  }),
)

export const parseSheet = (text: string, path = 'sheet.md'): Sheet => sheetsAt(path)(text)

export const printSheet = ({ text }: Sheet): string => text

/** The first title, else the words of the file's name. */
const titleOf = (lines: Lines, path: string): string =>
  lines.find(({ kind, label, value }) => kind === 'heading' && label === 'h1' && value.text !== '')?.value.text ??
  (path.split('/').at(-1) ?? path).replace(/\.md$/i, '').replaceAll('-', ' ')

/** Whose sheet it is. Nearly every sheet says so on its first line, and then no more of it is read. */
export function nameOn(text: string, path: string): string {
  const first = toHeading(text.slice(0, Math.max(0, text.indexOf('\n'))).trimEnd())
  return first?.level === 1 && first.title !== '' ? first.title : titleOf(sheetLines(text), path)
}

function playerIn(lines: Lines): Character['player'] {
  const words = valueOf(lines, 'player', 'played by').toLowerCase()
  if (/^\W*(?:human|person|user)/.test(words)) return 'human'
  return /^\W*(?:ai\b|companion|computer)/.test(words) ? 'ai' : undefined
}

/** `Fighter 3`, or the two in rows of their own. */
function levelIn(lines: Lines): number {
  const told =
    numberIn(valueOf(lines, 'level', 'character level')) ?? numberIn(valueOf(lines, 'class', 'class & level'))
  return Math.min(Math.max(told ?? 1, 1), 20)
}

const classIn = (lines: Lines): string =>
  valueOf(lines, 'class', 'class & level', 'class and level')
    .replace(/\s*(?:level\s*)?\d+\s*$/i, '')
    .trim()

function identityIn(lines: Lines, path: string) {
  return {
    name: titleOf(lines, path),
    tradeName: valueOf(lines, 'trade name'),
    player: playerIn(lines),
    campaign: valueOf(lines, 'campaign'),
    race: valueOf(lines, 'race', 'species', 'ancestry'),
    className: classIn(lines),
    level: levelIn(lines),
    experience: numberIn(valueOf(lines, 'experience', 'experience points', 'xp')),
    background: valueOf(lines, 'background'),
    alignment: valueOf(lines, 'alignment'),
  }
}

function combatIn(lines: Lines, level: number) {
  return {
    armour: armourIn(valueOf(lines, ...armourLabels)),
    hitPoints: hitPointsIn(lines) ?? { current: 1, max: 1, temporary: 0 },
    hitDice: hitDiceIn(valueOf(lines, 'hit dice', 'hit die')),
    speeds: speedsIn(valueOf(lines, 'speed')),
    proficiency: numberIn(valueOf(lines, 'proficiency bonus', 'proficiency')) ?? proficiencyAtLevel(level),
    deathSaves: deathSavesIn(lines),
    conditions: conditionsIn(lines),
    hasInspiration: /^\W*(?:yes|true|1|x|\[x\])/i.test(valueOf(lines, 'inspiration')),
  }
}

function characterIn(lines: Lines, path: string): Character {
  const identity = identityIn(lines, path)
  const scores = completeScores(scoresIn(lines))
  const combat = combatIn(lines, identity.level)
  return {
    ...identity,
    ...combat,
    abilities: scores,
    initiative: numberIn(valueOf(lines, 'initiative')) ?? modifierOf(scores.dex),
    saveProficiencies: saveProficienciesIn(lines),
    saves: completeSaves(lines, scores, combat.proficiency),
    skills: skillsIn(lines),
    expertise: expertiseIn(lines),
    tools: toolsIn(lines),
    toolExpertise: toolExpertiseIn(lines),
    attacks: attacksIn(lines),
    languages: languagesIn(lines),
    features: featuresIn(lines),
    magic: magicIn(lines),
    items: itemsIn(lines),
    coins: coinsIn(lines),
    personality: personalityIn(lines),
    backstory: proseOf(lines, 'backstory'),
    voice: voiceIn(lines),
  }
}

/** Bonuses as written; where only the proficient ones are named, the rest follows from the scores. */
function completeSaves(lines: Lines, scores: Character['abilities'], proficiency: number): Character['saves'] {
  const proficient = saveProficienciesIn(lines)
  const derived = abilities.map(ability => [
    ability,
    modifierOf(scores[ability]) + (proficient.includes(ability) ? proficiency : 0),
  ])
  return { ...Object.fromEntries(derived), ...savesIn(lines) }
}
