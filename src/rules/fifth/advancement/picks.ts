/** What was chosen for a level, held to what the level offers; what was left open is chosen as a new character would. */
import { accept, refuse, type Result } from '../../../core/result.ts'
import { callings } from '../creation/callings.ts'
import { spread } from '../creation/spells.ts'
import type { CharacterClass } from '../data/classes.ts'
import { nameKey } from '../data/lookup.ts'
import { type Spell, spellNamed, spellsOf } from '../data/spells.ts'
import { abilities, type Ability, type Skill } from '../model/abilities.ts'
import type { Character } from '../sheet/character.ts'
import type { LevelChoice } from './choices.ts'
import type { LevelRefusal } from './refusal.ts'

export type LevelPicks = {
  readonly hitPoints?: 'average' | 'roll'
  /** One ability twice, or two once each. */
  readonly improvements?: readonly Ability[]
  readonly options?: readonly string[]
  readonly expertise?: readonly Skill[]
  readonly cantrips?: readonly string[]
  readonly spells?: readonly string[]
}

export type Settled = {
  readonly hitPoints: 'average' | 'roll'
  readonly improvements: readonly Ability[]
  readonly options: readonly string[]
  readonly expertise: readonly Skill[]
  readonly cantrips: readonly string[]
  readonly spells: readonly string[]
}

type Picked<Value> = Result<readonly Value[], LevelRefusal>

const chooseOf = (choices: readonly LevelChoice[], kind: 'expertise' | 'cantrips' | 'spells'): number =>
  choices.reduce((sum, choice) => sum + (choice.kind === kind && 'choose' in choice ? choice.choose : 0), 0)

function improvementsOf(
  picks: LevelPicks,
  choices: readonly LevelChoice[],
  who: Character,
  calling: CharacterClass,
  level: number,
): Picked<Ability> {
  const isDue = choices.some(({ kind }) => kind === 'improvement')
  const given = picks.improvements
  if (!isDue) return given && given.length > 0 ? refuse({ code: 'improvement-not-due', level }) : accept([])
  const order = callings[calling.name]?.abilities ?? abilities
  const chosen = given ?? usual(who, order)
  if (chosen.length !== 2) return refuse({ code: 'improvement-points', given: chosen.length })
  const tooHigh = abilities.find(
    ability => who.abilities[ability] + chosen.filter(one => one === ability).length > 20 && chosen.includes(ability),
  )
  return tooHigh ? refuse({ code: 'score-highest', ability: tooHigh }) : accept(chosen)
}

/** Two points to the first ability that has room for them, or one each where it has room for one. */
function usual({ abilities: scores }: Character, order: readonly Ability[]): readonly Ability[] {
  const points = order.flatMap(ability =>
    Array.from({ length: Math.max(0, Math.min(2, 20 - scores[ability])) }, () => ability),
  )
  return points.slice(0, 2)
}

function optionsOf(
  picks: LevelPicks,
  choices: readonly LevelChoice[],
  who: Character,
  calling: CharacterClass,
): Picked<string> {
  const offers = choices.filter(choice => choice.kind === 'option')
  const all = offers.flatMap(({ from }) => from)
  const given = (picks.options ?? []).map(asked => ({
    asked,
    found: all.find(name => nameKey(name) === nameKey(asked)),
  }))
  const odd = given.find(({ found }) => found === undefined)
  if (odd) return refuse({ code: 'option-unknown', asked: odd.asked, from: all })
  const chosen = given.flatMap(({ found }) => found ?? [])
  const held = new Set(who.features.map(({ name }) => name))
  const liked = callings[calling.name]?.options ?? []
  const filled = offers.flatMap(({ from, choose }) => {
    const own = chosen.filter(name => from.includes(name))
    const rest = [...liked.filter(name => from.includes(name)), ...from].filter(
      name => !held.has(name) && !own.includes(name),
    )
    return [...new Set([...own, ...rest])].slice(0, Math.max(choose, own.length))
  })
  const choose = offers.reduce((sum, offer) => sum + offer.choose, 0)
  return chosen.length > choose
    ? refuse({ code: 'too-many', what: 'options', given: chosen.length, choose })
    : accept(filled)
}

/** Why a spell cannot be learned, if it cannot. */
function unfit(
  spell: Spell | undefined,
  calling: CharacterClass,
  highest: number,
  held: readonly string[],
): string | undefined {
  if (!spell) return 'the SRD has no such spell.'
  if (!spell.classes.includes(calling.name)) return `it is not on the ${calling.name.toLowerCase()}'s list.`
  if (spell.level === 0 && highest > 0) return 'it is a cantrip.'
  if (spell.level > highest) return `it is of level ${spell.level}; ${highest} is the highest now.`
  return held.some(name => nameKey(name) === nameKey(spell.name)) ? 'it is known already.' : undefined
}

function spellsFrom(
  asked: readonly string[] | undefined,
  choose: number,
  highest: number,
  calling: CharacterClass,
  held: readonly string[],
): Picked<string> {
  const given = asked ?? []
  const what = highest === 0 ? 'cantrips' : 'spells'
  if (given.length > choose) return refuse({ code: 'too-many', what, given: given.length, choose })
  for (const name of given) {
    const why = unfit(spellNamed(name), calling, highest, held)
    if (why !== undefined) return refuse({ code: 'spell-unfit', spell: name, why })
  }
  const chosen = given.flatMap(name => spellNamed(name)?.name ?? [])
  const taken = new Set([...held, ...chosen].map(nameKey))
  const open = spellsOf(calling.name).filter(spell => !taken.has(nameKey(spell.name)))
  const more = highest === 0 ? open.filter(({ level }) => level === 0) : [...spread(open, highest, choose)]
  return accept([...chosen, ...more.slice(0, choose - chosen.length).map(({ name }) => name)])
}

function expertiseOf(picks: LevelPicks, choices: readonly LevelChoice[], who: Character): readonly Skill[] {
  const choose = chooseOf(choices, 'expertise')
  const open = (Object.keys(who.skills) as readonly Skill[]).filter(skill => !who.expertise.includes(skill)) // keys of skills
  const own = (picks.expertise ?? []).filter(skill => open.includes(skill))
  return [...new Set([...own, ...open])].slice(0, choose)
}

export function settle(
  picks: LevelPicks,
  choices: readonly LevelChoice[],
  who: Character,
  calling: CharacterClass,
): Result<Settled, LevelRefusal> {
  const level = who.level + 1
  const improvements = improvementsOf(picks, choices, who, calling, level)
  if (!improvements.ok) return improvements
  const options = optionsOf(picks, choices, who, calling)
  if (!options.ok) return options
  const magic = who.magic
  const cantrips = spellsFrom(picks.cantrips, chooseOf(choices, 'cantrips'), 0, calling, magic?.cantrips ?? [])
  if (!cantrips.ok) return cantrips
  const highest = choices.find(choice => choice.kind === 'spells')?.highest ?? 1
  const held = [...(magic?.known ?? []), ...(magic?.prepared ?? [])]
  const spells = spellsFrom(picks.spells, chooseOf(choices, 'spells'), highest, calling, held)
  if (!spells.ok) return spells
  return accept({
    hitPoints: picks.hitPoints ?? 'average',
    improvements: improvements.value,
    options: options.value,
    expertise: expertiseOf(picks, choices, who),
    cantrips: cantrips.value,
    spells: spells.value,
  })
}
