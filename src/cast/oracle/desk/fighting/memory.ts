/** What of a fight is kept in mind between its beats. It lives where the Oracle's memory has its fight, and goes with it. */
import type { CreatureId } from '../../../../rules/fifth/model/creature.ts'
import type { Said } from '../../../../english/prose/prose.ts'
import type { Wish } from '../wishes.ts'
import type { Desk } from '../desk.ts'

export type FightMemory = {
  /** `place/name`. */
  readonly encounter: string
  readonly foes: readonly CreatureId[]
  readonly name: string
  /** The author's words for it: what the foes carry stands there. */
  readonly text: string
  readonly beats: number
  /** How often in this turn the human was asked what they do, and the rules said no. */
  readonly hesitated: number
  /** How often somebody has tried to end it with words. */
  readonly talks: number
  /** Everybody runs, each when their turn comes. */
  readonly isFleeing: boolean
  /** Whoever leads strikes at those who cannot defend themselves: then the others may. */
  readonly isMerciless: boolean
  /** Whoever leads has said that nobody shall be killed. */
  readonly isSparing: boolean
  /** What a companion was told to do, by creature. */
  readonly bidden: Readonly<Record<string, readonly Wish[]>>
  /** The last line of who stands where: it is told again only when it has changed. */
  readonly stood: string
  readonly said: Said
}

export const newFight = (encounter: string, name: string, text: string): FightMemory => ({
  encounter,
  foes: [],
  name,
  text,
  beats: 0,
  hesitated: 0,
  talks: 0,
  isFleeing: false,
  isMerciless: false,
  isSparing: false,
  bidden: {},
  stood: '',
  said: [],
})

/** What is kept of the fight that is on; a plain one where it was begun by somebody who keeps less. */
export function fightOf({ memory }: Pick<Desk, 'memory'>): FightMemory {
  const kept = memory.fight as Partial<FightMemory> | undefined // whoever writes there writes `newFight`, or a part of it
  return { ...newFight(memory.placeId, 'The fight', ''), ...kept }
}

export function keepFight(desk: Desk, change: Partial<FightMemory>): void {
  const fight = { ...fightOf(desk), ...change }
  desk.memory = { ...desk.memory, fight }
}

export function forgetFight(desk: Desk): void {
  const { fight: _, ...rest } = desk.memory
  desk.memory = rest
}
