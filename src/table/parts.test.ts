import { expect, test } from 'vitest'
import { factWords, prose, textOf, type Part } from './parts.ts'

const beat: readonly Part[] = [
  { kind: 'deed', who: 'Pim', verb: 'open', on: 'the hatch', text: 'You lift the hatch.' },
  { kind: 'check', who: 'Pim', skill: 'athletics', total: 17, against: 13, degree: 'success', text: '' },
  { kind: 'found', what: 'a brass key', by: 'Pim', text: 'A brass key lies below it.' },
  { kind: 'said', who: 'Orsa', act: 'warn', manner: 'without turning', text: 'Leave "that" be.' },
  prose('Somewhere a bell begins.'),
]

test('14.1 what belongs together is one paragraph, and speech stands alone', () => {
  expect(textOf(beat)).toBe(
    [
      'You lift the hatch. A brass key lies below it.',
      `> **Orsa**: *without turning* "Leave 'that' be."`,
      'Somewhere a bell begins.',
    ].join('\n\n'),
  )
})

test('14.1 a fact without words is still held against secrets by its names', () => {
  const words = factWords(beat, textOf(beat))
  expect(words).toContain('athletics')
  expect(words).not.toContain('the hatch') // the telling names it already
})
