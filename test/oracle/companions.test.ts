/** What players ask of the company, and what they get for an answer. */
import { expect, test } from 'vitest'
import { after as played, textsUnder } from './sitting.ts'

const texts = textsUnder('campaigns/borrowed-water')

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
  expect(saidBy('Korda', await after(['Korda, what do you make of the bronze cap?']))).toMatch(/bronze cap/i)
})

test('what is put to the company is what it speaks of', async () => {
  const kept = await after(['I ask the others who should keep the key'])
  for (const name of ['Ilvane', 'Korda', 'Dabney'])
    expect(saidBy(name, kept)).not.toMatch(/find Lisbet Farrow|well has turned/)
  const followed = await after(["Let's plan: we follow Varley tonight"])
  expect(followed).toContain('"We follow Varley tonight."')
  for (const name of ['Ilvane', 'Korda', 'Dabney']) expect(saidBy(name, followed)).toMatch(/Varley/)
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
