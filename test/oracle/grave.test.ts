/** Before something that cannot be taken back the company has its word, and the word counts. */
import { expect, test } from 'vitest'
import { oracleCast } from '../../src/cast/oracle/index.ts'
import type { FifthWorld } from '../../src/rules/fifth/model/world.ts'
import { printAll, sitDown, textsUnder, type Sitting } from './sitting.ts'

const texts = textsUnder('content/campaigns/borrowed-water')

const isFighting = ({ table }: Sitting): boolean => (table.standing.world as unknown as FifthWorld).fight !== null

test('a question whether they stand with one is theirs to answer, and starts no fight', async () => {
  const sitting = await sitDown({ texts, human: 'maren-okell', seed: 3 })
  const shown = printAll(await sitting.say('I want to attack Cobb, are my friends with me?'))
  expect(shown).toMatch(/> \*\*(?:Ilvane|Dabney|Korda)/)
  expect(shown).not.toMatch(/know nothing|never read/) // they see him, and were asked about themselves
  expect(shown).not.toContain('Initiative')
  expect(isFighting(sitting)).toBe(false)
  await sitting.say('attack Cobb')
  if (!isFighting(sitting)) await sitting.say('attack Cobb all the same')
  expect(isFighting(sitting)).toBe(true)
})

test('who objects is not talked over: it stays undone until it is said once more', async () => {
  const cast = { ...oracleCast({ seed: 3 }), companion: async () => '[VETO - need more input]\nNo. Not this man.' }
  const sitting = await sitDown({ texts, human: 'maren-okell', seed: 3, options: { cast } })
  await sitting.say('look')
  await sitting.say('look at the mule')
  const stopped = printAll(await sitting.say('attack Cobb'))
  expect(stopped).toMatch(/will not have it|against it, nobody moves/)
  expect(stopped).toContain('Attack Sergeant Cobb Varley all the same')
  expect(isFighting(sitting)).toBe(false)
  expect(printAll(await sitting.say('attack Cobb all the same'))).toMatch(/Initiative/)
})
