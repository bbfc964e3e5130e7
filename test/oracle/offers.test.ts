/** What is suggested next: only what the party can know, nothing that is used up, and not always the same. */
import { expect, test } from 'vitest'
import type { TableEvent } from '../../src/table/ports.ts'
import { sitDown, textsUnder, type Sitting } from './sitting.ts'
import { tollBridge } from './toll-bridge.ts'

const offered = (shown: readonly TableEvent[]): readonly string[] =>
  shown.findLast(event => event.type === 'suggestions')?.options ?? []

const atBridge = (): Promise<Sitting> => sitDown({ texts: tollBridge, human: 'hob-carter', seed: 5 })

test('nobody is to be asked about a place that nobody has named', async () => {
  const { say } = await atBridge()
  const lists = [await say('talk to Wenna'), await say('wait'), await say('look around')].map(offered)
  expect(lists.flat()).toContain('Talk with Old Wenna some more')
  expect(lists.flat().join()).not.toMatch(/Gallows Eyot/)
})

test('a place that was named can be asked about', async () => {
  const { say } = await atBridge()
  await say('go to the House of Reeds')
  await say('go back to Aldergate Lane')
  expect(offered(await say('talk to Wenna'))).toContain('Ask Old Wenna about Gallows Eyot')
})

test('what was read is not offered again, and neither is a search that found everything', async () => {
  const { say } = await atBridge()
  await say('read the proclamation')
  for (const line of ['wait', 'look around', 'wait'])
    expect(offered(await say(line))).not.toContain('Examine the proclamation')
  expect(offered(await say('go to the House of Reeds')).join()).toMatch(/Search/)
  await say('search the hut')
  for (const line of ['look around', 'listen', 'look around'])
    expect(offered(await say(line)).join()).not.toMatch(/Search/)
})

test('where they have only just searched, something else is offered first', async () => {
  const { say } = await sitDown({
    texts: textsUnder('content/campaigns/borrowed-water'),
    human: 'maren-okell',
    seed: 7,
  })
  for (const line of ['look around', 'talk to cobb']) await say(line)
  expect(offered(await say('search well square')).join()).not.toMatch(/Search/)
  const later = [await say('look around'), await say('wait'), await say('look around')].flatMap(offered)
  expect(later).toContain('Search Well Square')
})

test('an offer that was taken is not the next offer', async () => {
  const { say } = await sitDown({
    texts: textsUnder('content/campaigns/borrowed-water'),
    human: 'maren-okell',
    seed: 7,
  })
  let offers = offered(await say('talk to cobb'))
  for (let count = 0; count < 8; count += 1) {
    const taken = offers[count % Math.max(1, offers.length)] ?? 'look around'
    offers = offered(await say(taken))
    expect(offers).not.toContain(taken)
  }
})

test('who has told everything is not to be asked for more', async () => {
  const { say } = await atBridge()
  for (const line of ['talk to Wenna', 'talk to Wenna', 'talk to Wenna']) await say(line)
  for (const line of ['look around', 'wait', 'look around'])
    expect(offered(await say(line)).join()).not.toMatch(/Wenna/)
})

test('a thing from the pack is offered where it may have a use, and once', async () => {
  const { say } = await sitDown({
    texts: textsUnder('content/campaigns/borrowed-water'),
    human: 'maren-okell',
    seed: 3,
  })
  await say('search the square')
  const square = [await say('look around'), await say('look around'), await say('look around')]
  expect(square.flatMap(offered)).not.toContain('Use the Bronze Cap')
})

test('the same four things are not offered three times running while there is something else', async () => {
  const { say } = await sitDown({ texts: textsUnder('content/campaigns/borrowed-water'), human: 'korda-venn', seed: 8 })
  const lists: string[] = []
  for (let at = 0; at < 8; at += 1) lists.push(offered(await say('what time is it?')).join('; '))
  for (let at = 2; at < lists.length; at += 1) expect(new Set(lists.slice(at - 2, at + 1)).size).toBeGreaterThan(1)
  expect(new Set(lists.join('; ').split('; ')).size).toBeGreaterThan(6)
})
