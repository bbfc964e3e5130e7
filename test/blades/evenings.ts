/** Whole evenings in the bundled city, for tests and for the soak: jobs won, endings reached, and anything at all said. */
import { assert } from '../../src/core/result.ts'
import { below, seedRng, streamOf } from '../../src/core/random.ts'
import {
  moodOf,
  mostHeat,
  mostStress,
  mostWanted,
  poolSize,
  type BladesWorld,
} from '../../src/rules/blades/model/world.ts'
import { textsUnder } from '../oracle/sitting.ts'
import { goalPlayer } from './players.ts'
import { sitDown, type Player } from './sitting.ts'

export const standingRoom = textsUnder(new URL('../../content/campaigns/standing-room', import.meta.url).pathname)

const sit = (seed: string, player: Player) => sitDown({ seed, texts: standingRoom, human: 'oswin-tarn', player })

/** Jobs that the goal player has won after so many turns. */
export async function jobsWon(seed: string, turns: number): Promise<number> {
  const { play, world, table } = await sit(seed, goalPlayer())
  await play(turns)
  await table.close()
  return Object.values(world().jobs).filter(({ status }) => status === 'won').length
}

/** How it ended for a player who wants that ending, or what was going on when patience ran out. */
export async function endingOf(ending: string, seed: string): Promise<string> {
  const { play, world, table } = await sit(seed, goalPlayer(ending))
  await play(140)
  await table.close()
  const { phase } = world()
  return phase.kind === 'ended' ? phase.how : moodOf(world())
}

const anything = [
  'I look around',
  'what is stress?',
  'I stab him',
  'take the job',
  'earlier I bribed the porter',
  'I have a rope',
  'go to the Thumbs',
  'ask Wick about her secret',
  'wait',
  'asdf qwer',
  'pay her a coin',
  'we all rush in together',
  '0',
  '7',
  '💀💀',
  'constructor',
  '__proto__',
  'I kiss the ghost',
  'call it off',
]

function wild(seed: string): Player {
  const stream = streamOf(seedRng(seed))
  const pick = (list: readonly string[]): string => list[below(stream, list.length)] ?? 'I look around'
  return {
    answer: ({ options }) => pick(below(stream, 5) === 0 ? anything : options.map(({ label }) => label)),
    turn: offers => pick(below(stream, 2) === 0 && offers.length > 0 ? offers : anything),
  }
}

function isLegal({ crew, pool, scoundrels }: BladesWorld): boolean {
  const isCrewLegal = crew.heat <= mostHeat && crew.wanted <= mostWanted && crew.coin >= 0 && pool.length <= poolSize
  return isCrewLegal && Object.values(scoundrels).every(({ stress }) => stress <= mostStress)
}

const restful: ReadonlySet<string> = new Set(['scene', 'between', 'downtime', 'action', 'ended'])

/** Turns that were answered, of so many in which anything at all was said. */
export async function playWildly(seed: string, turns: number): Promise<number> {
  const { say, offers, world, table } = await sit(seed, wild(seed))
  const player = wild(`${seed}/turns`)
  const goesOn = (offer: string): boolean => !offer.startsWith('Call it a night') && !offer.endsWith('let it end so')
  let count = 0
  for (; count < turns && !table.standing.state.isEnded; count += 1) {
    const line = player.turn(offers().filter(goesOn), world())
    const shown = await say(line)
    const isAnswered = shown.some(({ type }) => type === 'narrative' || type === 'question' || type === 'ended')
    assert(isAnswered, `"${line}" was not answered`)
    assert(isLegal(world()) && restful.has(moodOf(world())), `after "${line}" the game is not legal`)
  }
  await table.close()
  return count
}
