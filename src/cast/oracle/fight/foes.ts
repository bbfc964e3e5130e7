/** Who comes: names of the book for whatever an author wrote, and no more of them than a party can meet and live. */
import { distance } from '../../../core/distance.ts'
import { monsterNamed, monsters, type Monster } from '../../../rules/fifth/data/monsters.ts'
import { reckon } from '../../../rules/fifth/encounter/budget.ts'
import type { Creature } from '../../../rules/fifth/model/creature.ts'
import type { Encounter, Foes } from '../../../campaign/played/world.ts'

export type Called = { readonly monster: Monster; readonly count: number; readonly name?: string }

const hints: readonly (readonly [RegExp, string])[] = [
  [/cult|zealot|acolyte|monk|priest|brother|sister/i, 'Cultist'],
  [/guard|soldier|watch|militia|sergeant/i, 'Guard'],
  [/thug|bruiser|brute|enforcer|smuggler/i, 'Thug'],
  [/captain|chief|leader|boss/i, 'Bandit Captain'],
  [/assassin|spy|agent|thief/i, 'Spy'],
  [/mage|wizard|witch|sorcer/i, 'Acolyte'],
  [/hound|dog|wolf/i, 'Wolf'],
  [/rat/i, 'Giant Rat'],
  [/spider/i, 'Giant Spider'],
  [/bone|skelet/i, 'Skeleton'],
  [/drowned|corpse|dead|zomb|husk/i, 'Zombie'],
  [/ghost|spirit|shade|wraith|shadow/i, 'Shadow'],
  [/bat/i, 'Giant Bat'],
  [/snake|serpent/i, 'Poisonous Snake'],
]

/** A letter or two off. */
const isSlip = (words: string, name: string): boolean => distance(words.toLowerCase(), name.toLowerCase()) <= 2

/** The very monster, one that a word of the name names, one a slip away, one of the sort; in the end a bandit. */
export function monsterFor(words: string): Monster | undefined {
  const exact = monsterNamed(words)
  if (exact !== undefined) return exact
  const parts = words.split(/[\s,]+/).filter(part => part.length > 2)
  const pairs = parts.map((part, at) => `${part} ${parts[at + 1] ?? ''}`.trim())
  const byPart = [...pairs, ...parts.toReversed()].flatMap(part => monsterNamed(part) ?? [])[0]
  if (byPart !== undefined) return byPart
  const hint = hints.find(([sign]) => sign.test(words))?.[1]
  const near =
    hint === undefined && words.length > 4 ? monsters.find(({ name }) => isSlip(words, name))?.name : undefined
  return monsterNamed(hint ?? near ?? 'Bandit') ?? monsterNamed('Bandit')
}

/** Somebody with a name of their own keeps it; a kind the book does not know keeps its author's name as well. */
function calledOf({ monster: words, count, name }: Foes): readonly Called[] {
  const monster = monsterFor(words)
  if (monster === undefined || count < 1) return []
  const own = name ?? (monsterNamed(words) === undefined ? words : undefined)
  if (own === undefined) return [{ monster, count }]
  if (count === 1) return [{ monster, count: 1, name: own }]
  return Array.from({ length: count }, (_, at) => ({ monster, count: 1, name: `${own} ${at + 1}` }))
}

/** What a fight of each tier may weigh, measured by what would be deadly. */
const limits = { trivial: 0.75, standard: 1, critical: 1.5 } as const

const weightOf = (foes: readonly Called[], levels: readonly number[]): number =>
  reckon(
    foes.flatMap(({ monster, count }) => Array.from({ length: count }, () => monster.experience)),
    levels,
  ).adjusted

/** One fewer of those there are most of; those with names stay longest. */
function oneFewer(foes: readonly Called[]): readonly Called[] {
  const isNamed = ({ name }: Called): boolean => name !== undefined && !/\d$/.test(name)
  const spare = foes.filter(foe => !isNamed(foe))
  const many = spare.toSorted((one, other) => other.count - one.count).at(0)
  if (many === undefined) return foes.length > 1 ? foes.slice(0, -1) : foes
  return foes.flatMap(foe => (foe === many ? (foe.count > 1 ? [{ ...foe, count: foe.count - 1 }] : []) : [foe]))
}

/** One alone that would kill them all fights with the numbers of the strongest of its sort that would not. */
function weaker(foe: Called, levels: readonly number[], limit: number): Called {
  const fits = monsters
    .filter(({ type, experience }) => type === foe.monster.type && experience > 0)
    .filter(monster => weightOf([{ monster, count: 1 }], levels) <= limit)
  const best = fits.toSorted((one, other) => other.experience - one.experience)[0]
  return best === undefined ? foe : { monster: best, count: 1, name: foe.name ?? foe.monster.name }
}

export function foesFor(
  { foes, tier }: Pick<Encounter, 'foes' | 'tier'>,
  party: readonly Creature[],
): readonly Called[] {
  const levels = party.map(({ level }) => level)
  const limit = reckon([], levels).thresholds.deadly * limits[tier]
  let called = foes.flatMap(calledOf)
  while (weightOf(called, levels) > limit && called.reduce((sum, { count }) => sum + count, 0) > 1) {
    const fewer = oneFewer(called)
    if (fewer.length === 0) break
    called = [...fewer]
  }
  const [only] = called
  const isAlone = called.length === 1 && only?.count === 1
  return isAlone && weightOf(called, levels) > limit * 2 ? [weaker(only, levels, limit)] : called
}

/** As the rules take them: `Goblin x3`, `Captain Vex: Knight`, or somebody who was met before and got away. */
export const asked = ({ monster, count, name }: Called, isKnown: (name: string) => boolean): string =>
  name === undefined ? `${monster.name} x${count}` : isKnown(name) ? name : `${name}: ${monster.name}`
