/** What a writer may change of the ear: every row has its verb, every verb its row, and nothing is said twice. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { speechActs } from '../../../table/parts.ts'
import { wordsOf } from '../../../english/tokens.ts'
import { deedVerbs, ideaKinds, matters } from '../desk/wishes.ts'

const read = (name: string): Readonly<Record<string, unknown>> =>
  JSON.parse(readFileSync(`content/oracle/${name}.json`, 'utf8')) as Readonly<Record<string, unknown>>

const phrasesIn = (lists: readonly string[]): readonly string[] => lists.flatMap(list => list.split(',')).map(phrase => phrase.trim()) // prettier-ignore

const kinds = new Set('person companion company crowd place way feature item foe body spell power topic mention thing who where any'.split(' ')) // prettier-ignore
const roles = new Set(['what', 'whom', 'with', 'about', 'where'])

test.each([
  ['verbs', deedVerbs],
  ['speech-acts', speechActs],
  ['questions', matters],
  ['idea-phrases', ideaKinds],
] as const)('%s has a row for each, and no other', (name, all) => {
  expect(Object.keys(read(name)).toSorted()).toEqual([...all].toSorted())
})

type Row = { readonly phrases: readonly string[]; readonly weak?: readonly string[]; readonly takes: Readonly<Record<string, readonly string[]>>; readonly needs?: string } // prettier-ignore

test.each(Object.entries(read('verbs') as Readonly<Record<string, Row>>))(
  '%s can be said, and takes what there is',
  (_, row) => {
    const phrases = phrasesIn(row.phrases)
    expect(phrases.length).toBeGreaterThan(2)
    expect(phrases.filter((phrase, at) => phrases.indexOf(phrase) !== at)).toEqual([])
    expect(phrases.filter(phrase => wordsOf(phrase).length === 0)).toEqual([])
    expect(Object.keys(row.takes).filter(role => !roles.has(role))).toEqual([])
    expect(
      Object.values(row.takes)
        .flat()
        .filter(kind => !kinds.has(kind)),
    ).toEqual([])
    expect(row.needs === undefined || row.needs in row.takes).toBe(true)
  },
)

test('slots of questions are kinds of what there is', () => {
  const cues = Object.values(read('questions') as Readonly<Record<string, readonly string[]>>).flatMap(phrasesIn)
  const slots = cues.flatMap(cue => [...cue.matchAll(/\{(\w+)\}/g)].map(([, slot]) => slot))
  expect(new Set(slots)).toEqual(new Set(['able', 'who', 'what', 'where', 'any', 'spell']))
  expect(cues.filter((cue, at) => cue !== '' && cues.indexOf(cue) !== at)).toEqual([])
})
