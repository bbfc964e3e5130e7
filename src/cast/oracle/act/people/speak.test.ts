/** Talk with people of the bundled campaign, carried out as it was heard: what they answer, and what they keep in mind. */
import { expect, test } from 'vitest'
import type { PartOf } from '../../../../table/parts.ts'
import type { Speech, Thing } from '../../desk/wishes.ts'
import { sceneAt, textsIn, thing, type Answer } from '../testing/scene.ts'

const texts = textsIn('content/campaigns/borrowed-water')

const say = (act: Speech['act'], said: string, to: Thing | undefined, more: Partial<Speech> = {}): Speech => ({
  kind: 'speech',
  act,
  said,
  words: said,
  about: [],
  manner: [],
  left: [],
  ...(to !== undefined && { to }),
  ...more,
})

const person = (name: string): Thing => thing('person', name)
const cobb = thing('person', 'Sergeant Cobb Varley', { id: 'cobb-varley' })
const bessamy = person('Bessamy Crake')
const luth = person('Brother Luth')

const saidBy = ({ parts }: Answer, who: string): string =>
  parts
    .filter((part): part is PartOf<'said'> => part.kind === 'said' && part.who === who)
    .map(({ text }) => text)
    .join(' ')

test('14.4: asked what lies beneath a trapdoor, its keeper speaks of the stair', async () => {
  const scene = await sceneAt(texts, 'ilvane-sorrel', 'well-keepers-house')
  const way = thing('way', 'iron trapdoor')
  const answer = await scene.do(
    say('ask', 'what lies beneath the iron trapdoor', bessamy, { asks: 'what', about: [way] }),
  )
  expect(saidBy(answer, 'Bessamy Crake')).toContain('stair')
})

test('14.4: asked why the well is salt, they say what they know of it', async () => {
  const scene = await sceneAt(texts, 'ilvane-sorrel', 'well-keepers-house')
  const answer = await scene.do(say('ask', 'Why is the well salt?', bessamy, { asks: 'why' }))
  expect(saidBy(answer, 'Bessamy Crake')).toMatch(/salt/i)
})

test('14.4: an evasion is a part of its own, and no word of the secret is in it', async () => {
  const scene = await sceneAt(texts, 'dabney-thrupp', 'well-square')
  const lisbet = person('Lisbet Farrow')
  const answer = await scene.do(
    say('ask', 'Did you march Lisbet Farrow up the hill?', cobb, { asks: 'whether', about: [lisbet] }),
  )
  const kept = answer.parts.filter(part => part.kind === 'kept-back')
  expect(kept.length + answer.parts.filter(part => part.kind === 'said').length).toBeGreaterThan(1)
  expect(answer.text).not.toContain('iron door')
})

test('14.4: an insult is remembered, and an apology settles it', async () => {
  const scene = await sceneAt(texts, 'dabney-thrupp', 'well-keepers-house')
  await scene.do(say('insult', 'You are a foolish old woman', bessamy))
  expect(
    scene.desk().memory.between.some(({ kind, person: who }) => kind === 'grudge' && who === 'bessamy-crake'),
  ).toBe(true)
  const after = await scene.do(say('apologise', 'I am sorry', bessamy))
  expect(scene.desk().memory.between.every(({ isSettled }) => isSettled === true)).toBe(true)
  expect(after.parts.some(part => part.kind === 'attitude' && part.direction === 'warmer')).toBe(true)
})

test('14.4: a promise is a part, and is kept in mind by whom it was made to', async () => {
  const scene = await sceneAt(texts, 'korda-venn', 'well-keepers-house')
  const answer = await scene.do(say('promise', 'I will bring your water back', bessamy))
  expect(answer.parts).toContainEqual(expect.objectContaining({ kind: 'promise', to: 'Bessamy Crake' }))
  expect(scene.desk().memory.between).toContainEqual(
    expect.objectContaining({ kind: 'promise', person: 'bessamy-crake' }),
  )
})

test('14.4: a friend who is asked for the way gives it, and nobody picks the lock', async () => {
  const scene = await sceneAt(texts, 'ilvane-sorrel', 'well-keepers-house')
  await scene.do(say('thank', 'Thank you for the tea', bessamy))
  const way = thing('way', 'iron trapdoor')
  const wants = { verb: 'go', roles: { where: way } } as const
  const answer = await scene.do(say('request', 'may we please go down your stair?', bessamy, { isPolite: true, wants }))
  expect(answer.parts.some(part => part.kind === 'gained' || part.kind === 'said')).toBe(true)
  expect(answer.rolls.every(({ purpose }) => !purpose.includes('Thieves'))).toBe(true)
})

test('14.4: told of blood on their hands, a priest answers the guilt', async () => {
  const scene = await sceneAt(texts, 'korda-venn', 'chapel-of-the-cup')
  const answer = await scene.do(say('confess', 'I have blood on my hands', luth))
  expect(answer.parts).toContainEqual(expect.objectContaining({ kind: 'said', who: 'Brother Luth', act: 'comfort' }))
})

test('14.4: what nobody knows is said to be unknown, in so many words', async () => {
  const scene = await sceneAt(texts, 'dabney-thrupp', 'well-square')
  const answer = await scene.do(say('ask', 'What is the capital of the moon?', cobb, { asks: 'what' }))
  expect(saidBy(answer, 'Sergeant Cobb Varley')).not.toBe('')
  expect(answer.text).not.toContain('mule')
})

test('14.4: whoever is not here is said to be elsewhere, to the player alone', async () => {
  const scene = await sceneAt(texts, 'dabney-thrupp', 'well-square')
  const answer = await scene.do(say('ask', 'who are you?', person('Queen Nib'), { asks: 'who' }))
  expect(answer.parts.map(({ kind }) => kind)).toEqual(['table'])
})

const kept = ({ parts }: Answer): number => parts.filter(({ kind }) => kind === 'kept-back').length

test('14.4: what they did then is theirs to tell, and no word of what happened then answers it', async () => {
  const scene = await sceneAt(texts, 'maren-okell', 'well-square')
  const answer = await scene.do(
    say('ask', 'where he was three days ago', cobb, { asks: 'where', toFace: 'where you were three days ago' }),
  )
  expect(kept(answer)).toBe(1)
  expect(answer.text).not.toContain('Barley')
})

test('14.4: how they live is answered by them, not by what stands on a board', async () => {
  const scene = await sceneAt(texts, 'maren-okell', 'well-square')
  const answer = await scene.do(
    say('ask', 'how long he has lived here', cobb, { asks: 'how-much', toFace: 'how long you have lived here' }),
  )
  expect(saidBy(answer, 'Sergeant Cobb Varley')).not.toContain('gold pieces')
})

test('14.4: nobody keeps back what everybody sees', async () => {
  const scene = await sceneAt(texts, 'maren-okell', 'well-square')
  const answer = await scene.do(say('ask', 'Is the water safe to drink?', cobb, { asks: 'whether' }))
  expect(kept(answer)).toBe(0)
  expect(saidBy(answer, 'Sergeant Cobb Varley')).toMatch(/drink/u)
})

test('14.4: a thing that was told of here can be shown without owning it', async () => {
  const scene = await sceneAt(texts, 'maren-okell', 'well-square')
  const what = thing('mention', 'hat', { from: 'told' })
  const answer = await scene.do({ kind: 'deed', verb: 'show', roles: { what, whom: cobb }, words: 'I show Cobb the hat', manner: [], left: [] }) // prettier-ignore
  expect(answer.parts).toContainEqual(expect.objectContaining({ kind: 'deed', verb: 'show', on: 'hat' }))
  expect(saidBy(answer, 'Sergeant Cobb Varley')).toContain('hat')
})

test('14.4: a round for the house warms everybody who is in it', async () => {
  const scene = await sceneAt(texts, 'maren-okell', 'the-full-pail')
  const answer = await scene.do({ kind: 'deed', verb: 'buy', roles: {}, words: 'I order a round for everyone', manner: [], left: [] }) // prettier-ignore
  const warmer = answer.parts.filter(part => part.kind === 'attitude' && part.direction === 'warmer')
  expect(warmer.length).toBeGreaterThan(1)
})

test('14.4: who is told of talk hears it told, whatever was done by it', async () => {
  const scene = await sceneAt(texts, 'maren-okell', 'the-full-pail')
  const ruddock = person('Ruddock Hale')
  const answer = await scene.do(
    say('promise', 'drink if he tells us about the hill', ruddock, { words: 'I promise Ruddock a drink if he tells us about the hill' }), // prettier-ignore
  )
  expect(saidBy(answer, 'Maren Okell')).toBe('')
  expect(answer.parts).toContainEqual(expect.objectContaining({ kind: 'promise', to: 'Ruddock Hale' }))
})

test('14.4: something to eat is bought of whoever sells it', async () => {
  const scene = await sceneAt(texts, 'maren-okell', 'the-full-pail')
  const what = thing('mention', 'something')
  const answer = await scene.do(
    say('request', 'Could I have something to eat?', person('Marrable Fitch'), { wants: { verb: 'take', roles: { what } } }), // prettier-ignore
  )
  expect(answer.parts).toContainEqual(expect.objectContaining({ kind: 'deed', verb: 'buy' }))
})
