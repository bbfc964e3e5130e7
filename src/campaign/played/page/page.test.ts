import { describe, expect, test } from 'vitest'
import { called, itemsIn, sentencesIn, toPage, valueOf } from './page.ts'

const page = toPage(`# The Mill

**Type**: Ruin
**Region**: [The Fen](fen.md)

A wheel without water.

## Key Features

- **The Wheel**: stuck
  - rats live in it
- the race - dry since spring
- [ ] Sweep the floor
- [x] Burn the sacks

| Feature | Description |
|---------|-------------|
| Hopper | Full of owls |

## Mood

**Sights**:

- dust
- more dust
**Sounds**: a creak
and another

\`\`\`
## Not a title
\`\`\`

### Nothing

- [None yet]
- N/A
`)

describe('a page', () => {
  test('has its title, its labels and its loose prose', () => {
    expect(page.title).toBe('The Mill')
    expect(valueOf(page.entries, /^type$/)).toBe('Ruin')
    expect(valueOf(page.entries, /^region$/)).toBe('The Fen')
    expect(called(page.entries, /^region$/)[0]?.links).toEqual(['fen'])
    expect(page.entries.some(({ shape, text }) => shape === 'words' && text === 'A wheel without water.')).toBe(true)
  })

  test('lists bullets, checkboxes and rows alike, with what hangs on them', () => {
    const items = itemsIn(called(page.entries, /^key features$/))
    expect(items.map(({ label, text, isTicked }) => [label, text, isTicked])).toEqual([
      ['The Wheel', 'stuck', false],
      ['the race', 'dry since spring', false],
      ['', 'Sweep the floor', false],
      ['', 'Burn the sacks', true],
      ['Hopper', 'Full of owls', false],
    ])
    expect(items[0]?.below.map(({ text }) => text)).toEqual(['rats live in it'])
  })

  test('a label with nothing behind it speaks for the list below it', () => {
    const [mood] = called(page.entries, /^mood$/)
    expect(sentencesIn(called(mood?.below ?? [], /^sights$/))).toEqual(['dust', 'more dust'])
    expect(valueOf(mood?.below ?? [], /^sounds$/)).toBe('a creak and another')
  })

  test('what only holds a place, and what is only shown, says nothing', () => {
    expect(called(page.entries, /^nothing$/)[0]?.below).toEqual([])
    expect(called(page.entries, /^not a title$/)).toEqual([])
  })

  test('a label that has said its own does not swallow the next paragraph', () => {
    const person = toPage(
      '# Oda\n\n**Fear**: the dark\n\n- counts under her breath\n\n**Region**: Fen\n\nA low house.\n',
    )
    expect(valueOf(person.entries, /^fear$/)).toBe('the dark')
    expect(valueOf(person.entries, /^region$/)).toBe('Fen')
  })

  test('titles of the first level work like those of the second', () => {
    const flat = toPage('# The Mill\n\n# Overview\n\nStill.\n\n# Exits\n\n- north\n')
    expect(flat.title).toBe('The Mill')
    expect(sentencesIn(called(flat.entries, /^overview$/))).toEqual(['Still.'])
  })
})
