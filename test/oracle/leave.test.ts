/** The state that was left is the state that is resumed: whoever leaves and comes back hears what they would have heard. */
import { expect, test } from 'vitest'
import { RandomPlayer } from './players/random-player.ts'
import { printAll, sitDown, textsUnder } from './sitting.ts'

const texts = textsUnder('content/campaigns/borrowed-water')
const human = 'korda-venn'

/** Each line with what was shown for it; the player gets up before the turns named, and sits down to another cast. */
async function play(seed: number, turns: number, cuts: readonly number[]): Promise<readonly string[]> {
  const player = new RandomPlayer(seed)
  let sitting = await sitDown({ texts, human, seed })
  let shown = sitting.shown.slice()
  const told: string[] = []
  while (told.length < turns && !sitting.table.standing.state.isEnded) {
    if (cuts.includes(told.length)) {
      await sitting.table.close()
      sitting = await sitDown({ store: sitting.store, human, seed })
    }
    const line = player.next(shown)
    shown = [...(await sitting.say(line))]
    await sitting.table.drain()
    told.push(`» ${line}\n${printAll(shown)}`)
  }
  await sitting.table.close()
  return told
}

/** Early, in the middle, twice in a row, and past the beats that anyone looks back on. */
const cuts = [1, 2, 9, 17, 30, 43]

test.each([1, 2])('13.23 who leaves and comes back hears the same as who stayed (seed %i)', async seed => {
  expect(await play(seed, 46, cuts)).toEqual(await play(seed, 46, []))
})
