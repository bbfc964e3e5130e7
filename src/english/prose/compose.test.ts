import { assert, property, integer } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { seedRng } from '../../core/random.ts'
import { compose } from './compose.ts'
import type { Grammar, Said } from './prose.ts'
import { sayOnce, wasSaid } from './say-once.ts'
import { sentencesOf } from '../prose-sentences.ts'

const rain: Grammar = {
  start: [
    '#sky.cap# over #place#. #who.cap# #does#.',
    '#who.cap# #does#, and #sky# stays.',
    '#who# looks up , at last.',
  ],
  sky: ['grey light', 'a thin rain', 'fog'],
  does: ['waits', 'shrugs', 'finds #thing.a#', 'counts the #thing.s#'],
  thing: ['oar', 'lantern', 'box', 'hourglass'],
}
const given = { place: 'the Salt Market', who: 'Maren' }

/** Everything one evening of the same question hears. */
function evening(seed: number, turns: number): readonly string[] {
  let [said, rng]: [Said, ReturnType<typeof seedRng>] = [[], seedRng(seed)]
  return Array.from({ length: turns }, () => {
    const words = compose(rain, 'start', given, said, rng)
    ;[said, rng] = [words.said, words.rng]
    return words.text
  })
}

describe('a grammar speaks', () => {
  test('and says nothing twice while it has anything else to say', () => {
    assert(
      property(integer(), seed => {
        const sentences = evening(seed, 11).flatMap(sentencesOf)
        expect(new Set(sentences).size).toBe(sentences.length)
      }),
      { numRuns: 60 },
    )
  })

  test('the same words for the same seed', () => {
    expect(evening(7, 30)).toEqual(evening(7, 30))
    expect(evening(7, 30)).not.toEqual(evening(8, 30))
  })

  test('in whole words: no symbol, no double space, no stray comma', () => {
    assert(
      property(integer(), seed => {
        for (const text of evening(seed, 20)) {
          expect(text).not.toMatch(/#|\s\s|\s[,.]|[,.]{2}|,\./u)
          expect(text).toMatch(/^[A-Z].*\.$/u)
        }
      }),
      { numRuns: 30 },
    )
  })

  test('and when all is said, what was said longest ago', () => {
    const three: Grammar = { start: ['One bell.', 'Two bells.', 'Three bells.'] }
    let [said, rng]: [Said, ReturnType<typeof seedRng>] = [[], seedRng(1)]
    const heard = Array.from({ length: 9 }, () => {
      const words = compose(three, 'start', {}, said, rng)
      ;[said, rng] = [words.said, words.rng]
      return words.text
    })
    expect(new Set(heard.slice(0, 3)).size).toBe(3)
    expect(heard.slice(3, 6)).toEqual(heard.slice(0, 3))
    expect(heard.slice(6)).toEqual(heard.slice(0, 3))
  })

  test('not about what it was not told, nor for ever', () => {
    expect(compose({ start: ['#nobody# waits.'] }, 'start', {}, [], seedRng(1)).text).toBe('Waits.')
    expect(compose({ start: ['on and #start#'] }, 'start', {}, [], seedRng(1)).text).toMatch(/^On and on/u)
    expect(compose({}, 'start', {}, [], seedRng(1)).text).toBe('')
    expect(compose({}, 'constructor', {}, [], seedRng(1)).text).toBe('')
  })

  test('and leaves the words it is handed as they are', () => {
    const words = compose(
      { start: ['"#line#" #who# says.'] },
      'start',
      { line: 'The #start# of it', who: 'Pell' },
      [],
      seedRng(1),
    )
    expect(words.text).toBe('"The #start# of it" Pell says.')
  })

  test('within a text it does not use one word twice when there are others', () => {
    const colours: Grammar = { start: ['#colour#, #colour# and #colour#.'], colour: ['red', 'green', 'blue'] }
    for (let seed = 0; seed < 20; seed += 1)
      expect(
        new Set(
          compose(colours, 'start', {}, [], seedRng(seed))
            .text.toLowerCase()
            .match(/[a-z]+/gu),
        ).size,
      ).toBe(4)
  })

  test('with a short memory, however long the evening', () => {
    let [said, rng]: [Said, ReturnType<typeof seedRng>] = [[], seedRng(3)]
    for (let turn = 0; turn < 500; turn += 1) {
      const words = compose({ start: [`Bell number #n# rings out.`] }, 'start', { n: String(turn) }, said, rng)
      ;[said, rng] = [words.said, words.rng]
    }
    expect(said.length).toBeLessThanOrEqual(400)
  })
})

describe("the campaign's own text", () => {
  const texts = ['The tide is out.', 'Gulls quarrel on the roof.', 'Somebody has swept the step.']

  test('is told once each, then again from the one told first', () => {
    let [said, rng]: [Said, ReturnType<typeof seedRng>] = [[], seedRng(5)]
    const heard = Array.from({ length: 6 }, () => {
      const words = sayOnce(texts, said, rng)
      ;[said, rng] = [words.said, words.rng]
      return words.text
    })
    expect(heard.slice(0, 3).sort()).toEqual([...texts].sort())
    expect(heard.slice(3)).toEqual(heard.slice(0, 3))
    expect(wasSaid('the tide is out', said)).toBe(true)
  })

  test('may be empty', () => {
    expect(sayOnce([], [], seedRng(1)).text).toBe('')
    expect(sayOnce(['  '], [], seedRng(1)).text).toBe('')
  })
})
