import { describe, expect, test } from 'vitest'
import { legendOf, signsIn } from './legend.ts'
import { readWorld } from './read-world.ts'

const whoOf = (texts: Readonly<Record<string, string>>, words: string): string | undefined =>
  readWorld(texts).facts.find(({ text }) => text.includes(words))?.who

describe('14.2: an author who says what the marks mean is taken at their word', () => {
  const table = `# The Dike

Running text can be told. In every table the column headed *Mine* stays behind the screen.

Eels are sold at the sluice before dawn.

## People

| Who | What the table gets | Mine |
|---|---|---|
| Jitte Haan | Feeds the seals. | Signs her father's letters. |
`

  test('a column of theirs is kept, and the others are not', () => {
    const texts = { 'dike.md': table }
    expect(whoOf(texts, 'Signs her')).toBe('gm')
    expect(whoOf(texts, 'Feeds the seals')).toBe('players')
    expect(whoOf(texts, 'Eels are sold')).toBe('players')
    expect(whoOf(texts, 'behind the screen')).toBe('gm')
  })

  test('what is said on one page holds for the folder', () => {
    const other = '# Calendar\n\nThe fair begins at noon.\n\n**Mine:** The mayor will not be there.\n'
    const texts = { 'dike.md': table, 'calendar.md': other }
    expect(whoOf(texts, 'fair begins')).toBe('players')
    expect(whoOf(texts, 'mayor will not')).toBe('gm')
    expect(whoOf({ 'calendar.md': other }, 'fair begins')).toBe('gm')
  })

  test.each([
    ['whatever stands in a `[!secret]` box is mine. The rest may be read out.', 'players'],
    ['anything that starts with **GM:** stays with me. Plain text is fine to tell.', 'players'],
    ['anything that starts with **GM:** stays with me.', 'gm'],
    ['when they have paid, the rest may be told.', 'gm'], // of a story, and no word about marks
    ['"The box is mine," says the ferryman.', 'gm'],
  ])('%s', (rule, who) => {
    const texts = { 'notes.md': `# Notes\n\n${rule}\n\nThe ferry goes at six.\n\n**GM:** It never comes back.\n` }
    expect(whoOf(texts, 'ferry goes')).toBe(who)
    expect(whoOf(texts, 'never comes back')).toBe('gm')
  })
})

describe('14.2: what stands last on page after page, below what players may read, is kept', () => {
  const page = (last: string): string => `# X\n\n## Appearance\n\nTall.\n\n## ${last}\n\nShe drowned him.\n`
  const folder = (last: string): Readonly<Record<string, string>> => ({
    'npcs/ada.md': page(last),
    'npcs/bo.md': page(last),
    'locations/mill.md': page(last),
  })
  const legend = (texts: Readonly<Record<string, string>>): readonly string[] => [
    ...legendOf(Object.entries(texts).map(([path, text]) => signsIn(path, text))).secret,
  ]

  test('whatever it is called', () => expect(legend(folder('Under the ice'))).toEqual(['under the ice']))

  test('but not what anybody lists at the end of a page', () => expect(legend(folder('Connections'))).toEqual([]))

  test('nor on people alone, where it may be how they talk', () => {
    const { 'locations/mill.md': _, ...people } = folder('Turns of phrase')
    expect(legend({ ...people, 'npcs/cy.md': page('Turns of phrase') })).toEqual([])
  })
})
