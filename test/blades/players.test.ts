/** Whole campaigns by players who never tire: one that finishes jobs, one that says anything at all. */
import { expect, test } from 'vitest'
import { openWorld } from '../../src/rules/blades/campaign/open.ts'
import { endingOf, jobsWon, playWildly, standingRoom } from './evenings.ts'
import { goalPlayer } from './players.ts'
import { sitDown } from './sitting.ts'

test.each(['g1', 'g2', 'g3'])('15: the goal player finishes a score of the bundled city (seed %s)', async seed => {
  expect(await jobsWon(seed, 30)).toBeGreaterThan(0)
})

test.each([
  ['The Fine Day', 'e1'],
  ['The Six Hundred and Twelfth', 'e2'],
])(
  '15: a campaign comes to its ending %s',
  async (ending, seed) => {
    expect(await endingOf(ending, seed)).toBe(ending)
  },
  60_000,
)

test.each(['r1', 'r2', 'r3'])(
  '15: a player who says anything leaves a legal game and is always answered (seed %s)',
  async seed => expect(await playWildly(seed, 60)).toBeGreaterThan(0),
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
