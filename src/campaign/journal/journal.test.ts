import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { entriesOf } from './entries.ts'
import { appendEntry } from './journal.ts'
import type { JournalEntry } from './journal.ts'

const oda = { name: 'Oda Fenwright', campaign: 'lantern-fen' }

const crossing: JournalEntry = {
  title: 'The crossing',
  scene: { number: '005', slug: 'the-drowned-bell' },
  whatHappened: 'The bell rang under us.',
  whatIDid: 'I kept the oar.',
  whatILearned: '- It counts\n- It knows my name',
  howIFeel: 'Cold.',
  notes: 'Ask Brand.',
}

const first = `# Oda Fenwright's Journal

**Campaign**: lantern-fen

> Written by Oda Fenwright, for Oda Fenwright's eyes alone.

## Entries

---

### The crossing
*Scene 005: the-drowned-bell*

**What happened**: The bell rang under us.
**What I did**: I kept the oar.
**What I learned**:
- It counts
- It knows my name
**How I feel**: Cold.
**Notes**: Ask Brand.
`

describe('facts 3.7: a journal', () => {
  test('begins with its header, and each entry has its scene', () => {
    expect(appendEntry(undefined, oda, crossing)).toBe(first)
    expect(appendEntry('', oda, crossing)).toBe(first)
  })

  test('grows at its end, and says only what was said', () => {
    expect(appendEntry(first, oda, { title: 'Later', howIFeel: 'Warm.' })).toBe(
      `${first}\n---\n\n### Later\n\n**How I feel**: Warm.\n`,
    )
  })

  test('of another shape is left as it is', () => {
    const other = '# Oda\r\n\r\n## Notes to Self\r\n- row'
    expect(appendEntry(other, oda, { title: 'Later' })).toBe(`${other}\r\n\r\n---\r\n\r\n### Later\r\n`)
  })

  test('is read back, with whatever other hands have put there', () => {
    expect(
      entriesOf(
        '## Entries\n```\n### Not one\n```\n\n### One\nI rowed.\n\n---\n\n### Two\n*Scene 12 - quay*\n\nRain.\n',
      ),
    ).toEqual([
      { title: 'One', body: 'I rowed.' },
      { title: 'Two', scene: { number: '12', slug: 'quay' }, body: 'Rain.' },
    ])
  })

  test('keeps what was there, and gets exactly one entry more, whatever is said in it', () => {
    const said = fc.array(
      fc.constantFrom('---', '### Two', '\n', '# x', '```', '<!--', '-->', 'I row', ' ', '- a', '*', '\\', '~~~'),
    )
    const words = said.map(pieces => pieces.join(''))
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.string(), words, words)), told => {
        let text: string | undefined
        for (const [index, [title, whatHappened, notes]] of told.entries()) {
          const before = text ?? ''
          text = appendEntry(text, oda, { title: `${index} ${title}`, whatHappened, notes })
          expect(text.startsWith(before)).toBe(true)
          expect(entriesOf(text)).toHaveLength(index + 1)
        }
      }),
      { seed: 20_261_121, numRuns: 300 },
    )
  })
})
