/** A delta merged at once gives the bytes of its lines merged one after the other: each sees what the one before wrote. */
import { readFileSync } from 'node:fs'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { deltaOf, keywords, pageWith, told, toldOf, type Told } from './pages.ts'
import { mergeState } from './table.ts'

const runs = { seed: 20_261_116, numRuns: 150 }

/** Sections are written in the order in which they are first spoken of, and of several situations the last counts. */
function inTurn(lines: readonly Told[]): readonly Told[] {
  const order = [...new Set(lines.map(({ keyword }) => keyword))]
  return order.flatMap(keyword => {
    const some = lines.filter(line => line.keyword === keyword)
    return keyword === 'SITUATION' ? some.slice(-1) : some
  })
}

const oneAtATime = (before: string, lines: readonly Told[]): string =>
  inTurn(lines).reduce((text, line) => mergeState(text, deltaOf([line])).text, before)

/** The same few names again and again, so that lines meet in the same places. */
const people = fc.constantFrom(
  'Rook - gone',
  'Rook - back',
  'Rook',
  'the Rook - a ship',
  'Odo - owes Rook',
  'Odo | Pim - friends',
  'Pim - #1 of all',
)
const meeting = fc.oneof<fc.Arbitrary<Told>[]>(
  people.map(words => ({ keyword: 'NPC', line: `- NPC: ${words}` })),
  people.map(words => ({ keyword: 'NPC', line: `- NPC: ${words}\n  - says so` })),
  people.map(words => ({ keyword: 'SECRET', line: `- SECRET: ${words}` })),
  fc.constant({ keyword: 'Party HP', line: '- Party HP: Orsa took 2 damage, Pim 3/8' }),
  fc.constant({ keyword: 'Party HP', line: '- Party HP: Pim heals 4' }),
)

describe('a delta is its lines, one after the other', () => {
  test('on pages of any shape', () => {
    fc.assert(
      fc.property(pageWith(keywords), fc.array(told, { maxLength: 12 }), (before, lines) => {
        expect(mergeState(before.text, deltaOf(lines)).text).toBe(oneAtATime(before.text, lines))
      }),
      runs,
    )
  })

  test('when they all speak of the same people', () => {
    const scene = fc.tuple(pageWith(['NPC', 'SECRET', 'Party HP']), fc.array(meeting, { maxLength: 20 }))
    fc.assert(
      fc.property(scene, ([before, lines]) => {
        expect(mergeState(before.text, deltaOf(lines)).text).toBe(oneAtATime(before.text, lines))
      }),
      runs,
    )
  })

  test('on pages with tables, blocks and bold groups', () => {
    const shaped = fc.constantFrom(
      ...['lantern-fen', 'ashen-stair'].map(name =>
        readFileSync(new URL(`../fixtures/${name}/story-state.md`, import.meta.url), 'utf8'),
      ),
    )
    fc.assert(
      fc.property(shaped, fc.array(fc.oneof(told, meeting), { maxLength: 12 }), (before, lines) => {
        expect(mergeState(before, deltaOf(lines)).text).toBe(oneAtATime(before, lines))
      }),
      runs,
    )
  })

  test('where nothing is written twice in a section, the order of the lines is kept', () => {
    fc.assert(
      fc.property(pageWith(['SECRET']), fc.array(toldOf('SECRET'), { maxLength: 30 }), (before, lines) => {
        expect(mergeState(before.text, deltaOf(lines)).text).toBe(oneAtATime(before.text, lines))
      }),
      runs,
    )
  })
})
