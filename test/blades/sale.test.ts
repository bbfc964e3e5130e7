/** What was offered is what it says: a way through a job that begins with "Sell" sells nothing of what one carries. */
import { expect, test } from 'vitest'
import { standingRoom } from './evenings.ts'
import { goalPlayer } from './players.ts'
import { printAll, sitDown } from './sitting.ts'

test('15: an offer to sell somebody a story is taken, and nobody is asked for loot', async () => {
  const said = 'Sell them a story about somebody they all owe money to'
  const texts = Object.fromEntries(
    Object.entries(standingRoom).map(([path, text]) => [
      path,
      text
        .replaceAll('Take the step of somebody they all owe money to', said)
        .replace(/\*\*Place:\*\* [^\n]+/, path.endsWith('the-hat-with-cherries.md') ? '**Place:** The Thumbs' : '$&'), // where people are
    ]),
  )
  const { say, offers, world, table } = await sitDown({
    seed: 'sale',
    texts,
    human: 'oswin-tarn',
    player: goalPlayer(),
  })
  await say('Take the job: The Hat with Cherries')
  expect(offers()).toContain(said)
  const before = world().pool.length
  const told = printAll(await say(said))
  expect(told).toMatch(/is spent/)
  expect(world().pool.length).toBeLessThan(before)
  await table.close()
})
