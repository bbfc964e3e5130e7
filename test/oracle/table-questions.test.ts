/** What is asked of the game itself is answered by the game, whoever stands about in the story. */
import { expect, test } from 'vitest'
import { printAll, sitDown, textsUnder } from './sitting.ts'

const texts = textsUnder('content/campaigns/borrowed-water')

test.each([
  ['how does grappling work', /Athletics against its Athletics or Acrobatics/],
  ['whats a death save', /Three successes and you are stable/],
  ['how long till the torches for the pans thing fills up? what does that clock even mean', /at 0 of 6|: 0 of 6/],
  ["whats my party's hp", /Dabney: HP 10\/10.*Maren: HP/],
  ['whats my insight bonus?', /Insight [+\u2212-]?\d/],
  ['is anybody dead?', /hurt|well/],
  ['how did we get here', /It began at Well Square/],
])('14.3 the table is asked: %s', async (line, answer) => {
  const { say } = await sitDown({ texts, human: 'maren-okell', seed: 5 })
  const told = printAll(await say(line))
  expect(told).toMatch(answer)
  expect(told).not.toMatch(/might know|no telling/)
})
