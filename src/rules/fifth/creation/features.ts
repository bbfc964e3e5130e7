/** The features a class has by a level, each once and in its latest form, with choices made. */
import type { CharacterClass } from '../data/classes.ts'
import { type Feature, featureNamed, featuresGained } from '../data/features.ts'
import type { Skill } from '../model/abilities.ts'
import { callings } from './callings.ts'

export type Gained = { readonly name: string; readonly text: string }

const longest = 220

/** The first sentences that fit: a sheet reminds, the rules reference tells. */
export function inShort(text: string): string {
  const plain = text
    .replaceAll(/\s*\n\s*/g, ' ')
    .replaceAll(/\s-\s/g, '; ')
    .trim()
  if (plain.length <= longest) return plain
  const cut = plain.slice(0, longest)
  const end = Math.max(cut.lastIndexOf('. '), cut.lastIndexOf('; '))
  return end > 60 ? `${cut.slice(0, end)}.` : `${cut.slice(0, cut.lastIndexOf(' '))}…`
}

/** `Action Surge (2 uses)` takes the place of `Action Surge (1 use)`, `Domain Spells 3` of `Domain Spells 2`. */
export const seriesOf = (name: string): string => name.replace(/\s*(?:\([^)]*\)|\d+)$/, '')

const isImprovement = ({ name }: Feature): boolean => name.startsWith('Ability Score Improvement')
const isExpertise = ({ name }: Feature): boolean => name.startsWith('Choose: Expertise')

/** What is chosen where a feature offers a choice: the calling's own liking first, nothing twice. */
function chosenFrom({ options, class: of }: Feature, taken: ReadonlySet<string>): readonly Feature[] {
  const open = (options?.from ?? []).filter(name => !taken.has(name))
  const liked = (callings[of]?.options ?? []).filter(name => open.includes(name))
  const names = [...new Set([...liked, ...open])].slice(0, options?.choose ?? 1)
  return names.flatMap(name => featureNamed(name) ?? { name, class: of, text: '' })
}

export function featuresAt(calling: CharacterClass, level: number): readonly Gained[] {
  const held = new Map<string, Gained>()
  const taken = new Set<string>()
  for (let at = 1; at <= level; at += 1) {
    for (const feature of featuresGained(calling.name, at)) {
      if (isImprovement(feature) || isExpertise(feature)) continue
      const gained = feature.options ? chosenFrom(feature, taken) : [feature]
      for (const one of gained) {
        taken.add(one.name)
        held.set(seriesOf(one.name), { name: one.name, text: inShort(one.text) })
      }
    }
  }
  return [...held.values()]
}

/** How many skills count double by a level: two at each place the class says so. */
export function expertiseAt(calling: CharacterClass, level: number, skills: readonly Skill[]): readonly Skill[] {
  let count = 0
  for (let at = 1; at <= level; at += 1) {
    count += featuresGained(calling.name, at).filter(isExpertise).length * 2
  }
  return skills.slice(0, count)
}
