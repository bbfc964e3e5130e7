/** Whole campaigns by players who never tire: one that finishes jobs, one that says anything at all. */
import { expect, test } from 'vitest'
import { below, seedRng, streamOf } from '../../src/core/random.ts'
import { openWorld } from '../../src/rules/blades/campaign/open.ts'
import { moodOf, mostHeat, mostStress, mostWanted, poolSize } from '../../src/rules/blades/model/world.ts'
import { textsUnder } from '../oracle/sitting.ts'
import { goalPlayer } from './players.ts'
import { sitDown, type Player } from './sitting.ts'

const standingRoom = textsUnder(new URL('../../content/campaigns/standing-room', import.meta.url).pathname)

test.each(['g1', 'g2', 'g3'])('15: the goal player finishes a score of the bundled city (seed %s)', async seed => {
  const { play, world, table } = await sitDown({ seed, texts: standingRoom, human: 'oswin-tarn', player: goalPlayer() })
  await play(30)
  expect(Object.values(world().jobs).filter(({ status }) => status === 'won').length).toBeGreaterThan(0)
  await table.close()
})

test('15: a campaign comes to one of its endings', async () => {
  const { play, world, table, shown } = await sitDown({
    seed: 'g1',
    texts: standingRoom,
    human: 'oswin-tarn',
    player: goalPlayer('The Shutters Go Up'),
  })
  await play(200)
  expect(world().phase).toEqual({ kind: 'ended', how: 'The Shutters Go Up' })
  expect(shown.at(-1)?.type).toBe('ended')
  await table.close()
}, 60_000)

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

test.each(['r1', 'r2', 'r3'])(
  '15: a player who says anything leaves a legal game and is always answered (seed %s)',
  async seed => {
    const { say, offers, world, table } = await sitDown({
      seed,
      texts: standingRoom,
      human: 'oswin-tarn',
      player: wild(seed),
    })
    const player = wild(`${seed}/turns`)
    for (let count = 0; count < 60 && !table.standing.state.isEnded; count += 1) {
      const shown = await say(player.turn(offers(), world()))
      expect(shown.some(({ type }) => type === 'narrative' || type === 'question' || type === 'ended')).toBe(true)
      const { crew, pool, scoundrels } = world()
      expect(pool.length).toBeLessThanOrEqual(poolSize)
      expect([crew.heat <= mostHeat, crew.wanted <= mostWanted, crew.coin >= 0]).toEqual([true, true, true])
      for (const { stress } of Object.values(scoundrels)) expect(stress).toBeLessThanOrEqual(mostStress)
      expect(['scene', 'between', 'downtime', 'action', 'ended']).toContain(moodOf(world()))
    }
    await table.close()
  },
  60_000,
)

test('15: no hidden clock, no secret of anybody and no truth of a rumour reaches a player of the bundled city', async () => {
  const { world } = openWorld(standingRoom)
  const hidden = Object.values(world.clocks)
    .filter(({ isVisible }) => !isVisible)
    .map(({ name }) => name)
  const secrets = [...Object.values(world.people), ...Object.values(world.factions)].flatMap(({ secrets: kept }) =>
    kept.map(({ content }) => content),
  )
  const own = Object.values(world.scoundrels)
    .map(({ secret }) => secret)
    .filter(secret => secret !== '')
  expect([hidden.length > 0, secrets.length > 3, own.length > 1]).toEqual([true, true, true])
  const { play, shown, table } = await sitDown({
    seed: 'canary',
    texts: standingRoom,
    human: 'oswin-tarn',
    player: goalPlayer(),
  })
  await play(60)
  const seen = JSON.stringify(shown)
  for (const secret of [...hidden, ...secrets, ...own, '(true)', '(false)', '(partly)'])
    expect(seen).not.toContain(secret)
  await table.close()
}, 60_000)
