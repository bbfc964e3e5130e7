/** Proof, coin and watchful eyes: what moves people, and what they will not stand by for. */
import { describe, expect, test } from 'vitest'
import type { FifthWorld } from '../../src/rules/fifth/model/world.ts'
import { gullRock } from './gull-rock.ts'
import { printAll, sitDown, textsUnder, type Sitting, type Texts } from './sitting.ts'

const borrowed = textsUnder('content/campaigns/borrowed-water')
const path = 'npcs/hanne-brock.md'

/** Hanne keeps something to herself about the wick that lies within reach. */
const withWick: Texts = {
  ...gullRock,
  'items/spare-wick.md': (gullRock['items/spare-wick.md'] ?? '').replace('The Tower Foot', 'The Harbour'),
  [path]: (gullRock[path] ?? '').replace(
    '### Private Knowledge (requires trust/persuasion)',
    '### Private Knowledge (requires trust/persuasion)\n- The spare wick was cut from a wedding shawl.',
  ),
}

const sit = (seed: number, texts: Texts = withWick): Promise<Sitting> =>
  sitDown({ texts, human: texts === borrowed ? 'maren-okell' : 'tilda-brannock', seed })

const goldOf = ({ table }: Sitting): number =>
  Object.values((table.standing.world as unknown as FifthWorld).creatures).reduce((sum, { coins }) => sum + coins.gp, 0)

describe('a thing that is held up', () => {
  test('opens what somebody keeps about it, or shows that it touches them', async () => {
    const shown: string[] = []
    for (const seed of [1, 2, 3, 4, 5, 6]) {
      const { say } = await sit(seed)
      await say('take the spare wick')
      shown.push(printAll(await say('show the spare wick to Hanne')))
    }
    expect(shown.filter(text => text.includes('wedding shawl')).length).toBeGreaterThan(0)
    for (const text of shown) expect(text).toMatch(/wedding shawl|longer than one looks|hoped to see/)
    expect(shown.join('\n')).toMatch(/in hand|2d20kh1/)
  })

  test('who confesses speaks in their own voice, and holds back no more', async () => {
    const { say } = await sit(3, gullRock)
    let found = ''
    for (let tries = 0; tries < 8 && !found.includes('tin box'); tries += 1)
      found = printAll(await say('search the upturned boat'))
    const confessed = printAll(await say('show the tower key to Hanne'))
    expect(confessed).toMatch(/"I took the vermilion wick from the lamp myself\."/)
    expect(printAll(await say('ask Hanne about her brother'))).toContain('quarterlight')
  })
})

describe('coin', () => {
  test('is taken for an answer, or not at all', async () => {
    for (const seed of [1, 2, 3, 4]) {
      const sitting = await sit(seed)
      const before = goldOf(sitting)
      const shown = printAll(await sitting.say('give 6 gold to Hanne'))
      const isSold = /wedding shawl|quarterlight/.test(shown)
      expect(goldOf(sitting)).toBe(isSold ? before - 6 : before)
    }
  })
})

describe('what belongs to somebody', () => {
  test('is not gone through under their eyes', async () => {
    const { say } = await sit(5, borrowed)
    await say('go to the counting house')
    const stopped = printAll(await say('search the desk'))
    expect(stopped).toMatch(/Tamsel Orrick\*\*:/)
    expect(stopped).not.toMatch(/Investigation|Perception/)
    expect(stopped).toMatch(/1\. Distract Tamsel/)
  })

  test('may be gone through while they look the other way', async () => {
    let isSearched = false
    for (let seed = 1; seed <= 12 && !isSearched; seed += 1) {
      const { say } = await sit(seed, borrowed)
      await say('go to the counting house')
      const lured = printAll(await say('distract Tamsel'))
      if (!/Deception.*Success/.test(lured)) continue
      isSearched = /Investigation|Perception/.test(printAll(await say('search the desk')))
    }
    expect(isSearched).toBe(true)
  })
})
