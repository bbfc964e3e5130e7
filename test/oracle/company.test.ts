/** The human talks to the company: who is spoken to does it or answers, and nobody else. */
import { expect, test } from 'vitest'
import { after as played, textsUnder } from './sitting.ts'

const water = textsUnder('campaigns/borrowed-water')

const after = (lines: readonly string[], seed = 7): Promise<string> =>
  played({ texts: water, human: 'maren-okell', seed }, lines)

const paragraphs = (shown: string): readonly string[] => shown.split('\n\n')
const saidBy = (name: string, shown: string): string =>
  paragraphs(shown)
    .filter(line => line.startsWith(`> **${name}`))
    .join('\n')

test('an order is carried out by whoever it is given to, with their own dice and purse', async () => {
  const asked = await after(['Dabney, go and ask Cobb about the mule'])
  expect(asked).toMatch(/Dabney (?:asks|catches|turns|walks|goes)|"The mule," Dabney says|Dabney brings|Dabney puts/)
  expect(saidBy('Sergeant Cobb', asked)).not.toBe('')
  expect(await after(['Korda, stand guard at the well'])).toMatch(/`Korda Venn .*Perception/)
  expect(await after(['Ilvane, lend me 5 gold'])).toMatch(/Ilvane .*5 gold/)
  expect(saidBy('Maren', await after(['Ilvane, lend me 5 gold', 'Ilvane, lend me 500 gold']))).toBe(
    '> **Maren**: "Ilvane, lend me 500 gold."',
  )
  expect(saidBy('Ilvane', await after(['Ilvane, lend me 500 gold']))).toMatch(/I have \d+ gold.* and no more/)
  expect(await after(['Dabney, hand me your rope'])).toMatch(/Dabney .*rope.*Maren/)
  expect(await after(['Dabney, scout ahead'])).toMatch(/`Dabney Thrupp .*Stealth/)
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
  expect(saidBy('Korda', await after(['Korda, heal me']))).toMatch(/You are not hurt\./)
  expect(saidBy('Dabney', await after(['Dabney, heal Korda']))).toMatch(/Korda is not hurt\./)
})

test('nobody is left behind without a word, and the word is said once', async () => {
  for (const line of [
    'Ilvane and Dabney wait outside while Korda comes with me',
    "Let's split up. Dabney to the inn.",
  ]) {
    const shown = await after([line])
    expect(paragraphs(shown).filter(one => /company goes|leaves as one/.test(one))).toHaveLength(1)
  }
})

test.each([
  ['thanks everyone, good work', ['Dabney', 'Ilvane', 'Korda']],
  ['I love you guys', ['Dabney', 'Ilvane', 'Korda']],
  ['who of you is best at sneaking?', ['Dabney']],
  ["let's vote: do we go to the inn or stay here?", ['Korda']],
  ['you did well back there, Dabney', ['Dabney']],
  ["I'm sorry I snapped at you, Korda", ['Korda']],
  ["what's your plan Ilvane?", ['Ilvane']],
  ['I hug Dabney', ['Dabney']],
  ['Dabney, tell me a joke', ['Dabney']],
  ['Ilvane, marry me', ['Ilvane']],
  ['Should we trust the sergeant, Korda?', ['Korda']],
  ['I lie to Ilvane: Lisbet is dead', ['Ilvane']],
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
