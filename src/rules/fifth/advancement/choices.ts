/** What somebody has to decide on reaching a level. */
import { classNamed, type CharacterClass, levelOf } from '../data/classes.ts'
import { type Feature, featuresGained } from '../data/features.ts'
import { averageHitPoints } from '../creation/hit-points.ts'
import type { Character } from '../sheet/character.ts'

export type LevelChoice =
  | { readonly kind: 'hit-points'; readonly die: number; readonly average: number }
  | { readonly kind: 'improvement'; readonly points: 2 }
  | { readonly kind: 'option'; readonly feature: string; readonly choose: number; readonly from: readonly string[] }
  | { readonly kind: 'expertise'; readonly choose: number }
  | { readonly kind: 'cantrips'; readonly choose: number }
  /** `highest` is the highest level of spell that can be taken. */
  | { readonly kind: 'spells'; readonly choose: number; readonly highest: number; readonly into: 'known' | 'spellbook' }

/** A class as a sheet names it: `Cleric (Life)`, `Fighter 3`. */
export const classOnSheet = ({ className }: Pick<Character, 'className'>): CharacterClass | undefined =>
  classNamed(/^[\p{L}-]+/u.exec(className.trim())?.[0] ?? '')

const isExpertise = ({ name }: Feature): boolean => name.startsWith('Choose: Expertise')

function featureChoices(calling: CharacterClass, level: number): readonly LevelChoice[] {
  return featuresGained(calling.name, level)
    .filter(({ options }) => options !== undefined)
    .map(feature => {
      const choose = feature.options?.choose ?? 1
      if (isExpertise(feature)) return { kind: 'expertise', choose }
      return {
        kind: 'option',
        feature: feature.name.replace(/^Choose: /, ''),
        choose,
        from: feature.options?.from ?? [],
      }
    })
}

const highestSlot = (slots: readonly number[] | undefined): number =>
  (slots ?? []).findLastIndex(count => count > 0) + 1

/** A book grows by two each level; those who know spells learn as their table says. */
function magicChoices(calling: CharacterClass, level: number): readonly LevelChoice[] {
  const [before, now] = [levelOf(calling, level - 1), levelOf(calling, level)]
  const magic = calling.spellcasting
  const highest = highestSlot(now?.slots)
  if (!magic || highest === 0) return []
  const cantrips = (now?.cantrips ?? 0) - (before?.cantrips ?? 0)
  const learned = (now?.spellsKnown ?? 0) - (before?.spellsKnown ?? 0)
  const spells = magic.kind === 'spellbook' ? 2 : learned
  return [
    ...(cantrips > 0 ? [{ kind: 'cantrips' as const, choose: cantrips }] : []),
    ...(spells > 0
      ? [
          {
            kind: 'spells' as const,
            choose: spells,
            highest,
            into: magic.kind === 'spellbook' ? ('spellbook' as const) : ('known' as const),
          },
        ]
      : []),
  ]
}

/** All choices of reaching `level` in this class, in the order a table makes them. */
export function choicesAt(calling: CharacterClass, level: number): readonly LevelChoice[] {
  const gained =
    (levelOf(calling, level)?.abilityImprovements ?? 0) - (levelOf(calling, level - 1)?.abilityImprovements ?? 0)
  return [
    { kind: 'hit-points', die: calling.hitDie, average: averageHitPoints(calling.hitDie) },
    ...(gained > 0 ? [{ kind: 'improvement' as const, points: 2 as const }] : []),
    ...featureChoices(calling, level),
    ...magicChoices(calling, level),
  ]
}
