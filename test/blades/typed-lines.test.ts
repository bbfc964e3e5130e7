/** Lines as strangers type them, in the bundled city: each class of what was once misread, by one line of it. */
import { expect, test } from 'vitest'
import { standingRoom } from './evenings.ts'
import { printAll, sitDown, type Sitting } from './sitting.ts'

const inCity = (human = 'wick', seed = 'typed'): Promise<Sitting> =>
  sitDown({ texts: standingRoom, human, seed, options: { campaign: 'standing-room' } })

/** What the last of some lines was answered. */
async function lastOf({ say, table }: Sitting, lines: readonly string[]): Promise<string> {
  let told = ''
  for (const line of lines) told = printAll(await say(line))
  await table.close()
  return told
}

const nun = 'go to the sitting house'

test.each([
  ['an order is done by whoever it is for', ['send oswin to buy coal'], 'Oswin buys coal.'],
  [
    'what one writes in capitals stays so',
    ['I write NOT ME EITHER on the slate'],
    'You write NOT ME EITHER on the slate.',
  ],
  ['a patron can be haggled with', [nun, 'sister, two coin is a bit thin, make it three?'], 'Coin 2 → 3'],
  ['what they would do for friends they say', [nun, 'mother, do you hide people here?'], 'The Sitters hide anybody'],
  ['a place is gone to however one gets there', ['climb up to the ropewalk'], '**The Ropewalk.**'],
  ['there is where was told of', ['where does sister loveday live', 'go there'], '**The Sitting House.**'],
  ['a power is gone to where it sits', ['go to the office of sightings'], '**The Hall of Sightings.**'],
  ['what is handed over is no theft', [nun, 'here, take my scarf, you have a cold'], 'You hand over your scarf.'],
  ['nobody is here whom nobody told of', ['play dice with the sailors'], 'sailors'],
] as const)('15: %s', async (_, lines, told) => {
  expect(await lastOf(await inCity(), lines)).toContain(told)
})

test('15: a coin more is had once, and a favour counts at the next job', async () => {
  const { say, world, table } = await inCity()
  await say(nun)
  for (let count = 0; count < 2; count += 1) await say('sister, two coin is not enough, make it three')
  expect(world().crew.coin).toBe(3)
  expect(printAll(await say('sister, could you keep a lookout for us?'))).toContain('Sister Loveday')
  expect(printAll(await say('take the hat job'))).toContain('What speaks for you')
  await table.close()
})
