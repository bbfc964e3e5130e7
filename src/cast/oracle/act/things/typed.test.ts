/** Lines as people type them, through the ear: things by any word, nobody reacts who is not there, nothing is met with silence. */
import { describe, expect, test } from 'vitest'
import { sceneAt, textsIn } from '../testing/scene.ts'

const borrowed = textsIn('content/campaigns/borrowed-water')
const at = (place: string, human = 'dabney-thrupp') => sceneAt(borrowed, human, place)

describe('a thing by any word that stands for it', () => {
  test('a bucket is The Rope and Bucket', async () => {
    const { say } = await at('well-square')
    expect((await say('I pull up the bucket')).text).toMatch(/oak, bound in copper/)
  })

  test('what was in hand a moment ago is meant by what is inside it', async () => {
    const { say } = await at('well-square')
    const { text } = await say('I pick up the hat and look inside the band.')
    expect(text).toMatch(/FOLLOW THE PIPES/)
    expect(text).not.toMatch(/Ways lead on|From here one can take/)
  })

  test('a wall is wherever people are, and a stone is not the Fifth Stone', async () => {
    const { say } = await at('the-drove-road')
    expect((await say('I pick up a stone')).text).not.toMatch(/Fifth Stone/)
    expect((await say('I carve my name into the post')).text).not.toMatch(/not here|no sign/i)
  })

  test('tracks are what is looked for, not the cart track', async () => {
    const { say } = await at('the-drove-road')
    expect((await say('I look for tracks')).rolls[0]?.purpose).toMatch(/Survival/)
  })
})

describe('what somebody else would mind', () => {
  test('ink over the ledgers is not met with a raised eyebrow', async () => {
    const { say, desk } = await at('the-counting-house')
    const { parts } = await say('I pour ink over the ledgers')
    expect(parts.some(part => part.kind === 'said' && part.who === 'Tamsel Orrick')).toBe(true)
    expect(desk().game.attitudes['Tamsel Orrick']?.attitude).toMatch(/hostile|unfriendly/)
  })

  test('a chore is liked', async () => {
    const { say, desk } = await at('the-full-pail')
    await say('I sweep the floor for Marrable')
    expect(desk().memory.trust['marrable-fitch']).toBe(1)
  })
})

test('nobody reacts who is not there', async () => {
  const { say } = await at('the-full-pail')
  const { parts } = await say('I sing a song for Lisbet Farrow')
  for (const part of parts) expect(part.text).not.toMatch(/^Lisbet Farrow/)
})

test.each([
  "I sit in the reeve's chair",
  'I swap two ledgers',
  'I balance a spoon on my nose',
  'I hum',
  'I turn the map upside down',
  'I count the ledgers',
  'I blow out the lamp',
])('%s', async line => {
  const { say, desk } = await at('the-counting-house')
  const { text } = await say(line)
  expect(text === '' && desk().offered.length === 0).toBe(false)
})
