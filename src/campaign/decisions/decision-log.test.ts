import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { appendDecisions } from './decision-log.ts'
import type { DecisionEntry } from './decision-log.ts'
import { readDecisions } from './read-decisions.ts'

const crossing: DecisionEntry = {
  title: 'The crossing',
  location: 'The fen',
  time: 'Dusk',
  context: 'A bell under the water.',
  decisions: [
    { character: 'Oda Fenwright', decision: 'Rowed on', significance: 'The toll is owed now' },
    { character: 'Brand Hollin', decision: 'Kept silent' },
  ],
  learned: ['The bell counts'],
  consequences: ['The ferryman wakes'],
}

const first = `# Decision Log: lantern-fen

What the party chose, why it mattered, and what it set in motion.

---

## The crossing

**Location**: The fen
**Time**: Dusk
**Context**: A bell under the water.

### Decisions

**Oda Fenwright**:
- Decision: Rowed on
- Significance: The toll is owed now

**Brand Hollin**:
- Decision: Kept silent

### Information Learned
- The bell counts

### Consequences Triggered
- The ferryman wakes
`

/** A log as one campaign keeps it: another shape of entry, and a fence that shows the format. */
const foreign = `# Decision Log

**Purpose**: what we chose.

## Session 0 (Campaign Start)

### The oath
**Decision**: Sworn.

## Log Format

\`\`\`
## [Scene]

### Decisions
\`\`\`

## Running Themes

| Theme | Where |
|---|---|
| Debt | The fen |
`

describe('facts 3.8: the decision log', () => {
  test('begins with its header', () => {
    expect(appendDecisions(undefined, 'lantern-fen', crossing)).toBe(first)
    expect(readDecisions(first).map(({ title }) => title)).toEqual(['The crossing'])
  })

  test('parts its entries by a rule', () => {
    const later = appendDecisions(first, 'lantern-fen', { title: 'Later', decisions: [] })
    expect(later).toBe(`${first}\n---\n\n## Later\n`)
  })

  test('grows beside foreign sections, and a fence is never an entry', () => {
    const text = appendDecisions(foreign, 'lantern-fen', crossing)
    expect(text.startsWith(`${foreign}\n---\n\n## The crossing\n`)).toBe(true)
    expect(readDecisions(text).map(({ title }) => title)).toEqual(['The crossing'])
    expect(readDecisions(text)[0]?.text).toMatch(/^\*\*Location\*\*: The fen[^]*ferryman wakes$/)
  })

  test('each entry is one, whatever is said in it', () => {
    const said = fc.array(
      fc.constantFrom('---', '## Two', '### Decisions', '\n', '```', '<!--', '-->', 'I row', ' ', '- a', '\\'),
    )
    const words = said.map(pieces => pieces.join(''))
    fc.assert(
      fc.property(fc.array(fc.tuple(words, words, words)), told => {
        let text = foreign
        for (const [index, [title, decision, context]] of told.entries()) {
          const entry = {
            title: `${index} ${title}`,
            context,
            decisions: [{ character: 'Oda', decision }],
            learned: [context],
          }
          const after = appendDecisions(text, 'lantern-fen', entry)
          expect(after.startsWith(text)).toBe(true)
          expect(readDecisions(after)).toHaveLength(index + 1)
          text = after
        }
      }),
      { seed: 20_261_121, numRuns: 300 },
    )
  })
})
