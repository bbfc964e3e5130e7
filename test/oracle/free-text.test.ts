/** What people type that is neither search nor talk: each gets an answer of its own, and none of it is left to chance. */
import { expect, test } from 'vitest'
import { printAll, sitDown, textsUnder } from './sitting.ts'
import { tollBridge } from './toll-bridge.ts'

async function last(lines: readonly string[], seed = 5): Promise<string> {
  const { say } = await sitDown({ texts: tollBridge, human: 'hob-carter', seed })
  let shown = ''
  for (const line of lines) shown = printAll(await say(line))
  return shown
}

test('a taste is a taste, and a smell is no look around', async () => {
  const tasted = await last(['go to the House of Reeds', 'taste the water'])
  expect(tasted).toMatch(/water/)
  expect(tasted).not.toMatch(/inch by inch|edges, shadows|find dust|by hand/)
  expect(await last(['smell the air'])).not.toMatch(/A lane of shut doors/)
})

test('who is out of sight is not for the dice to say', async () => {
  for (const line of ['is anyone upstairs?', 'is there anybody inside?', 'is someone in the cellar?'])
    expect(await last([line])).not.toMatch(/\bcheck\b|"(?:Yes|No)\b[.,]|Old Wenna[.?]/i)
})

test('a knock is answered by whoever is within, or by nobody', async () => {
  expect(await last(['knock on the low door'])).toMatch(/knock|rap/)
  expect(await last(['go to the Toll House', 'knock on the low door'])).toMatch(/open|come in|not barred/)
  expect(await last(['knock on the low door'])).not.toMatch(/come in|is open/)
})

test('what is called out is heard as it was called', async () => {
  expect(await last(['call out "Bailiff!"'])).toContain('"Bailiff!"')
  expect(await last(['shout for help'])).toMatch(/\*\*Hob\*\*: "Help!"/)
  expect(await last(['go to the House of Reeds', 'shout hello'])).toMatch(/"Hello!"(?![\s\S]*Heads turn)/)
})

test('what was seen elsewhere is said to be there', async () => {
  expect(await last(['go to the Toll House', 'read the proclamation'])).toMatch(
    /proclamation[\s\S]*Aldergate Lane|Aldergate Lane[\s\S]*proclamation/,
  )
  expect(await last(['read the ledger desk'])).not.toMatch(/Toll House: the Ledger|saw/)
})

test('words that are not for whoever looms are no parley', async () => {
  const { say } = await sitDown({ texts: tollBridge, human: 'hob-carter', seed: 5 })
  await say('go to the House of Reeds')
  await say('take the punt')
  const said = printAll(await say('"This is a quiet place," I say'))
  expect(said).toContain('> **Hob**: "This is a quiet place."')
  expect(said).not.toMatch(/Initiative|check|empty hands/i)
  expect(printAll(await say('"Peace. We mean you no harm."'))).toMatch(/Persuasion/)
})

test('a crowd is spoken to as a crowd, and points to whoever would know', async () => {
  const asked = await last(['talk to the market folk'])
  expect(asked).not.toMatch(/Wenna\*\*:/)
  expect(asked).toMatch(/Old Wenna/)
  expect(await last(['who are all these people?'])).toMatch(/Old Wenna/)
})

test('what somebody looks like is seen, also in the middle of a talk', async () => {
  expect(await last(['talk to Wenna', 'what does Wenna look like?'])).toMatch(/very old and very quick/)
})

test('who sleeps somewhere else goes there first', async () => {
  const slept = await last(['go to the Toll House', 'sleep in Aldergate Lane'])
  expect(slept).toMatch(/Aldergate Lane[\s\S]*day 1, afternoon/i)
})

test('a climb down does not end above', async () => {
  for (const seed of [1, 2, 3, 4])
    expect(await last(['climb down the mounting block'], seed)).not.toMatch(/go up,|Half way up|From above/)
})

test('a way is taken by its own words, and a thing is used where it is used', async () => {
  expect(await last(['follow the towpath'])).toMatch(/stilts/)
  const lines = ['attack Old Wenna', 'attack Old Wenna', 'attack Old Wenna', 'search the body']
  expect(await last([...lines, 'use the Bell Clapper at the Toll House'])).not.toMatch(/soon done/)
})

test('what is spoken of here but is no thing to carry is left where it is', async () => {
  expect(await last(['take the stalls'])).not.toMatch(/pack/)
})

test('nobody puts to use what nobody has, nor swims where no water is', async () => {
  expect(await last(['go to the Toll House', 'put the Bell Clapper on the ledger desk'])).toMatch(
    /(?:has|no sign of) the Bell Clapper/,
  )
  expect(await last(['go to the Toll House', 'swim'])).not.toMatch(/water is stronger|takes your breath/)
})

test('one word of three is another place', async () => {
  const { say } = await sitDown({
    texts: textsUnder('content/campaigns/borrowed-water'),
    human: 'maren-okell',
    seed: 3,
  })
  await say('go to the drove road')
  await say('turn back')
  await say('go to the drove road')
  expect(printAll(await say('go to the tally cistern'))).not.toMatch(/roofless stone house/)
})

test('what was never told of is neither searched nor fought: it is said to be nowhere', async () => {
  for (const line of ['search the wardrobe', 'search the cupboard', 'attack the ox']) {
    const shown = await last([line])
    expect(shown).toMatch(/wardrobe|cupboard|ox\b|No such enemy/)
    expect(shown).not.toMatch(/check:|\*\*|initiative|Against/i)
  }
  expect(await last(['search the floor for tracks'])).not.toMatch(/nowhere to be seen/)
})

test('a death save is a rule, and not the saving of the game', async () => {
  expect(await last(['how do death saves work?'])).toMatch(/d20/)
})
