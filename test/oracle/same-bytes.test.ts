/** The same seed and the same lines are the same evening: what was shown, and every file that came of it. */
import { expect, test } from 'vitest'
import { textsIn } from './players/judge-play.ts'
import { playAtRandom } from './players/random-player.ts'
import { seekEnding } from './players/goal-player.ts'
import { textsUnder } from './sitting.ts'

const texts = textsUnder('content/campaigns/borrowed-water')

/** A run keeps the time of day in its files, and a clock of its own gives that back too. */
const everything = async (seed: number) => {
  const { turns, store } = await playAtRandom({ texts, human: 'korda-venn', seed, turns: 30 })
  return { turns, files: await textsIn(store, '') }
}

test.each([3])('a random evening is the same twice (seed %i)', async seed => {
  const [one, other] = [await everything(seed), await everything(seed)]
  expect(other.turns).toEqual(one.turns)
  expect(other.files).toEqual(one.files)
})

test('an evening with an end is the same twice, and another seed is another evening', async () => {
  const [one, other] = [await seekEnding(texts, 'The Dead Spring', 9), await seekEnding(texts, 'The Dead Spring', 9)]
  expect(other).toEqual(one)
  expect((await seekEnding(texts, 'The Dead Spring', 10)).printed).not.toBe(one.printed)
})
