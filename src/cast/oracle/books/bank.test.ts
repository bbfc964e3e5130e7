import { expect, test } from 'vitest'
import { speechActs } from '../../../table/parts.ts'
import { voices } from '../content/voices.ts'
import moments from '../../../../content/oracle/moments.json' with { type: 'json' }
import { bank, filled, handOf } from './bank.ts'

/** Every line, with the keys that lead to it. */
const lines = (value: unknown, path = ''): readonly (readonly [string, string])[] =>
  typeof value === 'string'
    ? [[path, value]]
    : typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([key, one]) => lines(one, path === '' ? key : `${path}.${key}`))
      : []

const gapsIn = (line: string): readonly string[] => [...line.matchAll(/#(\w+)#/g)].map(([, gap = '']) => gap)

/** What a fact has for gaps, by the kind it is filed under; `words` are of whoever speaks. */
const gaps: Readonly<Record<string, readonly string[]>> = {
  fight: ['foes'],
  fell: ['who'],
  goal: ['name'],
  ending: ['name'],
  promise: ['by', 'to', 'what'],
  gained: ['who', 'what', 'from'],
  lost: ['who', 'what', 'to'],
  joined: ['who'],
  parted: ['who'],
  found: ['what', 'words'],
  said: ['who', 'words'],
  arrived: ['where'],
  attitude: ['who'],
  learned: ['from'],
  kept: ['who'],
  page: ['number'],
  veto: ['words'],
}

const kindOf = (key: string): string => key.split('-')[0] ?? key

test('14.5 every gap of a line about a fact is one that this fact fills', () => {
  const banks = { sure: bank.sure, entryTitles: bank.titles, later: bank.later, ...bank.log }
  const odd = Object.entries(banks).flatMap(([name, of]) =>
    lines(of).flatMap(([path, line]) => {
      const allowed = gaps[kindOf(path.split('.')[0] ?? '')] ?? []
      return gapsIn(line)
        .filter(gap => !allowed.includes(gap))
        .map(gap => `${name}.${path}: #${gap}#`)
    }),
  )
  expect(odd).toEqual([])
})

test('14.5 every hand has every bank, with the gaps it may have', () => {
  const [first, ...others] = Object.values(bank.hands)
  for (const hand of others) {
    expect(Object.keys(hand)).toEqual(Object.keys(first ?? {}))
    expect(Object.keys(hand.feel)).toEqual(Object.keys(first?.feel ?? {}))
    expect(Object.keys(hand.pulls)).toEqual(Object.keys(first?.pulls ?? {}))
  }
  const all = Object.values(bank.hands).flatMap(hand => lines(hand))
  const allowed: Readonly<Record<string, readonly string[]>> = {
    spoke: ['words'],
    learned: ['who', 'words'],
    feel: ['who'],
  }
  expect(all.filter(([path, line]) => gapsIn(line).some(gap => !(allowed[path.split('.')[0] ?? ''] ?? []).includes(gap)))).toEqual([]) // prettier-ignore
  expect(Object.values(bank.hands).flatMap(({ shapes }) => shapes.filter(name => !Object.hasOwn(bank.shapes, name)))).toEqual([]) // prettier-ignore
})

test('14.5 every voice has a hand, every moment is one, and every act has a name', () => {
  const hands = { ...bank.hands, ...bank.sameHand }
  expect(Object.keys(voices).filter(manner => !Object.hasOwn(hands, manner))).toEqual([])
  expect(handOf('courtly')).toBe(bank.hands.stern)
  expect(Object.keys(bank.moments).filter(kind => !Object.hasOwn(moments, kind))).toEqual([])
  const felt = new Set(Object.keys(bank.hands.warm.feel))
  expect(Object.values(bank.moments).filter(key => !felt.has(key))).toEqual([])
  const acts: readonly string[] = speechActs
  expect([...Object.keys(bank.own), ...Object.keys(bank.speech)].filter(act => !acts.includes(act))).toEqual([])
})

test('14.5 what is decided has its reason and its title', () => {
  const { decisions, why, titles } = bank.log
  const keys = Object.keys(decisions)
  expect(keys.filter(key => !Object.hasOwn(why, key))).toEqual([])
  expect(keys.filter(key => !Object.hasOwn(titles, key) && !Object.hasOwn(titles, kindOf(key)))).toEqual([])
})

test('no line is in two hands, and a filled line begins as a sentence does', () => {
  const all = Object.values(bank.hands).flatMap(({ openings, ended, feel, pulls }) =>
    lines({ openings, ended, feel, pulls }).map(([, line]) => line),
  )
  expect(all.filter((line, at) => all.indexOf(line) !== at)).toEqual([])
  expect(filled('#who# ran.', { who: 'the clerk' })).toBe('The clerk ran.')
})
