/**
 * `party/*.md` to a typed character. The text stays what it was: `printSheet(parseSheet(text))` is `text` for every text
 * there is, and a sheet that is none gives warnings and as much as can be read.
 */
import { memo } from '../../../core/memo.ts'
import { proficiencyAtLevel, modifierOf, abilities } from '../model/abilities.ts'
import type { Character, SheetWarning } from './character.ts'
import { type Lines, numberIn, valueOf } from '../sheet-text/find.ts'
import { sheetLines } from '../sheet-text/lines.ts'
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
import {
  armourIn,
  armourLabels,
  conditionsIn,
  deathSavesIn,
  hitDiceIn,
  hitPointsIn,
  speedsIn,
  usualHitPoints,
} from './read-combat.ts'
import { attacksIn } from './read-attacks.ts'
import { featuresIn, languagesIn } from './read-lists.ts'
import { identityIn } from './read-identity.ts'
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
    return { text, character: characterIn(lines, text, path), warnings: warningsOf(lines, path) }
  }),
)

export const parseSheet = (text: string, path = 'sheet.md'): Sheet => sheetsAt(path)(text)

export const printSheet = ({ text }: Sheet): string => text

function combatIn(lines: Lines, { className, level }: Pick<Character, 'className' | 'level'>, con: number) {
  const usual = usualHitPoints(className, level, con)
  return {
    armour: armourIn(valueOf(lines, ...armourLabels)),
    hitPoints: hitPointsIn(lines) ?? { current: usual, max: usual, temporary: 0 },
    hitDice: hitDiceIn(valueOf(lines, 'hit dice', 'hit die')),
    speeds: speedsIn(valueOf(lines, 'speed')),
    proficiency:
      numberIn(valueOf(lines, 'proficiency bonus', 'proficiency', 'prof', 'pb')) ?? proficiencyAtLevel(level),
    deathSaves: deathSavesIn(lines),
    conditions: conditionsIn(lines),
    hasInspiration: /^\W*(?:yes|true|1|x|\[x\])/i.test(valueOf(lines, 'inspiration')),
  }
}

function characterIn(lines: Lines, text: string, path: string): Character {
  const identity = identityIn(lines, text, path)
  const scores = completeScores(scoresIn(lines))
  const combat = combatIn(lines, identity, scores.con)
  return {
    ...identity,
    ...combat,
    abilities: scores,
    initiative: numberIn(valueOf(lines, 'initiative', 'init')) ?? modifierOf(scores.dex),
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
