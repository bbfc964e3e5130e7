import { expect, test } from 'vitest'
import type { Entry } from './entry.ts'
import { instantAt } from '../../core/time.ts'
import { lineOf } from './line.ts'

const step = (beat: number, value: string): Entry => ({ type: 'step', beat, key: 'move/1', value })
const back = (to: number, branch: string): Entry => ({ type: 'rewound', to, branch, at: instantAt(0) })

test('after two ways back the line is what counts, and both branches are kept', () => {
  const { entries, branches } = lineOf([
    step(1, 'a'),
    step(2, 'b'),
    step(3, 'c'),
    back(1, 'one'),
    step(2, 'd'),
    back(1, 'two'),
    step(2, 'e'),
  ])
  expect(entries.flatMap(entry => (entry.type === 'step' ? [entry.value] : []))).toEqual(['a', 'e'])
  expect(branches.map(({ name, from, to }) => [name, from, to])).toEqual([
    ['one', 1, 3],
    ['two', 1, 2],
  ])
})

test('13.12 a branch is gone over to, with what it stood on, and the line that was left is a branch', () => {
  const over: Entry = { type: 'switched', onto: 'one', branch: 'three', at: instantAt(0) }
  const { entries, branches } = lineOf([
    step(1, 'a'),
    step(2, 'b'),
    step(3, 'c'),
    back(2, 'one'),
    step(3, 'd'),
    back(1, 'two'),
    step(2, 'e'),
    over,
    step(4, 'f'),
  ])
  expect(entries.flatMap(entry => (entry.type === 'step' ? [entry.value] : []))).toEqual(['a', 'b', 'c', 'f'])
  expect(branches.map(({ name, from, to }) => [name, from, to])).toEqual([
    ['two', 1, 3],
    ['three', 1, 2],
  ])
})
