/** Lines of a stranger, each answered by what it is about; none costs anything that was not put up first. */
import { beforeAll, expect, test } from 'vitest'
import { standingRoom } from './evenings.ts'
import { printAll, sitDown, type Player, type Sitting } from './sitting.ts'

/** Thinks better of it, whatever is asked, so that nothing is spent. */
const wary: Player = {
  answer: ({ options }) => options.at(-1)?.label ?? '1',
  turn: () => 'look around',
}

let sitting: Sitting
beforeAll(async () => {
  sitting = await sitDown({ texts: standingRoom, human: 'pet-galloway', player: wary, options: { campaign: 'standing-room' } }) // prettier-ignore
})

const said = async (line: string): Promise<string> => printAll(await sitting.say(line))

test('15: what was told is known, and a question to nobody is answered from it', async () => {
  expect(await said('who is that man at the window?')).toContain('bottle-green coat')
  expect(await said('what is a tontine?')).toContain('The tolls are shared')
})

test.each([
  ['who is the fellow in the green coat?', 'bottle-green coat', 'Supper rooms'],
  ['Good evening, sir, I say to him', '', 'I say to him"'],
  ['can he hear us?', '', 'Gathering information'],
  ['who works here?', 'Nobody is here but your own people', 'The bridge, under its canvas'],
  ['tell me more about the haunting', '**A Haunting in Prospect**, against The Understudies', 'tier 2)'],
  ['is anything worth money going on in town', '**Drawing Forty-Four**', 'Number Nine: Your lair'],
  ['who can I talk to', 'your own people', 'is best at this'],
  ['anybody following us?', 'Heat 1 of 10', 'Not a thing'],
  ['who am I supposed to be?', '**Pet Galloway**', '[practice'],
  ['what would it take for you to help us?', '', 'Say what you do in your own words'],
  ['I ask Pet how her mother is', 'you say yourself', 'brake wheel'],
  ['kiss Wick', 'You kiss Wick.', 'Well enough'],
  ['I hate being cold', 'I hate being cold', 'straw hat'],
  ['go to the bakery', 'From here:', 'You go to'],
  ["I don't trust that nun", "I don't trust that nun", 'Nothing comes back'],
])('15: %s is heard as it is meant', async (line, has, hasNot) => {
  const told = (await said(line)).replace(/\n\s+1\. [^]*$/u, '') // what is offered next is no answer
  expect(told).toContain(has)
  expect(told).not.toContain(hasNot)
})

test('15: numbers are read off the sheets, two in one breath as well', async () => {
  const told = await said('how much coin do we have and how hot are we?')
  expect(told).toContain('2 coin in the box')
  expect(told).toContain('Heat 1 of 10')
  expect(await said('who hates us?')).toContain('The Understudies: hostile')
  expect(await said('what does Lull’s Patience mean?')).toContain("Lull's Patience: 1 of 12")
})

test('15: one of the crew answers of a friend from their own sheet, and does what they are told', async () => {
  expect(await said('Lark, what do you think of Wick?')).toContain('Wick said good evening to me')
  expect(await said('Oswin, get your leg off the sill, we are not going tonight')).toContain('Oswin gets his leg off the sill.') // prettier-ignore
  expect(await said('Oswin, can you get us over the roofs?')).toContain('Prowl: 2')
})

test('15: "could I?" is told with position and effect, and nothing is done', async () => {
  const told = await said('could I climb down the brackets?')
  expect(told).toContain('(Prowl: risky, standard effect')
  expect(sitting.world().pool).toHaveLength(5)
})

test('15: what a place hides is tried for by whoever goes about it rightly', async () => {
  expect(await said('I take the paper down and study the watermark')).toContain('Which die do you spend?')
})

test('15: people answer what they know of it, a gift is no coin, and a question costs none', async () => {
  expect(await said("let's go to the market")).toContain('The Thumbs')
  expect(await said('Mrs Imms, who was Walter?')).toContain('My Walter was in the basket')
  await said('why did you buy a share?')
  await said('I give her my scarf')
  expect(sitting.world().crew.coin).toBe(2)
})

test('15: a plan of one’s own is a plan', async () => {
  const told = await said('my plan for the hat: Lark plays a drunk duke while Oswin drops through the skylight')
  expect(told).toContain('Lark plays a drunk duke while Oswin drops through the skylight.')
})
