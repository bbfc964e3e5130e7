import { describe, expect, test } from 'vitest'
import { sentencesOf } from '../prose-sentences.ts'
import { aOrAn, listOf, pluralOf, possessiveOf, withA, withThe } from '../nouns.ts'

describe('where sentences end', () => {
  test.each([
    ['The tide is out. Gulls quarrel!', ['The tide is out.', 'Gulls quarrel!']],
    ['"Who goes there? Speak." Nobody does.', ['"Who goes there? Speak."', 'Nobody does.']],
    ['"Who goes?" she asks. It rains.', ['"Who goes?" she asks.', 'It rains.']],
    ['Dr. Hob and J. Pell wait... Then they leave.', ['Dr. Hob and J. Pell wait...', 'Then they leave.']],
    ['\u201cA curly one. Two.\u201d Done.', ['\u201cA curly one. Two.\u201d', 'Done.']],
    ['An "open quote. And on. And on.', ['An "open quote.', 'And on.', 'And on.']],
    ['First line\nof it.\n\nSecond', ['First line of it.', 'Second']],
    ['It was I. He left.', ['It was I.', 'He left.']],
    ['', []],
  ])('%s', (text, expected) => {
    expect(sentencesOf(text)).toEqual(expected)
  })
})

describe('the forms of nouns', () => {
  test('articles go by the sound', () => {
    expect(['hour', 'unicorn', 'old door', 'one-eyed man', 'eel', 'heir', 'union'].map(aOrAn).join(' ')).toBe(
      'an a an a an an a',
    )
    expect([withA('the oar'), withA('Maren'), withThe('a door'), withThe('Salt Market'), withThe('her bow')]).toEqual([
      'an oar',
      'Maren',
      'the door',
      'Salt Market',
      'her bow',
    ])
  })

  test('and so do the rest', () => {
    expect(['rat', 'giant wolf', 'box', 'key of brass', 'fisherman', 'city', 'day'].map(pluralOf)).toEqual([
      'rats',
      'giant wolves',
      'boxes',
      'keys of brass',
      'fishermen',
      'cities',
      'days',
    ])
    expect(['Maren', 'the guards', 'Aldous'].map(possessiveOf)).toEqual(["Maren's", "the guards'", "Aldous's"])
    expect([listOf([]), listOf(['A']), listOf(['A', 'B']), listOf(['A', 'B', 'C'], 'or')]).toEqual([
      '',
      'A',
      'A and B',
      'A, B or C',
    ])
  })
})
