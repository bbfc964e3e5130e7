import { describe, expect, test } from 'vitest'
import type { Edited } from './edit.ts'
import { applyHitPoints } from './hit-points.ts'
import { contextOf, itemOf, passage } from './scenario.ts'

const party = ['Corwin Vale', 'Orsa']

const strike = (text: string, news: string, children: readonly string[] = []): Edited =>
  applyHitPoints(passage(text), itemOf('PARTY HP', news, children), contextOf({ party }))

describe('only the numbers of the one who was hit change', () => {
  test.each([
    ['- Orsa: 8/8, poisoned', 'Orsa took 5', '- Orsa: 3/8, poisoned'],
    ['- Orsa: 8 / 8', 'Orsa 3/8', '- Orsa: 3 / 8'],
    ['- Orsa: 3/8', 'Orsa takes 5 damage', '- Orsa: 0/8'],
    ['- Orsa: 3/8', 'Orsa heals 20', '- Orsa: 8/8'],
    ['- Orsa: 3/8', 'Orsa at full health', '- Orsa: 8/8'],
    ['| Corwin Vale | 8/8 |\n| Orsa | 6/6 |', 'Corwin 2/8', '| Corwin Vale | 2/8 |\n| Orsa | 6/6 |'],
    ['- Corwin: 8/8 (healed by Orsa)\n- Orsa: 4/6', 'Orsa 1/6', '- Corwin: 8/8 (healed by Orsa)\n- Orsa: 1/6'],
    ['- Orsa', 'Orsa 1/6', '- Orsa: 1/6'],
  ])('%j, and %j', (before, news, after) => {
    expect(strike(before, news).passage.raw).toBe(after)
  })
})

test('one line may wound two, and each is told', () => {
  const edited = strike('- Orsa: 8/8\n- Corwin: 8/8', 'Orsa took 1, Corwin took 2')
  expect(edited.changes.map(({ after }) => after)).toEqual(['- Orsa: 7/8', '- Corwin: 6/8'])
})

test('nested lines are read like the line itself, a character each', () => {
  const edited = strike('- Orsa: 8/8\n- Corwin: 8/8', '', ['  - Orsa 2/8', '  - **Corwin**: took 1'])
  expect(edited.passage.raw).toBe('- Orsa: 2/8\n- Corwin: 7/8')
  expect(edited.notes).toEqual([])
})

test('someone new gets a line', () => {
  expect(strike('- Orsa: 8/8', 'Corwin 3/8').passage.raw).toBe('- Orsa: 8/8\n- Corwin: 3/8')
})

test('in files with groups, hit points are written in their own', () => {
  const groups = '**Spell Slots**:\n- Orsa: 1/2\n\n**Hit Points**:\n- None\n\n**Gold**: 12'
  expect(strike(groups, 'Orsa 3/8').passage.raw).toBe(
    '**Spell Slots**:\n- Orsa: 1/2\n\n**Hit Points**:\n- Orsa: 3/8\n\n**Gold**: 12',
  )
})

test('where other groups stand and none of hit points, theirs are left alone', () => {
  expect(strike('**Spell Slots**:\n- Orsa: 1/2', 'Orsa 3/8').passage.raw).toBe(
    '- Orsa: 3/8\n**Spell Slots**:\n- Orsa: 1/2',
  )
})

test('numbers that cannot be are written as given, with a warning', () => {
  expect(strike('- Orsa: 8/8', 'Orsa 12/8')).toMatchObject({
    passage: { raw: '- Orsa: 12/8' },
    notes: [{ code: 'hit-points-odd' }],
  })
})

test('words without numbers keep the numbers that were known beside them', () => {
  const edited = strike('- Orsa: 8/8', 'Orsa feels poorly')
  expect(edited.passage.raw).toBe('- Orsa feels poorly (8/8)')
  expect(edited.notes).toEqual([expect.objectContaining({ code: 'hit-points-unclear' })])
})

test('a sentence about nobody is written once', () => {
  const once = strike('', 'everyone is tired').passage.raw
  expect(once).toBe('- everyone is tired')
  expect(strike(once, 'everyone is tired').changes).toEqual([])
})
