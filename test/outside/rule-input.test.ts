/** A rule's fields as people write them: names behind a colon, or below it with a dash before each. */
import { expect, test } from 'vitest'
import { fifth } from '../../src/games/fifth.ts'
import { ruleInput } from '../../src/table/router/rule-input.ts'

test.each([
  ['in a line', 'who: maren-okell, korda-venn\nskill: stealth\ndc: 12'],
  ['below it', 'who:\n  - maren-okell\n  - korda-venn\nskill: stealth\ndc: 12'],
  ['below it, at the end', 'skill: stealth\ndc: 12\nwho:\n- maren-okell\n- korda-venn'],
])('18: a list is read %s', (_, text) => {
  const read = ruleInput(fifth.rules, 'group-check', text)
  expect(read).toMatchObject({ ok: true, value: { input: { who: ['maren-okell', 'korda-venn'], dc: 12 } } })
})
