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
