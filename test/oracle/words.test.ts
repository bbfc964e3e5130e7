/** A player's own words: whom they are for, what of them is said aloud, and what is told back. */
import { expect, test } from 'vitest'
import { printAll, sitDown, textsUnder } from './sitting.ts'

const texts = textsUnder('content/campaigns/borrowed-water')

async function answers(lines: readonly string[], seed = 7): Promise<readonly string[]> {
  const { say } = await sitDown({ texts, human: 'maren-okell', seed })
  const shown: string[] = []
  for (const line of lines) shown.push(printAll(await say(line)))
  return shown
}

test('the first line of an evening is for whom it greets, and what all have been told is known to all', async () => {
  const [shown = ''] = await answers(['Hey Cobb, what happened here? Whose hat is that?'])
  expect(shown).toMatch(/Sergeant Cobb Varley\*\*: .*(?:Lisbet Farrow's|felt) hat/)
})

test('what is for the table is answered by the table, in the middle of a talk too', async () => {
  const [, time = '', hints = '', health = '', left = ''] = await answers([
    'talk to Cobb',
    'gm, what time is it and how long until dark?',
    'any hints, GM?',
    'what is our HP?',
    'Who have we met?',
  ])
  expect(time).toMatch(/morning/)
  expect(hints).toMatch(/could/)
  expect(health).toMatch(/hurt|HP/)
  expect(left).toMatch(/Cobb/)
  for (const shown of [time, hints, health, left]) expect(shown).not.toMatch(/Varley[^\n]*: "/)
})

test('a deed in the middle of a talk is done, not said', async () => {
  const [, ...shown] = await answers([
    'talk to Cobb',
    'pet the mule',
    'I kiss Cobb on the cheek',
    'juggle three apples',
  ])
  for (const one of shown) expect(one).not.toMatch(/Maren[^\n]*: "/)
})

test('what is told is said whole, and remarks in brackets are for the table', async () => {
  const [told = '', lied = '', quoted = ''] = await answers([
    "Tell Cobb I'm a friend of Lisbet's and I want to help",
    "Tell him Marrable confessed everything (that's a bluff)",
    '"Marrable already sold you out," I lie',
  ])
  expect(told).toMatch(/"I'm a friend of Lisbet's and I want to help\."/)
  expect(lied).toMatch(/Deception/)
  expect(lied).not.toMatch(/bluff/)
  expect(quoted).toMatch(/"Marrable already sold you out\."/)
})

test('what somebody said is looked up under their name, whoever stands before one', async () => {
  const [, , , said = ''] = await answers([
    'ask Cobb about the mule',
    'go to the inn',
    'talk to Marrable',
    'What did Cobb say about the mule again?',
  ])
  expect(said).toMatch(/Cobb[^]*mule/)
  expect(said).not.toMatch(/Marrable has/)
})

test('whom one treats is whom one sits with, and a thing is shown to whom it was meant for', async () => {
  const lines = ['lets hit the inn', 'buy Ruddock a beer and sit down with him', 'show the amulet to Ruddock']
  const [, drink = '', him = '', her = ''] = await answers([...lines, 'show her the amulet'], 3)
  expect(drink).toContain('Ruddock')
  expect(drink).not.toMatch(/You wait|yours/)
  expect(him).toContain('> **Ruddock Hale**:')
  expect(her).toContain('> **Marrable Fitch**:')
})

test('who is to be given something is looked for where they are, and a way of two parts is gone to its end', async () => {
  const [, , brought = ''] = await answers(['talk to Cobb', 'go to the inn', 'bring the amulet to Cobb'])
  const [gone = ''] = await answers(['go to the inn and down the cellar hatch'])
  expect(brought).toMatch(/Cobb[^]*Well Square/)
  expect(gone).toMatch(/Well-Keeper's House/)
})

test('words that cannot be told back are not', async () => {
  const shown = await answers(['can i fix the mast?', 'lets swim', 'Olav, it was the doctor. She cut the cable.'])
  expect(shown.join('\n')).not.toMatch(/you can you|you lets|you olav/i)
})

test('14.3 who asks to have a look looks, and what is asked behind it without a mark is asked', async () => {
  const [rope = '', bucket = ''] = await answers([
    'can i have a look at the well rope, is it cut or worn through',
    'could I have a quick look inside the bucket',
  ])
  expect(rope).toMatch(/^You look at the well rope\. /m)
  expect(rope).not.toMatch(/is it cut or worn through\.|50 feet/)
  expect(bucket).toMatch(/felt hat/)
})

test('14.3 what the party did is no answer to what is asked afterwards', async () => {
  const [, worn = ''] = await answers(['ask the nearest woman whether she saw Lisbet last night', "what's she wearing"])
  expect(worn).not.toMatch(/You ask the nearest woman/)
})

test('14.3 a question without a mark is one, and a deed that begins like it is not', async () => {
  const [sold = '', drunk = '', washed = ''] = await answers([
    'do the Pans sell salt',
    'did the mule drink anything',
    'do the laundry in the trough',
  ])
  expect(sold).toMatch(/sell it on market days/)
  expect(drunk).toMatch(/will not drink/)
  expect(washed).toMatch(/You do the laundry/)
})

test('14.4 who does not know why says what they know of it, and afterwards that they know no more', async () => {
  const [why = '', when = ''] = await answers([
    'Cobb, why is everybody angry with the Pans',
    'Cobb, when did the Pans begin it?',
  ])
  expect(why).toMatch(/I say the Pans did it/)
  expect(when).not.toMatch(/know nothing|never had to do|not informed/)
})
