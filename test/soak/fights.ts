/** Ten thousand fights, and a thousand of each difficulty at four levels: what the tests do in small, done at length. */
import { playLevel } from '../fifth/bands.ts'
import { judge } from '../fifth/lawful.ts'
import { fightFrom } from '../fifth/random-fight.ts'
import type { Simulated } from '../fifth/simulate.ts'
import { giftOf } from '../../src/rules/fifth/model/gift.ts'
import type { FifthEvent } from '../../src/rules/fifth/model/events.ts'
import { assert } from '../../src/core/result.ts'
import type { SoakRow } from './row.ts'
import { soak } from './row.ts'

export type SoakedFights = {
  readonly fights: number
  readonly rounds: number
  readonly longest: number
  /** Fights with a troll whom nobody could burn: by the rules these have no end. */
  readonly unburnt: number
  /** One sentence for every broken law, with the seed it was broken under; none is the promise. */
  readonly faults: readonly string[]
}

/** Every fight is lawful, ends within a hundred rounds, and replays from its seed to the same log. */
export function soakFights(count: number): SoakedFights {
  const faults: string[] = []
  let [rounds, longest, unburnt] = [0, 0, 0]
  for (let seed = 0; seed < count; seed += 1) {
    const fight = fightFrom(seed)
    const { broken, after } = judge(fight.before, fight.events)
    faults.push(...broken.map(law => `fight ${seed}: ${law}`))
    const isEndless = fight.outcome === 'unfinished' || fight.rounds > 100
    if (isEndless && isUnburnt(fight)) unburnt += 1
    else if (isEndless) faults.push(`fight ${seed}: it does not end`)
    if (JSON.stringify(after) !== JSON.stringify(fight.after)) faults.push(`fight ${seed}: its log tells another end`)
    if (JSON.stringify(fightFrom(seed).events) !== JSON.stringify(fight.events))
      faults.push(`fight ${seed}: not the same twice`)
    rounds += fight.rounds
    longest = Math.max(longest, fight.rounds)
  }
  return { fights: count, rounds, longest, unburnt, faults }
}

/** All foes that are left close their wounds, and nothing that keeps wounds open has touched them. */
function isUnburnt({ after, events }: Simulated): boolean {
  const left = Object.values(after.creatures).filter(({ side, life }) => side === 'foes' && life !== 'dead')
  return left.every(({ id, ...foe }) => {
    const gift = giftOf(foe, 'regeneration')
    const stops = gift?.isDeathless === true ? gift.stoppedBy : undefined
    const isBurnt = ({ who, types }: Extract<FifthEvent, { type: 'damage-taken' }>): boolean =>
      who === id && types.some(type => stops?.includes(type))
    return stops !== undefined && !events.some(event => event.type === 'damage-taken' && isBurnt(event))
  })
}

/** The budgets mean something: the harder the band, the fewer win. */
export function soakBands(count: number): readonly string[] {
  return [1, 5, 11, 17].flatMap(level => {
    const bands = playLevel(level, count)
    return bands.flatMap((band, at) => {
      const easier = bands[at - 1]
      const isFewer = easier === undefined || band.wins < easier.wins
      return isFewer
        ? []
        : [`level ${level}: ${band.difficulty} is won ${band.wins} of the time, ${easier.difficulty} ${easier.wins}`]
    })
  })
}

/** Rows for the soak's table. */
export async function* soakFifth(scale: number): AsyncGenerator<SoakRow> {
  const count = Math.round(10_000 * scale)
  yield await soak(`${count} random fights by tactics`, async () => {
    const { rounds, longest, unburnt, faults } = soakFights(count)
    assert(faults.length === 0, faults.slice(0, 5).join('; '))
    return Promise.resolve(
      `${rounds} rounds, the longest fight ${longest}; all lawful, all the same twice; ${unburnt} with a troll nobody could burn`,
    )
  })
  const each = Math.max(60, Math.round(1000 * scale))
  yield await soak(`${each} fights of each difficulty at levels 1, 5, 11 and 17`, async () => {
    const faults = soakBands(each)
    assert(faults.length === 0, faults.join('; '))
    return Promise.resolve('the harder the band, the fewer win')
  })
}
