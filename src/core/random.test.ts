import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Rng } from './random.ts'
import { below, belowFair, fairLimit, nextWord, rngOf, rollFace, seedRng, streamOf, toRng } from './random.ts'

const draw = (rng: Rng, times: number): readonly number[] => {
  const stream = streamOf(rng)
  return Array.from({ length: times }, () => nextWord(stream))
}

test('the generator is xoshiro128**: the known words from the state 1, 2, 3, 4', () => {
  expect(draw([1, 2, 3, 4], 10)).toEqual([
    11520, 0, 5927040, 70819200, 2031721883, 1637235492, 1287239034, 3734860849, 3729100597, 4258142804,
  ])
})

test('the same seed gives the same rolls on every machine', () => {
  const faces = (seed: string | number, sides: number, times: number): readonly number[] => {
    const stream = streamOf(seedRng(seed))
    return Array.from({ length: times }, () => below(stream, sides) + 1)
  }
  expect(seedRng(7)).toEqual([1302448473, 3497556597, 2699418522, 3963097046])
  expect(faces(7, 20, 12)).toEqual([2, 14, 4, 7, 1, 7, 14, 2, 4, 18, 8, 5])
  expect(faces('the gate at dusk', 6, 12)).toEqual([3, 1, 3, 2, 4, 3, 2, 4, 3, 2, 6, 3])
  expect(faces(7, 20, 3)).toEqual(faces('7', 20, 3))
})

test('seeds next to each other have nothing in common', () => {
  const firsts = Array.from({ length: 1000 }, (_, seed) => draw(seedRng(seed), 1)[0])
  expect(new Set(firsts).size).toBeGreaterThan(995)
  expect(seedRng(1)).not.toEqual(seedRng(2))
  expect(seedRng('')).not.toContain(undefined)
})

test('a state goes through JSON and goes on where it was', () => {
  fc.assert(
    fc.property(fc.string(), fc.nat(50), (seed, moves) => {
      const stream = streamOf(seedRng(seed))
      for (let left = moves; left > 0; left -= 1) nextWord(stream)
      const saved = toRng(JSON.parse(JSON.stringify(rngOf(stream))))
      expect(saved && draw(saved, 5)).toEqual(Array.from({ length: 5 }, () => nextWord(stream)))
    }),
    { seed: 7 },
  )
})

test('what was not saved by us is no generator', () => {
  for (const value of [
    null,
    7,
    '1,2,3,4',
    [1, 2, 3],
    [0, 0, 0, 0],
    [1, 2, 3, -4],
    [1, 2, 3, 1.5],
    [1, 2, 3, 2 ** 32],
  ]) {
    expect(toRng(value)).toBeUndefined()
  }
  expect(toRng([0, 0, 0, 1])).toEqual([0, 0, 0, 1])
})

test('a draw is always below its size, and the quick draw is the same draw', () => {
  fc.assert(
    fc.property(fc.integer(), fc.integer({ min: 1, max: 2 ** 31 }), (seed, size) => {
      const [slow, quick] = [streamOf(seedRng(seed)), streamOf(seedRng(seed))]
      for (let left = 5; left > 0; left -= 1) {
        const drawn = below(slow, size)
        expect(drawn).toBeLessThan(size)
        expect(belowFair(quick, size, fairLimit(size))).toBe(drawn)
      }
      expect(rngOf(quick)).toEqual(rngOf(slow))
    }),
    { seed: 7 },
  )
})

test('the largest size takes every word as it comes', () => {
  expect(below(streamOf([1, 2, 3, 4]), 2 ** 32)).toBe(11520)
  expect(fairLimit(2 ** 32)).toBe(2 ** 32)
  expect(fairLimit(6)).toBe(2 ** 32 - 4)
})

test('words past the fair limit are thrown away', () => {
  // With three quarters of all words fair, about every fourth draw takes another word.
  const size = 3 * 2 ** 30
  const stream = streamOf(seedRng(1))
  const words = draw(seedRng(1), 40)
  const drawn = Array.from({ length: 20 }, () => below(stream, size))
  expect(drawn).toEqual(words.filter(word => word < size).slice(0, 20))
})

test('every face of a die is as likely as any other', () => {
  const stream = streamOf(seedRng('fair'))
  const counts = Array.from({ length: 20 }, () => 0)
  const rolls = 200_000
  for (let left = rolls; left > 0; left -= 1) {
    const face = below(stream, 20)
    counts[face] = (counts[face] ?? 0) + 1
  }
  const expected = rolls / 20
  const chiSquare = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
  expect(chiSquare).toBeLessThan(43.8) // 19 degrees of freedom: one fair die in a thousand would fail
})

test('one face, and the generator after it', () => {
  const first = rollFace(6, seedRng(3))
  const stream = streamOf(seedRng(3))
  expect(first.face).toBe(below(stream, 6) + 1)
  expect(first.rng).toEqual(rngOf(stream))
})
