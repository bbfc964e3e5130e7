/** The human talks to the company: who is spoken to does it or answers, and nobody else. */
import { expect, test } from 'vitest'
import { after as played, textsUnder } from './sitting.ts'

const water = textsUnder('content/campaigns/borrowed-water')

const after = (lines: readonly string[], seed = 7): Promise<string> =>
  played({ texts: water, human: 'maren-okell', seed }, lines)

const paragraphs = (shown: string): readonly string[] => shown.split('\n\n')
const saidBy = (name: string, shown: string): string =>
  paragraphs(shown)
    .filter(line => line.startsWith(`> **${name}`))
    .join('\n')

/** What is told, without what is said aloud and what is offered. */
const told = (shown: string): string =>
  paragraphs(shown)
    .filter(line => !line.startsWith('>') && !line.startsWith('  '))
    .join('\n')

test('an order is carried out by whoever it is given to, with their own dice and purse', async () => {
  const asked = await after(['Dabney, go and ask Cobb about the mule'])
  expect(asked).toMatch(/Dabney (?:asks|catches|turns|walks|goes)|"The mule," Dabney says|Dabney brings|Dabney puts/)
  expect(saidBy('Sergeant Cobb', asked)).not.toBe('')
  expect(told(await after(['Korda, stand guard at the well']))).toMatch(/^Korda /)
  expect(await after(['Ilvane, lend me 5 gold'])).toMatch(/Ilvane .*5 gold/)
  const tooMuch = await after(['Ilvane, lend me 5 gold', 'Ilvane, lend me 500 gold'])
  expect(saidBy('Maren', tooMuch)).toBe('> **Maren**: "Ilvane, lend me 500 gold."')
  expect(told(tooMuch)).toMatch(/the purse holds 5gp/)
  expect(await after(['Dabney, hand me your rope'])).toMatch(/Dabney .*rope.*Maren/)
  expect(told(await after(['Dabney, scout ahead']))).toMatch(/^Dabney /)
})

test('two who are called have a part each, and a line with two parts gives each theirs', async () => {
  const both = await after(['Korda and Dabney, search the square'])
  expect(both).toMatch(/`Korda Venn/)
  expect(both).toMatch(/`Dabney Thrupp/)
  const each = await after(['Dabney, distract Cobb while Ilvane searches the mule'])
  expect(each).toMatch(/`Dabney Thrupp .*Deception/)
  expect(each).toMatch(/Ilvane (?:goes over|searches|gives|takes)/)
})

test('a healer heals by the rules, or says why not', async () => {
  expect(saidBy('Korda', await after(['Korda, heal me']))).toMatch(/Maren is not hurt\./)
  expect(saidBy('Dabney', await after(['Dabney, heal Korda']))).toMatch(/Korda is not hurt\./)
})

test('a spell is spent on whoever is hurt, and when none is left that is said', async () => {
  const state = (water['story-state.md'] ?? '').replace(/(Maren Okell.*?)12\/12/u, '$12/12')
  const texts = { ...water, 'story-state.md': state }
  const lines = ['Korda, heal me', 'Korda, please heal me', 'Korda, heal Maren', 'Korda, heal me']
  const first = await played({ texts, human: 'maren-okell', seed: 3 }, lines.slice(0, 1))
  expect(first).toMatch(/cure wounds/i)
  expect(first).toMatch(/Maren: HP (?:[3-9]|1\d)\/12/)
  expect(saidBy('Korda', await played({ texts, human: 'maren-okell', seed: 3 }, lines))).toMatch(
    /not hurt|no spell left/,
  )
})

test('who is to stay and who is to go is told of each by name, and once', async () => {
  const left = await after(['Ilvane and Dabney wait outside while Korda comes with me'])
  for (const name of ['Ilvane', 'Dabney'])
    expect(
      paragraphs(told(left))
        .join('\n')
        .split('\n')
        .filter(line => line.startsWith(name)),
    ).toHaveLength(1)
  expect(left).toContain('"Korda, come with me."')
  expect(saidBy('Korda', left)).not.toBe('')
  expect(told(await after(["Let's split up. Dabney to the inn."]))).toMatch(/^Dabney .*Full Pail/m)
})

const company = ['Dabney', 'Ilvane', 'Korda']

test.each([
  'thanks everyone, good work',
  'I love you guys',
  "let's vote: do we go to the inn or stay here?",
  'Korda Ilvane Dabney, listen up: nobody goes anywhere alone',
  'who wants to come to the inn with me?',
])('what is said to all of them is answered by some of them: %s', async line => {
  const shown = await after([line])
  expect(saidBy('Sergeant', shown)).toBe('')
  expect(company.filter(name => saidBy(name, shown) !== '').length).toBeGreaterThan(1)
  expect(shown).not.toMatch(/I have no idea|no data whatever|I do not know/)
})

test.each([
  ['I hug Dabney', 'Dabney'],
  ['I pat Korda on the shoulder', 'Korda'],
] as const)('a touch is felt by whoever it is for: %s', async (line, who) => {
  const shown = await after([line])
  expect(saidBy('Sergeant', shown)).toBe('')
  expect(told(shown)).toMatch(new RegExp(`You .*${who}.*\\. .*${who} `))
})

test.each([
  ['who of you is best at sneaking?', ['Dabney']],
  ['you did well back there, Dabney', ['Dabney']],
  ["I'm sorry I snapped at you, Korda", ['Korda']],
  ["what's your plan Ilvane?", ['Ilvane']],
  ['Dabney, tell me a joke', ['Dabney']],
  ['Ilvane, marry me', ['Ilvane']],
  ['Should we trust the sergeant, Korda?', ['Korda']],
  ['I lie to Ilvane: Lisbet is dead', ['Ilvane']],
  ['high five, Dabney!', ['Dabney']],
  ['congratulations Ilvane!', ['Ilvane']],
  ['who should go first, do you think?', ['Korda']],
  ["Korda, bandage Dabney's leg", ['Korda']],
  ['tell Ilvane to keep his mouth shut about the hat', ['Ilvane']],
] as const)('%s', async (line, who) => {
  const shown = await after([line])
  expect(saidBy('Sergeant', shown)).toBe('')
  for (const name of who) expect(saidBy(name, shown)).not.toBe('')
  expect(shown).not.toMatch(/I have no idea|no data whatever|I do not know/)
})

test('what is their own they know', async () => {
  expect(saidBy('Dabney', await after(["Dabney, what's in your pack?"]))).toMatch(/rapier/)
  expect(saidBy('Dabney', await after(['Dabney, how much money do you have?']))).toMatch(/10 gold/)
  expect(saidBy('Ilvane', await after(['Ilvane, how many spells have you got left?']))).toMatch(/sleep.* 2 slots left/)
  expect(saidBy('Korda', await after(['what is your name again, Korda?']))).toMatch(/Korda Venn.*Korda Venn/)
  for (const seed of [1, 2, 3])
    expect(saidBy('Dabney', await after(["Dabney, what's in your button tin?"], seed))).not.toMatch(/wax|graver/)
})

test('what is thought of somebody is no line of a list', async () => {
  for (const seed of [1, 2, 3])
    expect(saidBy('Ilvane', await after(['Ilvane, what do you think of Cobb?'], seed))).not.toMatch(/well-guard|: serg/)
})

test('somebody who is elsewhere is not walked to by all for one to talk to', async () => {
  const shown = await after(['go to the inn', 'go to the square', 'Dabney, go and talk to Marrable'])
  expect(shown).toMatch(/Marrable Fitch is (?:not here|elsewhere)|Marrable Fitch has/)
  expect(shown).not.toMatch(/sets out|back at the Full Pail/)
})

test('a terse companion is terse, whatever else colours their speech', async () => {
  const sheet = (water['party/dabney-thrupp.md'] ?? '').replace(
    /\*\*Speech Pattern\*\*:.*/,
    '**Speech Pattern**: Few words, flat voice, all of them weather.',
  )
  const texts = { ...water, 'party/dabney-thrupp.md': sheet }
  for (const seed of [1, 2, 3, 4]) {
    const shown = await played({ texts, human: 'maren-okell', seed }, ['Dabney, what do you think of Cobb?'])
    expect(saidBy('Dabney', shown).length).toBeLessThan(90)
  }
})

test('whom they like is told from their sheet', async () => {
  expect(saidBy('Dabney', await after(['Dabney, do you like Ilvane?']))).toMatch(/save a library/)
})

test('14.4: what can only be done elsewhere is an errand: they go, come back by themselves, and tell whom they saw', async () => {
  for (const order of [
    'Dabney, sneak into the counting house and see who is there',
    'Dabney, go to the counting house',
    'Dabney, search the counting house',
  ]) {
    const lines = [order, 'look at the mule', 'read the notice board']
    expect(saidBy('Dabney', await after(lines))).toMatch(/Tamsel Orrick/)
  }
  const sent = await after(['Dabney, ask around about the well', 'where is Dabney?'])
  expect(sent).toMatch(/Dabney Thrupp .* at |at .* Dabney Thrupp/)
  expect(await after(['Korda, wait at the chapel', 'wait an hour', 'look around', 'where is Korda?'])).toMatch(/Chapel/)
})

test('14.4: who has something is looked up in every pack, and where nobody has it, where one was seen', async () => {
  const rope = await after(['has anyone got a rope?'])
  expect(rope).toMatch(/Dabney: .*rope/)
  expect(rope).toMatch(/Maren: .*rope/)
  expect(await after(['does anyone have a lantern?'])).toMatch(/Dabney: .*lantern/)
  expect(await after(['do we have anything to eat?'])).toMatch(/Korda: .*ration/)
  const before = await after(['does anyone have a map of the town?'])
  expect(before).not.toMatch(/Counting House/)
  expect(await after(['go to the counting house', 'does anyone have a map of the town?'])).toMatch(
    /Counting House.*map of the town/,
  )
})

test('14.4: asked what they make of it all, they speak of what the company has learned', async () => {
  const facts = /brine|Pans|60 gp|Lisbet|mule/
  for (const line of ['Dabney, what do you make of all this?', 'Korda, any theories?', 'Ilvane, what is your take?'])
    expect(saidBy(line.slice(0, 5), await after([line]))).toMatch(facts)
})

test('14.4: what they are able to do is answered from the sheet, and what they see from what is there', async () => {
  expect(saidBy('Ilvane', await after(['Ilvane, can you sense magic?']))).toMatch(/detect magic/i)
  expect(saidBy('Korda', await after(['Korda, can you sense anything evil here?']))).toMatch(/bless, cure wounds/i)
  expect(saidBy('Dabney', await after(['Dabney, can you pick locks?']))).toMatch(/thieves' tools/i)
  expect(saidBy('Korda', await after(['Korda, tell me what you see']))).toMatch(/Cobb.*Great Well/)
})

test('14.4: who can do something, and how well, is read from all the sheets', async () => {
  expect(await after(['who is best at picking locks?'])).toMatch(/Dabney \(\+\d\)/)
  expect(await after(['does anyone here know how to swim?'])).toMatch(/Maren \(\+\d\)/)
  expect(await after(['does anyone speak Elvish?'])).toMatch(/Ilvane/)
  expect(await after(['who can cast spells?'])).toMatch(/Ilvane.*Korda|Korda.*Ilvane/)
})
