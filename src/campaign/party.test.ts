import { expect, test } from 'vitest'
import { isSheetName, nameOnSheet } from './party.ts'

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
