/** Somebody who knows what they want gets there, by the words a player types: every ending of the bundled campaign. */
import { describe, expect, test } from 'vitest'
import { seekEnding } from './players/goal-player.ts'
import { endingNames } from './players/routes.ts'
import { textsUnder } from './sitting.ts'

const texts = textsUnder('content/campaigns/borrowed-water')

describe.each(endingNames)('%s', wanted => {
  test.each([1, 2])('is reached by somebody who seeks it (seed %i)', async seed => {
    const { reached, turns } = await seekEnding(texts, wanted, seed)
    expect(reached).toBe(wanted)
    expect(turns).toBeLessThan(100)
  })
})
