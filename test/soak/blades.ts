/** The second game, at length: chaos, whole evenings, and the balance of a thousand jobs at three difficulties. */
import { assert } from '../../src/core/result.ts'
import { openWorld } from '../../src/rules/blades/campaign/open.ts'
import { balanceOf, type Balance, type Difficulty } from '../blades/balance.ts'
import { session, turnsToRest } from '../blades/chaos.ts'
import { endingOf, jobsWon, playWildly, standingRoom } from '../blades/evenings.ts'
import { soak, type SoakRow } from './row.ts'

const hows: readonly Difficulty[] = ['easy', 'fair', 'hard']

function chaos(sessions: number): string {
  let longest = 0
  for (let seed = 0; seed < sessions; seed += 1) {
    const once = session(seed, 100)
    assert(session(seed, 100).log === once.log, `seed ${seed} is not the same twice`)
    for (const world of [once.world, session(seed, 1 + (seed % 99)).world]) {
      const turns = turnsToRest(world, seed)
      assert(turns <= 30, `seed ${seed} does not come to rest`)
      longest = Math.max(longest, turns)
    }
  }
  return `legal, nothing lost, the same twice; at most ${longest} turns to rest and back`
}

async function goals(seeds: number): Promise<string> {
  let won = 0
  for (let seed = 0; seed < seeds; seed += 1) if ((await jobsWon(`goal ${seed}`, 30)) > 0) won += 1
  assert(won >= seeds * 0.95, `only ${won} of ${seeds} finished a score`)
  return `${won} of ${seeds} finished a score`
}

/** Each ending, by the first seed that comes to it. */
async function endings(most: number): Promise<string> {
  const told: string[] = []
  for (const { name } of openWorld(standingRoom).world.endings) {
    let tries = 0
    while (tries < most && (await endingOf(name, `ending ${tries}`)) !== name) tries += 1
    assert(tries < most, `"${name}" was not reached in ${most} evenings`)
    told.push(`${name} (${tries + 1})`)
  }
  return `reached, at which try: ${told.join(', ')}`
}

async function wildly(seeds: number, turns: number): Promise<string> {
  let all = 0
  for (let seed = 0; seed < seeds; seed += 1) all += await playWildly(`wild ${seed}`, turns)
  return `${all} turns answered, each left a legal game`
}

/** Ten jobs a crew; `before` is what came of the difficulty that is a step less. */
async function balanced(how: Difficulty, crews: number, before: Balance[]): Promise<string> {
  const balance = await balanceOf(how, crews, 10)
  const { told, crews: played } = balance
  const easier = before.at(-1)
  before.push(balance)
  assert(easier === undefined || balance.stress > easier.stress, `${how} costs no more than what is easier: ${told}`)
  assert(easier === undefined || balance.won < easier.won, `${how} is lost no more than what is easier: ${told}`)
  assert(!played.some(({ diedAtFirstRest }) => diedAtFirstRest), 'no crew dies before its second job')
  const isRich = played.some(({ coinAtEnd }) => coinAtEnd >= 40)
  assert(!isRich, 'nobody is rich after ten')
  return told
}

export async function* soakBlades(scale: number): AsyncGenerator<SoakRow> {
  const count = (most: number, least: number): number => Math.max(least, Math.round(most * scale))
  const [sessions, seeds, evenings, crews] = [count(10_000, 200), count(100, 10), count(50, 4), count(34, 3)]
  yield await soak(`blades: ${sessions} chaotic sessions of 100 turns`, async () => chaos(sessions))
  yield await soak(`blades: goal player, ${seeds} seeds`, () => goals(seeds))
  yield await soak(`blades: ${evenings} evenings of 300 turns of anything`, () => wildly(evenings, 300))
  if (scale === 1) yield await soak('blades: every ending of the bundled city', () => endings(30))
  const before: Balance[] = []
  for (const how of hows)
    yield await soak(`blades: ${crews} crews, ten jobs each, ${how}`, () => balanced(how, crews, before))
}
