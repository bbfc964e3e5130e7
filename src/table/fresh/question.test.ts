import { describe, expect, test } from 'vitest'
import { commonActions, questionIn } from './question.ts'

const party = [{ label: 'Orsa-Quill' }, { label: 'Pim-Hollow' }]
const labels = (text: string): readonly string[] | undefined =>
  questionIn(text, party)?.options.map(({ label }) => label)

test('a text that does not hand over is no question', () => {
  expect(questionIn('The tide turns.', party)).toBeUndefined()
  expect(questionIn('"Who goes there?" he asks. Nobody answers.', party)).toBeUndefined()
  expect(questionIn('', party)).toBeUndefined()
})

test('"What do you do?" offers the common actions, in whatever dress', () => {
  for (const text of ['Fog.\n\n**What do you do?**', 'Fog. What would you like to do?', '*Orsa, what do you do?*']) {
    expect(questionIn(text, party)?.options).toEqual(commonActions)
  }
})

test('"Which character are you playing?" offers the party', () => {
  expect(questionIn('Welcome back. Which character are you playing?', party)).toEqual({
    type: 'question',
    question: 'Which character are you playing?',
    header: 'Character',
    options: party,
  })
})

describe('choices that stand in the text', () => {
  test('as one or the other', () => {
    expect(labels('Do you want to climb the mast or hide below?')).toEqual(['Climb the mast', 'Hide below'])
    expect(labels('Do you take the stair, try the lift, or wait?')).toEqual(['Take the stair', 'Try the lift', 'Wait'])
  })

  test('as a list behind the question', () => {
    const text = 'Where to?\n\n1. **The mill** - it is near\n2. The pier\n'
    expect(questionIn(text, party)).toMatchObject({
      question: 'Where to?',
      options: [{ label: 'The mill', description: 'it is near' }, { label: 'The pier' }],
    })
  })

  test('as a numbered list before it; what is merely listed there is no choice', () => {
    expect(labels('1. The mill\n2. The pier\n\nWhere do you go?')).toEqual(['The mill', 'The pier'])
    expect(labels('- a rope\n- a lamp\n\nWhat do you do?')).toEqual(['Investigate', 'Talk', 'Attack', 'Move'])
  })
})

test('somebody in the story may ask; any answer will do', () => {
  expect(questionIn('> **Rook**: "And who are you?"', party)).toMatchObject({ header: 'Question', options: [] })
})
