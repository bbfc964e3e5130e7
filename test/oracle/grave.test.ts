/** Before something that cannot be taken back the company has its word, and the word counts. */
import { expect, test } from 'vitest'
import type { FifthWorld } from '../../src/rules/fifth/model/world.ts'
import { printAll, sitDown, textsUnder, type Sitting } from './sitting.ts'

const texts = textsUnder('campaigns/borrowed-water')

const isFighting = ({ table }: Sitting): boolean => (table.standing.world as unknown as FifthWorld).fight !== null

test('a question starts no fight, and the answer to it can', async () => {
  const sitting = await sitDown({ texts, human: 'maren-okell', seed: 3 })
  const shown = printAll(await sitting.say('I want to attack Cobb, are my friends with me?'))
  expect(shown).toMatch(/> \*\*(?:Ilvane|Dabney|Korda)/)
  expect(shown).toMatch(/1\. Attack Sergeant Cobb Varley/)
  expect(shown).not.toMatch(/Initiative|strike at|go for/)
  expect(isFighting(sitting)).toBe(false)
  expect(printAll(await sitting.say('1'))).toMatch(/Initiative/)
})

test('who objects is not talked over: it stays undone until it is said once more', async () => {
  const seeds = Array.from({ length: 30 }, (_, at) => at + 1)
  let stopped = 0
  for (const seed of seeds) {
    const sitting = await sitDown({ texts, human: 'maren-okell', seed })
    await sitting.say('look')
    await sitting.say('wait')
    const shown = printAll(await sitting.say('attack Cobb'))
    const isAgainst = /will not have it|against it, nobody moves/.test(shown)
    expect(/Initiative/.test(shown)).toBe(!isAgainst)
    if (!isAgainst) continue
    stopped += 1
    expect(shown).toContain('Attack Sergeant Cobb Varley all the same')
    expect(printAll(await sitting.say('attack Cobb all the same'))).toMatch(/Initiative/)
    if (stopped > 1) break
  }
  expect(stopped).toBeGreaterThan(0)
})
