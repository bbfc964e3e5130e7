/** Ten thousand fights, and a thousand of each difficulty at four levels: what the tests do in small, done at length. */
import { playLevel } from '../fifth/bands.ts'
import { judge } from '../fifth/lawful.ts'
import { fightFrom } from '../fifth/random-fight.ts'

export type SoakedFights = {
  readonly fights: number
  readonly rounds: number
  readonly longest: number
  /** One sentence for every broken law, with the seed it was broken under; none is the promise. */
  readonly faults: readonly string[]
}

/** Every fight is lawful, ends within a hundred rounds, and replays from its seed to the same log. */
export function soakFights(count: number): SoakedFights {
  const faults: string[] = []
  let [rounds, longest] = [0, 0]
  for (let seed = 0; seed < count; seed += 1) {
    const fight = fightFrom(seed)
    const { broken, after } = judge(fight.before, fight.events)
    faults.push(...broken.map(law => `fight ${seed}: ${law}`))
    if (fight.outcome === 'unfinished' || fight.rounds > 100) faults.push(`fight ${seed}: it does not end`)
    if (JSON.stringify(after) !== JSON.stringify(fight.after)) faults.push(`fight ${seed}: its log tells another end`)
    if (JSON.stringify(fightFrom(seed).events) !== JSON.stringify(fight.events))
      faults.push(`fight ${seed}: not the same twice`)
    rounds += fight.rounds
    longest = Math.max(longest, fight.rounds)
  }
  return { fights: count, rounds, longest, faults }
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
