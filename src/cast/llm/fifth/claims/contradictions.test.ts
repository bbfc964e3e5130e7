/** Claims against facts, by a table: how much of what is false is found, and how little of what is true is called false. */
import { expect, test } from 'vitest'
import {
  falseAside,
  falseClaims,
  falseSoft,
  innocent,
  innocentAside,
  innocentSoft,
  type Told,
} from './claims.fixture.ts'
import { contradictions } from './contradictions.ts'
import { moments } from './moments.fixture.ts'

const found = ([moment, text]: Told): readonly string[] => contradictions(text, moments[moment])
const missed = (told: readonly Told[]): readonly string[] =>
  told.filter(one => found(one).length === 0).map(([moment, text]) => `${moment}: ${text}`)
const alarms = (told: readonly Told[]): readonly string[] =>
  told.filter(one => found(one).length > 0).map(one => `${one.join(': ')} -> ${found(one).join(' ')}`)

test('17.4: what is false is found, also softly told', () => {
  expect(missed(falseClaims)).toEqual([])
  expect(missed(falseAside)).toEqual([])
  expect(missed(falseSoft)).toEqual([])
})

test('what is true, or states nothing, is left alone', () => {
  expect(alarms(innocent)).toEqual([])
  expect(alarms(innocentAside)).toEqual([])
  expect(alarms(innocentSoft)).toEqual([])
})

test('each contradiction says what the rules know', () => {
  const facts: readonly (readonly [Told, string])[] = [
    [['clash', 'Maren hits the first goblin.'], 'The attack of Maren Okell on Goblin 1 missed.'],
    [['clash', 'Ilvane stabs Captain Vex.'], 'Ilvane Sorrel made no attack on Captain Vex.'],
    [['clash', "Dabney's dagger goes wide."], 'The attack of Dabney Thrupp on Goblin 2 hit.'],
    [['clash', 'Goblin 2 dies.'], 'Goblin 2 is not dead.'],
    [['clash', 'Goblin 2 takes 9 damage.'], 'No damage of 9 was done: Goblin 2 took 6.'],
    [['burglary', 'Dabney slips by unseen.'], 'Dabney Thrupp: the Stealth check failed.'],
    [['quiet', 'The reeve hands Maren a potion.'], 'Maren Okell got no potion.'],
  ]
  for (const [told, fact] of facts) expect(found(told).join(' ')).toContain(fact)
})

test('nothing a player or a page can say breaks it', () => {
  const odd = [
    '',
    '"',
    '**',
    '?'.repeat(500),
    'Maren '.repeat(2000),
    'and '.repeat(2000),
    '\\ ( [ {',
    'Goblin 1'.repeat(300),
  ]
  for (const text of odd) expect(Array.isArray(contradictions(text, moments.clash))).toBe(true)
})
