import { expect, test } from 'vitest'
import { isSheetName, isSheetText, nameOnSheet } from './party.ts'

test('a sheet is a character; a journal, a brief and a player’s copy are not', () => {
  expect(['tilda-brannock.md', 'Orsa.MD', 'journal.md'].every(isSheetName)).toBe(true)
  expect(
    ['tilda-brannock-journal.md', 'orsa-brief.md', 'orsa.player.md', 'notes.txt', 'README'].some(isSheetName),
  ).toBe(false)
})

test('a character is called what the sheet says, else what the file says', () => {
  expect(nameOnSheet('tilda.md', '---\nlevel: 3\n---\n\n# Tilda Brannock\n\n## Notes\n')).toBe('Tilda Brannock')
  expect(nameOnSheet('tilda-brannock.md', '## Notes\n')).toBe('tilda brannock')
  expect(nameOnSheet('tilda.md', '#\n# Later\n')).toBe('tilda')
  expect(nameOnSheet('tilda.md', '\ufeff# Tilda Brannock\r\n')).toBe('Tilda Brannock')
  expect(nameOnSheet('Orsa.MD', '')).toBe('Orsa')
})

test('13.15 a sheet without a title is called by its field, and "Character Sheet" is nobody', () => {
  expect(nameOnSheet('ash.md', 'Name: Ash Merrin\nPlayer: -\n')).toBe('Ash Merrin')
  expect(nameOnSheet('ash.md', '# Character Sheet\n\n**Name:** Ash Merrin\n')).toBe('Ash Merrin')
  expect(nameOnSheet('ash.md', '# Character Sheet: Ash Merrin\n')).toBe('Ash Merrin')
  expect(nameOnSheet('ash.md', '# Ash Merrin — Character Sheet\n')).toBe('Ash Merrin')
})

test.each([
  ['a list', '# Shopping\n\n- rope\n- oil\n- chalk\n- bread\n'],
  ['rules', '# House Rules\n\n## Rest\n\nA rest takes a night.\n\n## Dice\n\nRoll in the open.\n'],
  ['a letter', '# A letter\n\nDear all,\n\nwe met at the ford.\n\nYours\n\nO.\n'],
  ['somebody else', '---\ntags: [npc]\nhp: 12\n---\n# Old Marl\n\nKeeps the ford.\n'],
  ['nobody', '- rope\n- oil\n'],
])('13.15 %s among the sheets is no sheet', (_what, text) => expect(isSheetText(text)).toBe(false))

test.each([
  ['begun', '# Ash\n'],
  ['plain lines', 'Name: Ash Merrin\nClass: Druid 3\nHP: 21\nAC: 16\n'],
  ['told', '# Ash\n\nA druid.\n\n## Backstory\n\nShe came from the hills.\n'],
  ['front matter', '---\ntags: [pc]\nhp: 12\n---\n# Ash\n\nFrom the hills.\n\nAnd back.\n\nAgain.\n'],
])('13.15 a sheet that is %s is one', (_what, text) => expect(isSheetText(text)).toBe(true))

test('22 a name has a length it is cut at', () => {
  expect(nameOnSheet('odo.md', `# Odo ${'-'.repeat(20_000)}\n`).length).toBeLessThanOrEqual(120)
})
