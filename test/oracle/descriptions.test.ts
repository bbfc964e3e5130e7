/** Places as they are told: names with their articles, verbs in their number, and nobody there who is not. */
import { expect, test } from 'vitest'
import { placeName, theName } from '../../src/english/naming.ts'
import { printAll, sitDown } from './sitting.ts'
import { tollBridge } from './toll-bridge.ts'

const sitAt = (seed = 5) => sitDown({ texts: tollBridge, human: 'hob-carter', seed })

test('what is something of something is told with its article', async () => {
  const { say } = await sitAt()
  expect(printAll(await say('look around'))).toMatch(/to the House of Reeds/)
  expect(printAll(await say('go to house of reeds'))).toMatch(/stilts/)
})

test.each([1, 2, 3, 4, 5, 6])('several things are there, one thing is (seed %i)', async seed => {
  const { say } = await sitAt(seed)
  const shown = [await say('look around'), await say('go to the Toll House'), await say('look around')]
    .map(printAll)
    .join()
  expect(shown).not.toMatch(/There is the (?:proclamation|Mounting Block) and/i)
  expect(shown).not.toMatch(/There are the Ledger Desk/)
})

test.each([1, 2, 3, 4, 5, 6])('a crowded lane is not empty but for one (seed %i)', async seed => {
  const { say, shown } = await sitAt(seed)
  await say('look around')
  expect(printAll(shown)).not.toMatch(/Nobody else is about/)
})

test('nobody sits where they were killed, and whoever is looked for there is dead', async () => {
  const { say } = await sitAt()
  for (let at = 0; at < 8; at += 1) await say('attack Old Wenna')
  const looked = printAll(await say('look around'))
  expect(looked).toMatch(/A lane of shut doors/)
  expect(looked).not.toMatch(/Wenna sits|Wenna is very/)
  for (const line of ['attack Wenna', 'talk to Wenna', 'look at Wenna', 'where is Wenna?'])
    expect(printAll(await say(line))).toMatch(
      /Wenna is dead|Wenna is past|Wenna lies|where Old Wenna|beside Old Wenna|body/,
    )
})

test('whose it is takes an article where that is a calling, and none where it is a name', () => {
  expect(placeName("Mason's Yard")).toBe("the Mason's Yard")
  expect(placeName("Well-Keeper's House")).toBe("the Well-Keeper's House")
  expect(placeName("Lisbet's Rest")).toBe("Lisbet's Rest")
  expect(placeName('Saint Ovan of the Sea')).toBe('Saint Ovan of the Sea')
  expect(theName("Founder's Ring")).toBe("the Founder's Ring")
})

test('who looks around sees what looms', async () => {
  const { say } = await sitAt()
  await say('go to the House of Reeds')
  await say('take the punt')
  expect(printAll(await say('look around'))).toMatch(/two bandits/)
})

test('what somebody had is found on the body, where the body is', async () => {
  const { say } = await sitAt()
  for (let at = 0; at < 6; at += 1) await say('attack Old Wenna')
  await say('go to the Toll House')
  expect(printAll(await say('search the body of Wenna'))).not.toMatch(/Bell Clapper/)
  await say('go to Aldergate Lane')
  expect(printAll(await say('search the body'))).toMatch(/Bell Clapper/)
  expect(printAll(await say('inventory'))).toMatch(/Bell Clapper/)
})
