/** Whatever hands are laid on leaves something: a fact, a cost, a change; and done again it is not told again. */
import { expect, test } from 'vitest'
import { tryDeeds } from './players/deed-player.ts'
import { textsUnder } from './sitting.ts'

const texts = textsUnder('content/campaigns/borrowed-water')
const denials = /nothing happens|to no effect|nothing comes of it|goes on as before|the world goes on/i

test('14.4: no deed is answered with nothing, and none twice in the same words', async () => {
  const all = await tryDeeds(texts, 'maren-okell', 'sample', 80)
  expect(all.filter(({ first }) => denials.test(first)).map(({ line }) => line)).toEqual([])
  const same = all.filter(({ first, second }) => first !== '' && first === second).map(({ line }) => line)
  const empty = all.filter(({ isTold, hasLeft }) => isTold && !hasLeft).map(({ line }) => line)
  expect({ same, empty }).toEqual({ same: [], empty: [] })
})
