import { describe, expect, test } from 'vitest'
import { seedRng } from '../../../core/random.ts'
import { compose } from '../../../english/prose/compose.ts'
import { oddsOf, oddsWords, percentOf } from './odds.ts'
import { askOracle } from './oracle.ts'
import { twist, twistsOf } from './twist.ts'
import type { TwistKind } from './twist.ts'

const asked = (odds: (typeof oddsWords)[number], times = 2_000) => {
  let rng = seedRng(odds)
  return Array.from({ length: times }, () => {
    const answer = askOracle('Is the gate watched?', odds, rng)
    ;({ rng } = answer)
    return answer
  })
}

describe('a question to the oracle', () => {
  test.each(oddsWords)('that is %s is answered yes as often as it says', odds => {
    const answers = asked(odds)
    const share = (answers.filter(({ isYes }) => isYes).length / answers.length) * 100
    expect(Math.abs(share - percentOf[odds])).toBeLessThan(3.5)
    expect(answers.every(({ isYes, degree }) => degree.startsWith(isYes ? 'yes' : 'no'))).toBe(true)
  })

  test('has all six answers, the plain ones the most often, and a twist now and then', () => {
    const answers = asked('even')
    const count = (degree: string): number => answers.filter(one => one.degree === degree).length
    for (const degree of ['yes and', 'yes but', 'no but', 'no and']) {
      expect(count(degree)).toBeGreaterThan(100)
      expect(count('yes')).toBeGreaterThan(count(degree))
      expect(count('no')).toBeGreaterThan(count(degree))
    }
    const twists = answers.filter(({ hasTwist }) => hasTwist).length / answers.length
    expect(twists).toBeGreaterThan(0.05)
    expect(twists).toBeLessThan(0.13)
  })

  test('has no twist and no but where nothing was open', () => {
    expect(new Set(asked('certain').map(({ degree, hasTwist }) => `${degree} ${hasTwist}`))).toEqual(
      new Set(['yes false']),
    )
    expect(new Set(asked('impossible').map(({ degree }) => degree))).toEqual(new Set(['no']))
  })

  test('is answered the same by the same chance', () => {
    expect(askOracle('Is it open?', undefined, seedRng(4))).toEqual(askOracle('Is it open?', undefined, seedRng(4)))
  })
})

describe('the odds of a question', () => {
  test('lean with its words, and never settle it', () => {
    const rank = (question: string): number => oddsWords.indexOf(oddsOf(question))
    expect(rank('Is there a window?')).toBeLessThan(rank('Is there a secret treasure?'))
    expect(rank('Is the guard asleep by any chance?')).toBeGreaterThan(rank('Is the guard there?'))
    expect(oddsOf('Is it so?')).toBe('even')
    expect(oddsOf('surely certainly of course any window, still?')).not.toBe('certain')
    expect(oddsOf('never secret magic gold dragon king')).not.toBe('impossible')
  })

  test('follow what the world says of it', () => {
    expect(oddsOf('Is there a secret door?', { isKnown: true })).toBe('certain')
    expect(oddsOf('Is there a window?', { isKnown: false })).toBe('impossible')
    expect(oddsOf('Is it so?', { for: 1 })).toBe('likely')
    expect(oddsOf('Is it so?', { against: 9 })).toBe('nearly impossible')
  })
})

describe('a twist', () => {
  const given = { who: 'Maren', place: 'the Salt Market', thing: 'the key' }

  test('can be told with the names of any campaign', () => {
    for (let seed = 0; seed < 200; seed += 1) {
      const { text } = twist(seedRng(seed))
      expect(compose({ start: [text] }, 'start', given, [], seedRng(1)).text).toMatch(/^[A-Z][^#]+\.$/u)
    }
  })

  test('needs no name that there is not', () => {
    for (let seed = 0; seed < 200; seed += 1) expect(twist(seedRng(seed), undefined, []).needs).toEqual([])
    expect(twist(seedRng(1), 'omen', []).text).not.toBe('')
  })

  test.each<TwistKind>(['complication', 'opportunity', 'omen', 'mood'])('of the kind %s has many faces', kind => {
    expect(new Set(twistsOf(kind)).size).toBeGreaterThanOrEqual(16)
    expect(twist(seedRng(2), kind).kind).toBe(kind)
  })
})
