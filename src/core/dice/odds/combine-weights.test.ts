import { expect, test } from 'vitest'
import { dieOf } from '../die-kind.ts'
import { add, combine, mapped, mix, repeat, scaled } from './combine-weights.ts'
import type { Work } from './weights.ts'
import { constant, facesOf, isConstant, spend, weigh } from './weights.ts'

const plenty = (): Work => ({ left: 1e9, refusal: null })
const d6 = facesOf(dieOf(6))

test('two dice make a pyramid', () => {
  expect(add(d6, d6, plenty())).toMatchObject({ counts: [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1], total: 36, min: 2, max: 12 })
})

test('many dice do not overflow, and keep their exact mean and ends', () => {
  const many = repeat(d6, 1000, plenty())
  expect(many).toMatchObject({ mean: 3500, min: 1000, max: 6000 })
  expect(many?.counts.every(Number.isFinite)).toBe(true)
})

test('any function of one or of two', () => {
  expect(mapped(d6, value => value % 2)).toMatchObject({ values: [0, 1], counts: [1, 1], mean: 0.5 })
  expect(combine(d6, d6, Math.max, plenty())).toMatchObject({ counts: [1, 3, 5, 7, 9, 11], total: 36 })
  expect(mapped(d6, value => 1 / (value - 3))).toBeNull()
})

test('scaling below zero turns the ends around', () => {
  expect(scaled(d6, -2)).toMatchObject({ min: -12, max: -2, mean: -7 })
  expect(scaled(d6, 0)).toMatchObject({ values: [0] })
})

test('one of two, with their chances', () => {
  const mixed = mix([
    { chance: 1, of: constant(10) },
    { chance: 3, of: d6 },
  ])
  expect(mixed).toMatchObject({ min: 1, max: 10, total: 8, mean: (10 + 3 * 3.5) / 4 })
})

test('common factors are taken out, so that counts stay exact for longer', () => {
  expect(
    weigh(
      new Map([
        [2, 40],
        [1, 20],
      ]),
    ),
  ).toMatchObject({ values: [1, 2], counts: [1, 2], total: 3 })
})

test('work is spent, and runs out', () => {
  const work: Work = { left: 10, refusal: null }
  expect([spend(work, 10), spend(work, 1)]).toEqual([true, false])
  expect(add(d6, d6, { left: 5, refusal: null })).toBeNull()
  expect([isConstant(constant(3)), isConstant(d6)]).toEqual([true, false])
})
