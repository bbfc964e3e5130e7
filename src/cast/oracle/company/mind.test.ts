/** Companions speak to what happened, from the facts of it; nobody reads the words of a telling. */
import { expect, test } from 'vitest'
import type { Part } from '../../../table/parts.ts'
import { voices, type Manner } from '../content/voices.ts'
import { feltIn, isHushed } from './moment.ts'

const party = ['Korda Venn', 'Maren Okell', 'Dabney Thrupp']
const dead: Part = { kind: 'fell', who: 'Dabney Thrupp', how: 'dead', text: '' }
const found: Part = { kind: 'found', what: 'Brass Key', by: 'Korda Venn', text: 'A key lies there.' }

test('14.4: a death weighs more than a find, and hushes advice', () => {
  const felt = feltIn([found, dead], party, 'Korda Venn')
  expect(felt.map(({ kind }) => kind)).toEqual(['grief', 'key'])
  expect(isHushed(felt)).toBe(true)
})

test('14.4: the same death has other words when it is no friend', () => {
  const [first] = feltIn([{ kind: 'fell', who: 'Cobb Varley', how: 'dead', text: '' }], party)
  expect(first?.kind).toBe('blood')
})

test('14.4: what only words say is nothing to speak of', () => {
  expect(feltIn([{ kind: 'prose', text: 'Dabney Thrupp is dead. A dragon roars.' }], party)).toEqual([])
})

const keysOf = (book: object): readonly string[] =>
  Object.entries(book).flatMap(([name, part]) =>
    Array.isArray(part) || typeof part === 'string' ? [name] : Object.keys(part as object).map(key => `${name}.${key}`),
  )

test.each(Object.keys(voices) as Manner[])('14.5: the voice "%s" has a line for everything the others have', manner => {
  expect(keysOf(voices[manner])).toEqual(keysOf(voices.warm))
  const empty = Object.values(voices[manner])
    .flatMap(part => (typeof part === 'string' ? [part] : Object.values(part).flat()))
    .filter(text => text.trim() === '')
  expect(empty).toEqual([])
})

const linesOf = (part: unknown): readonly string[] =>
  typeof part === 'string'
    ? []
    : Array.isArray(part)
      ? part.map(String)
      : Object.values(part as object).flatMap(linesOf)

test('14.5: no two voices share a line', () => {
  const long = Object.values(voices)
    .flatMap(voice => linesOf({ ...voice, signs: [] }))
    .filter(text => text.length > 24)
  expect(long.filter((text, at) => long.indexOf(text) !== at)).toEqual([])
})
