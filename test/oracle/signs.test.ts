/** What draws nearer shows itself where somebody could see it, and waits for them otherwise. */
import { expect, test } from 'vitest'
import { printAll, sitDown } from './sitting.ts'
import { tollBridge } from './toll-bridge.ts'

const signs = /candles in the Toll House|grey hand is chalked|dogs will not come out|nobody answers when the watch/i

test('a sign is not told where nobody could see it, and is seen on coming there', async () => {
  const { say } = await sitDown({ texts: tollBridge, human: 'hob-carter', seed: 5 })
  await say('go to the House of Reeds')
  expect(printAll(await say('rest for the night'))).not.toMatch(signs)
  expect(printAll(await say('go to Aldergate Lane'))).not.toMatch(/candles/)
  expect(printAll(await say('go to the Toll House'))).toMatch(/the candles in the Toll House burn blue/i)
  await say('go to Aldergate Lane')
  expect(printAll(await say('go to the Toll House'))).not.toMatch(signs)
})

test('where it can be seen it is told at once', async () => {
  const { say } = await sitDown({ texts: tollBridge, human: 'hob-carter', seed: 5 })
  await say('go to the Toll House')
  expect(printAll(await say('rest for the night'))).toMatch(/the candles in the Toll House burn blue/i)
  await say('go to Aldergate Lane')
  let told = ''
  for (const line of ['wait until dawn', 'wait until evening', 'rest for the night']) told += printAll(await say(line))
  expect(told).toMatch(/a grey hand is chalked/i)
})
