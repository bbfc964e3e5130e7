import { expect, test } from 'vitest'
import { mergeDelta } from './merge.ts'
import { knowledgeWriter, stateWriter } from './writers.ts'

const evening = (words: string): string => `- SESSION: ${words}\n`

const state = `# Story State: The Fen

> **Last Updated**: Before the first session

## Recent Events Summary

They were hired by letter.

## Unresolved Threads

- Where is the bell?
- **Pim**: why does he limp?

---

## GM Notes (Secret)

- The bell is hollow.
`

test('an evening is told below the earlier ones, and the file says how new it is', () => {
  const once = mergeDelta(stateWriter, state, evening('Day 1, dusk, scene 002-the-pier - They crossed the fen.')).text
  expect(once).toBe(
    state
      .replace('Before the first session', 'Session 1 (Day 1, dusk, scene 002-the-pier)')
      .replace(
        'hired by letter.\n',
        'hired by letter.\n\n**Session 1** (Day 1, dusk, scene 002-the-pier): They crossed the fen.\n',
      ),
  )
  const twice = mergeDelta(stateWriter, once, evening('Day 2, dawn, scene 003-the-bell - They rang it.')).text
  expect(twice).toContain('> **Last Updated**: Session 2 (Day 2, dawn, scene 003-the-bell)\n')
  expect(twice).toContain('They crossed the fen.\n\n**Session 2** (Day 2, dawn, scene 003-the-bell): They rang it.\n')
  expect(mergeDelta(stateWriter, twice, evening('Day 2, dawn, scene 003-the-bell - They rang it.')).text).toBe(twice)
})

test("the players' book goes on with its own count and its own headings", () => {
  const book = `# Party Knowledge\n\n**Last Updated**: Session 3 (ninth landing)\n\n## Recent Session Summary\n\n### Session 3\n\nWe climbed.\n\n## Unresolved Questions\n\n- Who lit the lamp?\n`
  const { text } = mergeDelta(knowledgeWriter, book, evening('night, scene 012-the-lamp - We saw who lit it.'))
  expect(text).toBe(
    book
      .replace('Session 3 (ninth landing)', 'Session 4 (night, scene 012-the-lamp)')
      .replace('We climbed.\n', 'We climbed.\n\n### Session 4 (night, scene 012-the-lamp)\n\nWe saw who lit it.\n'),
  )
})

test('a file that tells of no evening yet begins to; what a person wrote of theirs stays for good', () => {
  const { text } = mergeDelta(stateWriter, '# Story State\n', evening('dusk, scene 001-a - It began.'))
  expect(text).toBe('# Story State\n\n## Recent Events Summary\n**Session 1** (dusk, scene 001-a): It began.\n')
  let long = state
  for (let count = 1; count <= 12; count += 1)
    long = mergeDelta(stateWriter, long, evening(`Day ${count}, scene 0${count}-x - Evening ${count}.`)).text
  expect(long.match(/^\*\*Session \d+\*\*.*$/gm)?.map(line => line.slice(0, 14))).toEqual(
    [5, 6, 7, 8, 9, 10, 11, 12].map(count => `**Session ${count}** (`.slice(0, 14)),
  )
  expect(long).toContain('They were hired by letter.\n\n**Session 5**')
  expect(long).toContain('Session 12 (Day 12, scene 012-x)')
})

test('an answered question is ticked, a debt is added, and nobody else is written over', () => {
  const delta = '- THREAD: [x] Where is the bell?\n- THREAD: Pim - owes the party 5 gold pieces\n'
  const { text } = mergeDelta(stateWriter, state, delta)
  expect(text).toBe(
    state.replace(
      '- Where is the bell?\n- **Pim**: why does he limp?\n',
      '- [x] Where is the bell?\n- **Pim**: why does he limp?\n- Pim - owes the party 5 gold pieces\n',
    ),
  )
})
