import { expect, test } from 'vitest'
import { readParts } from './read-parts.ts'

const told = `You kneel and look at the toll board. Somebody has scratched out a name.

**Perception Check** (DC 13): 1d20+4 = [11]+4 = 15 - Success

> **Corin Vash**: *he does not look up* "Nobody crosses after the bell."
> "You least of all."

> **Hale**: *touches the mud*

- the toll board
- the chain

What do you do?`

test('14.1 prose from outside is read once: speech, what is for whoever plays, and the story', () => {
  expect(readParts(told)).toEqual([
    { kind: 'prose', text: 'You kneel and look at the toll board. Somebody has scratched out a name.' },
    { kind: 'table', text: expect.stringContaining('DC 13') },
    {
      kind: 'said',
      who: 'Corin Vash',
      act: 'say',
      manner: 'he does not look up',
      text: 'Nobody crosses after the bell. You least of all.',
    },
    { kind: 'said', who: 'Hale', act: 'say', manner: 'touches the mud', text: '' },
    { kind: 'table', text: '- the toll board\n- the chain' },
    { kind: 'table', text: 'What do you do?' },
  ])
})

test('14.1 a question within the telling is of the story, and nothing is nothing', () => {
  expect(readParts('Who would you trust with it?\n\nNobody answers.').map(({ kind }) => kind)).toEqual([
    'prose',
    'prose',
  ])
  expect(readParts('')).toEqual([])
})

test('18: what is asked of whoever plays is the last sentence, and what was told before it is the story', () => {
  const told = '"Suit yourself," says Cobb, and looks you over. The crowd thins.'
  expect(readParts(`${told} What do you do, Maren?`)).toEqual([
    { kind: 'prose', text: told },
    { kind: 'table', text: 'What do you do, Maren?' },
  ])
  expect(readParts(`${told} *What do you do?*`).map(({ kind }) => kind)).toEqual(['prose', 'table'])
  expect(readParts('A guard calls: "Did you hear that?"').map(({ kind }) => kind)).toEqual(['prose'])
})
