/** What players ask of the table and of its people, and what they get for an answer. */
import { expect, test } from 'vitest'
import { after as played, printAll, sitDown, textsUnder } from './sitting.ts'

const texts = textsUnder('content/campaigns/borrowed-water')

const after = (lines: readonly string[], seed = 11): Promise<string> =>
  played({ texts, human: 'maren-okell', seed }, lines)

test.each([
  ['who is here?', /Sergeant Cobb Varley[\s\S]*Dabney Thrupp, Ilvane Sorrel and Korda Venn/],
  ['where am I?', /Well Square/],
  ['where can we go?', /the inn door to the Full Pail/],
  ['inventory', /longsword[\s\S]*10 torches/],
  ['how much gold do I have?', /10 gold/],
  ['what do we know so far?', /The guild pays 60 gp/],
  ['what is our quest?', /find Lisbet Farrow while she is living/],
  ['who is in my party?', /- Maren Okell, fighter: HP 12\/12, AC 19 \(you\)\n- Dabney Thrupp/],
  ['how do I get to the Full Pail?', /the inn door/],
])('%s', async (line, answer) => {
  const shown = await after([line])
  expect(shown).toMatch(answer)
  expect(shown).not.toMatch(/Well Square is the heart of Quillet[\s\S]*Forty people[\s\S]*nine sides/)
})

test('people are found by what they do, and by what others call it', async () => {
  const talked = await after(['go to the inn', 'talk to the innkeeper'])
  expect(talked).toMatch(/Marrable Fitch\*\*:/)
  expect(await after(['talk to the guard'])).toMatch(/Cobb Varley\*\*:/)
  const missing = await after(['talk to Cobb', 'talk to the clerk'])
  expect(missing).toMatch(/the clerk/)
  expect(missing).not.toMatch(/Cobb Varley\*\*:/)
})

test('what somebody said can be heard again', async () => {
  expect(await after(['talk to Cobb', 'what did he say?'])).toMatch(/- I found the mule, friend\./)
})

test('a question is told as it was put', async () => {
  expect(await after(['talk to Cobb', 'ask him who salted the well'])).toMatch(/You ask .*who salted the well/)
  const doubted = await after(['talk to Cobb', '"I don\'t believe you. Your boots are muddy."'])
  expect(doubted).toContain('> **Maren**: "I don\'t believe you. Your boots are muddy."')
  expect(doubted).not.toMatch(/the talk round to/)
})

test('what was refused is not rolled for again without something new', async () => {
  const wish = 'persuade Cobb to tell us more'
  const { say } = await sitDown({ texts, human: 'maren-okell', seed: 4 })
  await say('talk to Cobb')
  let refusals = 0
  for (let at = 0; at < 12; at += 1) {
    const shown = printAll(await say(wish))
    if (/Failure/.test(shown)) refusals += 1
    if (refusals > 0 && !/Persuasion check/i.test(shown)) break
  }
  expect(refusals).toBe(1)
  expect(printAll(await say(wish))).not.toMatch(/Persuasion check/i)
  const reasoned = printAll(await say('persuade Cobb: the guild will send twenty lawyers and a magistrate'))
  expect(reasoned).toMatch(/Persuasion check/i)
})

test('a place that was named is where one goes then', async () => {
  expect(await after(['talk to Cobb', "ok where's the inn", 'go there'])).toMatch(/The Full Pail is a long warm room/)
})

test('who knows the way goes all of it, or as far as nothing stops them', async () => {
  const shown = await after(['go to the inn', 'go to the chapel'])
  expect(shown).toMatch(/Well Square/)
  expect(shown).toMatch(/The chapel is small, square and cool/)
})

test('chance never says what somebody of the story did', async () => {
  for (const seed of [1, 2, 3]) {
    const shown = await after(['did the reeve take Lisbet Farrow?'], seed)
    expect(shown).not.toMatch(/^(?:(?:Yes|No|It is so)\b|Nothing of the kind)/m)
  }
})

test('a long telling is one deed', async () => {
  const told = await after([
    'I push through the crowd to the great well, lay a hand on the stone rim and stare, wondering what kind of woman leaves her hat behind.',
  ])
  expect(told).toMatch(/Great Well/)
  expect(told).not.toMatch(/Amulet|hat behind\."/)
})

test('speech to a mule is not answered by a sergeant', async () => {
  const mule = await after(['talk to Cobb', 'I examine the mule. "Where is she, girl?"'])
  expect(mule).toMatch(/"Where is she, girl\?"/)
  expect(mule).not.toMatch(/Cobb Varley\*\*:/)
})

test('what is asked for on arrival is looked for where one arrives', async () => {
  const shown = await after(['go to the inn', 'go back to Well Square and read the notice board'])
  expect(shown).toMatch(/60 gold pieces for Lisbet Farrow/)
})
