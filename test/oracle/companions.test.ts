/** What players ask of the company, and what they get for an answer. */
import { expect, test } from 'vitest'
import { readText } from '../../src/store/text.ts'
import { after as played, printAll, sitDown, textsUnder } from './sitting.ts'

const texts = textsUnder('content/campaigns/borrowed-water')

const after = (lines: readonly string[], seed = 11): Promise<string> =>
  played({ texts, human: 'maren-okell', seed }, lines)

const saidBy = (name: string, shown: string): string =>
  shown
    .split('\n')
    .filter(line => line.startsWith(`> **${name}`))
    .join('\n')

test('a companion who is called by name answers what was asked', async () => {
  expect(saidBy('Ilvane', await after(['Ilvane, do you know anything about Lisbet?']))).toMatch(
    /I drew the charts that Lisbet/,
  )
  expect(saidBy('Ilvane', await after(['Ilvane, who is Iddo Pell?']))).toMatch(/weigher of Quillet/)
  expect(saidBy('Dabney', await after(['Dabney, what do you think of Korda?']))).toMatch(/straight questions/)
  expect(saidBy('Korda', await after(['I ask Korda what she believes in']))).toMatch(/A promise is the only thing/)
})

test('what is put to the company is what it speaks of', async () => {
  const kept = await after(['I ask the others who should keep the key'])
  for (const name of ['Ilvane', 'Korda', 'Dabney'])
    expect(saidBy(name, kept)).not.toMatch(/find Lisbet Farrow|well has turned/)
})

test('what is planned aloud is what the company speaks of', async () => {
  const followed = await after(["Let's plan: we follow Varley tonight"])
  expect(followed).toContain('"We follow Varley tonight."')
  for (const name of ['Ilvane', 'Korda', 'Dabney']) expect(saidBy(name, followed)).toMatch(/Varley|Cobb/)
})

test('a forger who is asked about seals tells nobody that he cuts them', async () => {
  for (const seed of [1, 2, 3, 4]) {
    const shown = saidBy('Dabney', await after(['ask Dabney about the seal'], seed))
    expect(shown).not.toBe('')
    expect(shown).not.toMatch(/cut seals|every seal|nine stars/i)
  }
})

test('who is asked for their past does not begin with what they tell nobody', async () => {
  for (const line of ['Ilvane, tell me about your past.', 'Ilvane, what do you know about Quillet?'])
    expect(saidBy('Ilvane', await after([line]))).not.toMatch(/I was tired|survey had my name/)
})

test('whoever it touches speaks first: a name of their life, a word their sheet waits for', async () => {
  for (const seed of [1, 2, 3]) {
    const asked = await after(['talk to Cobb', 'ask him about Lisbet'], seed)
    expect(saidBy('Ilvane', asked)).not.toBe('')
  }
})

test('what is found is what is spoken of', async () => {
  const said: string[] = []
  for (const seed of [1, 2, 3, 4, 5, 6]) {
    const { say } = await sitDown({ texts, human: 'maren-okell', seed })
    for (const line of ['talk to Cobb', 'search the square', 'search the square', 'search the square']) {
      const shown = printAll(await say(line))
      if (/bronze cap/.test(shown)) said.push(['Ilvane', 'Korda', 'Dabney'].map(name => saidBy(name, shown)).join('\n'))
    }
  }
  const spoken = said.filter(text => text.trim() !== '')
  expect(spoken.length).toBeGreaterThan(2)
  for (const text of spoken) expect(text).toMatch(/clay|cap|oats|paper|hat|pipes|Lisbet/i)
})

test('how an innkeeper wipes her bar is nothing that anybody speaks of', async () => {
  for (const seed of [1, 2, 3, 4, 5, 6]) {
    const { say } = await sitDown({ texts, human: 'dabney-thrupp', seed })
    for (const line of ['go to the inn', 'talk to the landlady', 'ask her about Lisbet', 'ask her about the well']) {
      const shown = printAll(await say(line))
      for (const name of ['Ilvane', 'Korda', 'Maren'])
        expect(saidBy(name, shown)).not.toMatch(/clean bar|tea towel|dropped pie/)
    }
  }
})

test('the book of the party is written by the party: no `you`, and no list of ways', async () => {
  const { say, store } = await sitDown({ texts, human: 'maren-okell', seed: 11 })
  for (const line of ['talk to Cobb', 'accuse Cobb', 'go to the inn', 'wait', 'wait until evening', 'rest', '/save'])
    await say(line)
  const found = await readText(store, 'party-knowledge.md')
  const book = found.ok ? (found.value?.text ?? '') : ''
  const learned = /## Important Information Learned\n([^]*?)\n## /.exec(book)?.[1] ?? ''
  expect(learned).toContain('Cobb Varley')
  expect(learned).not.toMatch(/one can take|Ways/)
  expect(learned.replaceAll(/"[^"]*"/g, '')).not.toMatch(/\byour?\b/i)
})

test('an order that could cost a friend dearly may be refused, and then it is not done', async () => {
  const shown = await Promise.all(
    [1, 2, 3, 4, 5, 6, 7, 8].map(seed => after(['Dabney, drink the brine from the bucket'], seed)),
  )
  const refused = shown.filter(text => /\*\*Dabney Thrupp\*\*/.test(text))
  expect(refused.length).toBeGreaterThan(0)
  expect(shown.every(text => text.includes('drink the brine'))).toBe(true)
})
