/** Whatever is typed, the table answers, keeps its head small, says little twice and leaves the campaign clean. */
import { expect, test } from 'vitest'
import { seedRng } from '../../src/core/random.ts'
import { assert } from '../../src/core/result.ts'
import { createCharacter } from '../../src/rules/fifth/creation/create.ts'
import { faultsOf, repeatsIn } from './players/judge-play.ts'
import { playAtRandom } from './players/random-player.ts'
import { textsUnder } from './sitting.ts'

const bundled = textsUnder('content/campaigns/borrowed-water')

test.each([0, 1, 2])('a player who types anything is always answered (seed %i)', async seed => {
  const play = await playAtRandom({ texts: bundled, human: 'maren-okell', seed, turns: 120 })
  expect(await faultsOf(play)).toEqual([])
  expect(repeatsIn(play.turns).length).toBeLessThan(4)
})

/** Somebody to play with, where a folder has nobody. */
function sheet(): string {
  const wish = { name: 'Hester Vane', race: 'Human', className: 'Fighter', level: 1, player: 'human' } as const
  const made = createCharacter(
    { ...wish, campaign: 'The Lantern Fen', method: 'array', background: 'Acolyte' },
    seedRng('7'),
  )
  assert(made.ok, 'a fighter can be made')
  return made.value.sheet
}

test('a campaign in the shapes of another tool plays too', async () => {
  const texts = textsUnder('test/fixtures/glass-orchard')
  const play = await playAtRandom({ texts, human: 'lanneret', seed: 5, turns: 40 })
  expect(await faultsOf(play)).toEqual([])
})

test('a folder with hardly anything in it plays too', async () => {
  const texts = { ...textsUnder('test/fixtures/lantern-fen'), 'party/hester-vane.md': sheet() }
  const play = await playAtRandom({ texts, human: 'hester-vane', seed: 5, turns: 40 })
  expect(await faultsOf(play)).toEqual([])
})
