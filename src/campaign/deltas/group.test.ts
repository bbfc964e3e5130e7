import { expect, test } from 'vitest'
import { mergeDelta } from './merge.ts'
import { stateWriter } from './writers.ts'

const merge = (target: string, delta: string): string => mergeDelta(stateWriter, target, delta).text

const status = (...lines: readonly string[]): string => `## Party Status\n${lines.join('\n')}\n`

test('slots go into their own group, and the hit points beside them stay', () => {
  const page = status('**Hit Points**:', '- Orsa: 4/9', '', '**Spell Slots Remaining**:', '- Orsa: 1st 2/2', '- None')
  expect(merge(page, '- Party Slots: Orsa: 1st 1/2; Vell: 1st 3/3\n')).toBe(
    status(
      '**Hit Points**:',
      '- Orsa: 4/9',
      '',
      '**Spell Slots Remaining**:',
      '- Orsa: 1st 1/2',
      '- None',
      '- Vell: 1st 3/3',
    ),
  )
})

test('a section without the group gets one, once', () => {
  const once = merge(status('- Orsa: 4/9'), '- Party Conditions: Orsa: poisoned and prone\n')
  expect(once).toBe(status('- Orsa: 4/9', '', '**Conditions/Effects**:', '- Orsa: poisoned and prone'))
  expect(merge(once, '- Party Conditions: Orsa: poisoned and prone\n')).toBe(once)
  expect(merge(once, '- Party Conditions: Orsa: none\n')).toContain('- Orsa: none')
})

test('hit points are not written into the group that was made', () => {
  const page = merge(status('- Orsa: 4/9'), '- Party Slots: Orsa: 1st 1/2\n')
  expect(merge(page, '- Party HP: Orsa 2/9\n')).toBe(
    status('- Orsa: 2/9', '', '**Spell Slots Remaining**:', '- Orsa: 1st 1/2'),
  )
})

test('words that name nobody are told, and change nothing', () => {
  const merged = mergeDelta(stateWriter, status('- Orsa: 4/9'), '- Party Slots: all spent\n')
  expect(merged.applied).toBe(0)
  expect(merged.warnings).toMatchObject([{ code: 'group-unclear' }])
})
