/** A fight during one beat: who is who, what they are called, and how it ended, once it has. */
import { has, isPresent } from '../../../../rules/fifth/checks/state.ts'
import { maxHitPointsOf } from '../../../../rules/fifth/model/body.ts'
import type { Creature, CreatureId } from '../../../../rules/fifth/model/creature.ts'
import type { FifthEvent } from '../../../../rules/fifth/model/events.ts'
import type { Desk } from '../desk.ts'
import { listOf, numberWords, pluralOf } from '../../../../english/nouns.ts'
import { heroOf, shortName } from '../heroes.ts'
import { fightOf } from './memory.ts'

export type Ended = {
  readonly outcome: Extract<FifthEvent, { readonly type: 'fight-ended' }>['outcome']
  readonly fled: readonly CreatureId[]
}

export type Stage = {
  readonly desk: Desk
  /** Whose turn waits for somebody at the keyboard. */
  readonly human: CreatureId | undefined
  /** As they are called in a sentence, by id: `you`, `Tamsin`, `the second goblin`. */
  names: Readonly<Record<string, string>>
  ended: Ended | undefined
  /** Whose turn the last paragraph tells of. */
  telling: CreatureId | undefined
}

/** The human's own creature; nobody's while they are away, or where nobody is human. */
export function humanIn(desk: Desk): CreatureId | undefined {
  const { human } = desk.memory
  if (human === undefined || desk.sees.state.humanMode === 'AUTONOMOUS') return undefined
  return heroOf(desk, human)?.id
}

export function newStage(desk: Desk): Stage {
  const human = humanIn(desk)
  return { desk, human, names: namesFor(desk, human), ended: undefined, telling: undefined }
}

const numbers = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth'] as const

/** `Goblin 12` is one of the goblins, whatever its number. */
const baseOf = (name: string): string => name.replace(/\s+\d+$/, '')
const isNumbered = (name: string): boolean => /\s\d+$/.test(name)

function foeNames(foes: readonly Creature[]): Readonly<Record<string, string>> {
  const named = foes.map(({ id, name }) => {
    if (!isNumbered(name)) return [id, name] as const
    const alike = foes.filter(other => isNumbered(other.name) && baseOf(other.name) === baseOf(name))
    const at = alike.findIndex(other => other.id === id)
    const base = baseOf(name).toLowerCase()
    return [id, alike.length === 1 ? `the ${base}` : `the ${numbers[at] ?? `${at + 1}th`} ${base}`] as const
  })
  return Object.fromEntries(named)
}

export function namesFor(desk: Desk, human: CreatureId | undefined): Readonly<Record<string, string>> {
  const creatures = Object.values(desk.game.creatures)
  const foes = fightOf(desk).foes.flatMap(id => desk.game.creatures[id] ?? [])
  const party = creatures.filter(({ side }) => side === 'party')
  const called = party.map(({ id, name }) => {
    const isAlone = party.filter(other => shortName(other.name) === shortName(name)).length === 1
    return [id, isAlone ? shortName(name) : name] as const
  })
  const you = human !== undefined && desk.isYou ? { [human]: 'you' } : {}
  return { ...Object.fromEntries(called), ...foeNames(foes), ...you }
}

/** `four goblins`, `Captain Vex and two bandits`, `the ghoul`: who they are, without counting them off. */
export function groupsOf(stage: Stage, foes: readonly Creature[]): readonly string[] {
  const counts = new Map<string, number>()
  for (const { name } of foes) if (isNumbered(name)) counts.set(baseOf(name), (counts.get(baseOf(name)) ?? 0) + 1)
  const kinds = [...counts].map(([base, count]) =>
    count === 1 ? `the ${base.toLowerCase()}` : `${numberWords[count] ?? count} ${pluralOf(base.toLowerCase())}`,
  )
  return [...foes.filter(({ name }) => !isNumbered(name)).map(({ id }) => callOf(stage, id)), ...kinds]
}

/** Several of one kind in one breath: `the second, third and fourth goblins`. */
export function calledTogether(stage: Stage, foes: readonly Creature[]): string {
  const [first] = foes
  if (first === undefined) return ''
  const base = baseOf(first.name).toLowerCase()
  const areAlike = foes.length > 1 && foes.every(({ name }) => isNumbered(name) && baseOf(name).toLowerCase() === base)
  if (!areAlike) return listOf(foes.map(({ id }) => callOf(stage, id)))
  return `the ${listOf(foes.map(({ id }) => callOf(stage, id).split(' ')[1] ?? ''))} ${pluralOf(base)}`
}

/** Same kind, same roll: one place in the order. */
export const kindOf = ({ name, side }: Creature): string => (side === 'foes' && isNumbered(name) ? baseOf(name) : name)

export const callOf = ({ names, desk }: Stage, id: CreatureId): string =>
  names[id] ?? desk.game.creatures[id]?.name ?? 'somebody'

/** By name even where the sentence around it says `you`. */
export const nameOfId = (stage: Stage, id: CreatureId): string => {
  const called = callOf(stage, id)
  return called === 'you' ? shortName(stage.desk.game.creatures[id]?.name ?? 'you') : called
}

/** Foes still in it and on their feet. */
export const foesUp = ({ desk }: Pick<Stage, 'desk'>): readonly Creature[] =>
  fightOf(desk)
    .foes.flatMap(id => desk.game.creatures[id] ?? [])
    .filter(foe => foe.life === 'alive' && isPresent(desk.game, foe))

/** They sleep, and could not lift a hand. */
export const isAsleep = (foe: Creature): boolean => has(foe, 'unconscious')

/** Foes who can still do harm. */
export const foesAwake = (stage: Pick<Stage, 'desk'>): readonly Creature[] =>
  foesUp(stage).filter(foe => !isAsleep(foe))

/** The party as far as it is in the fight, the fallen among them. */
export const partyIn = ({ desk }: Pick<Stage, 'desk'>): readonly Creature[] => {
  const { fight, creatures } = desk.game
  const inIt = fight === null ? Object.keys(creatures) : fight.order.map(({ who }) => who as string)
  return Object.values(creatures).filter(
    one => one.side === 'party' && inIt.includes(one.id) && isPresent(desk.game, one),
  )
}

const looks = [
  [1, 'unhurt'],
  [0.75, 'scratched'],
  [0.5, 'hurt'],
  [0.25, 'badly hurt'],
  [0, 'barely standing'],
] as const

/** How hurt somebody looks to those around. */
export function looksOf(creature: Creature): string {
  if (creature.life !== 'alive') return creature.life === 'dead' ? 'dead' : 'down'
  const share = creature.hitPoints / maxHitPointsOf(creature)
  return looks.find(([least]) => share >= least)?.[1] ?? 'barely standing'
}

export const isHalfDead = (creature: Creature): boolean => creature.hitPoints * 2 <= maxHitPointsOf(creature)
