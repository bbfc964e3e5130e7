/** Deeds on things and places, as wishes: what is told, what is kept, and what the same deed again comes to. */
import { describe, expect, test } from 'vitest'
import { deed, sceneAt, textsIn, thing, type Answer } from '../testing/scene.ts'

const borrowed = textsIn('content/campaigns/borrowed-water')
const at = (place: string, human = 'dabney-thrupp', seed: string | number = 7) => sceneAt(borrowed, human, place, seed)
const kinds = ({ parts }: Answer): readonly string[] => parts.map(({ kind }) => kind)

const greatWell = thing('feature', 'The Great Well')
const pipes = thing('feature', 'The Pipes')
const hat = thing('mention', "surveyor's felt hat", {
  from: 'told',
  says: "The last haul is still in it: salt water, and a surveyor's felt hat.",
})
const pails = thing('mention', 'pails', {
  from: 'told',
  says: 'Pails stand in a long row, each with a name burned into the wood.',
})

describe('what a thing affords', () => {
  test('is what its own sentence says comes of it', async () => {
    const { do: play } = await at('the-hall-of-spouts')
    const knocked = await play(deed('knock', 'I tap on the pipe three times with my dagger', { what: pipes }))
    expect(knocked.text).toMatch(
      /You tap on the pipe three times with your dagger\. It stops, and then goes much faster/,
    )
    expect(kinds(knocked)).toContain('established')
    const heard = await play(deed('listen', 'I put my ear against the pipe and listen', { what: pipes }))
    expect(heard.text).toMatch(/You hear a knocking, close by and to the east/)
  })

  test('is taken at its word: what breaks off in the hand does', async () => {
    const { do: play, desk } = await at('the-brine-gallery')
    const flowers = thing('feature', 'The Salt Flowers')
    const cut = await play(deed('take', 'I cut a little salt flower', { what: flowers }))
    expect(cut.text).toMatch(/break off in the hand like sugar/)
    expect(desk().game.creatures['dabney-thrupp' as never]).toMatchObject({
      items: expect.arrayContaining([expect.objectContaining({ name: 'Salt Flowers' })]) as unknown,
    })
  })

  test('is found by the very deed it waits for, without a roll', async () => {
    const { do: play } = await at('chapel-of-the-cup', 'korda-venn')
    const pail = thing('mention', 'stone pail', { says: 'A figure of a woman holding a pail in both hands.' })
    const turned = await play(deed('move', 'I turn the stone pail', { what: pail }))
    expect(turned.rolls).toEqual([])
    expect(turned.text).toMatch(/Founder's Ring/)
  })
})

describe('what is only told of', () => {
  test('can be looked into, and holds what shares its words', async () => {
    const { do: play } = await at('well-square')
    const looked = await play(deed('examine', 'I look inside the hat', { what: hat }))
    expect(looked.rolls).toHaveLength(1)
    expect(looked.text).toMatch(/FOLLOW THE PIPES/)
    expect(looked.text).not.toMatch(/bronze cap|Tally cuts/i)
    const again = await play(deed('search', 'I search the hat again', { what: hat }))
    expect(again.rolls).toEqual([])
    expect(again.text).toMatch(/FOLLOW THE PIPES/)
  })

  test('can be carried off, and is missed where it was', async () => {
    const { do: play, desk } = await at('well-square')
    const taken = await play(deed('take', 'I take the hat', { what: hat }))
    expect(taken.text).toMatch(/You take the hat/)
    expect(desk().memory.established).toContainEqual(
      expect.objectContaining({ thing: 'surveyors-felt-hat', change: 'taken', at: 'well-square' }) as unknown,
    )
    const twice = await play(deed('take', 'I take the hat', { what: hat }))
    expect(twice.text).toMatch(/Dabney/)
    expect(twice.text).not.toBe(taken.text)
  })

  test('stays where it is when it is somewhere else', async () => {
    const { do: play } = await at('chapel-of-the-cup')
    const boots = thing('mention', 'muddy boots', { from: 'elsewhere' })
    expect((await play(deed('wear', 'I put on the muddy boots', { what: boots }))).text).toMatch(/muddy boots/)
  })
})

describe('what is done stays done', () => {
  test('a notice that burns is ash for whoever looks again', async () => {
    const { do: play } = await at('well-square')
    const board = thing('feature', 'The Notice Board')
    const burnt = await play(deed('burn', 'I set fire to the notice board', { what: board }))
    expect(burnt.rolls).toHaveLength(1)
    expect(burnt.parts.filter(({ kind }) => kind === 'said')).toHaveLength(1)
    const looked = await play(deed('examine', 'I look at the notice board', { what: board }))
    expect(looked.text).toMatch(/ash|smoke/)
    expect(looked.text).not.toMatch(/60 gold/)
  })

  test('and the same again is another answer', async () => {
    const { do: play, desk } = await at('well-square')
    const wish = deed('gesture', 'I spit in the well', { what: greatWell })
    const [first, second] = [await play(wish), await play(wish)]
    expect(first.text).toMatch(/You spit in the well/)
    expect(second.text).not.toBe(first.text)
    expect(desk().memory.trust['cobb-varley']).toBe(-2)
  })
})

describe('whose it is', () => {
  const desk = thing('feature', "The Reeve's Desk")
  test('whoever owns it objects, and louder the second time', async () => {
    const { do: play, desk: now } = await at('the-counting-house')
    const first = await play(deed('search', 'I search the desk', { what: desk }))
    expect(kinds(first)).toEqual(['seen', 'said'])
    expect(now().offered).toContain("Quietly go through the Reeve's Desk")
    const second = await play(deed('search', 'I search the desk', { what: desk }))
    expect(second.text).not.toBe(first.text)
    expect(now().memory.trust['tamsel-orrick']).toBe(-1)
  })

  test('done quietly it is rolled for', async () => {
    const { do: play } = await at('the-counting-house')
    const quietly = await play(deed('search', 'I go through the desk quietly', { what: desk }, { manner: ['quiet'] }))
    expect(quietly.rolls[0]?.purpose).toMatch(/Stealth/)
  })
})

describe('no deed is answered with nothing', () => {
  const wishes = [
    deed('look', 'I look around'),
    deed('take', 'I take one of the pails', { what: pails }),
    deed('move', 'I push the well', { what: greatWell }),
    deed('break', 'I smash a pail', { what: pails }),
    deed('climb', 'I climb down the well', { what: greatWell }),
    deed('hide', 'I hide'),
    deed('perform', 'I sing for the whole square'),
    deed('pray', 'I pray for Lisbet'),
    deed('mourn', 'I weep'),
    deed('shout', 'Lisbet! Can you hear me?'),
    deed('make', 'I draw a map of the square'),
    deed('make', 'I carve a little boat'),
    deed('play', 'I throw dice with the sergeant'),
    deed('ready', 'I keep watch'),
    deed('eat', 'I drink from the well', { what: greatWell }),
    deed('sense', 'I smell the air'),
    deed('bury', 'I bury the hat', { what: hat }),
    deed('close', 'I close the inn door', { what: thing('way', 'the inn door') }),
    deed('open', 'I pick the lock'),
    deed('recall', 'What do I know of the well?', { about: greatWell }),
  ]

  test.each(wishes.map(wish => [wish.words, wish] as const))('%s', async (_, wish) => {
    const { do: play, desk } = await at('well-square')
    const first = await play(wish)
    expect(first.text).not.toBe('')
    const second = await play(wish)
    expect(second.text).not.toBe(first.text)
    const isKept = desk().memory.established.length > 0 || Object.keys(desk().memory.tries).length > 0
    expect(isKept || wish.verb === 'recall' || desk().offered.length > 0).toBe(true)
  })
})

test('nothing hidden is told before it is found', async () => {
  const { do: play } = await at('well-square')
  const bucket = thing('feature', 'The Rope and Bucket')
  const answers = [
    await play(deed('look', 'I look around')),
    await play(deed('examine', 'I look at the well', { what: greatWell })),
    await play(deed('examine', 'I look at the bucket', { what: bucket })),
    await play(deed('gesture', 'I pet the mule', { what: thing('feature', 'The Mule') })),
    await play(deed('read', 'I read the board', { what: thing('feature', 'The Notice Board') })),
  ]
  for (const { text } of answers) expect(text).not.toMatch(/FOLLOW THE PIPES|bronze cap|Ninety-eight/i)
})
