import { expect, test } from 'vitest'
import { indexNames } from '../../campaign/names/index-of-names.ts'
import { readSaid } from './said.ts'

const sheet = (fileName: string, text: string) => ({ kind: 'party' as const, fileName, text })
const index = indexNames([sheet('pim-hollow.md', '# Pim Hollow\n'), sheet('tace-ember.md', '# Tace Ember\n')])
const read = (text: string) => readSaid(text, { index })

test.each([
  '[AWAIT_AI_PLAYERS: pim-hollow, tace-ember]',
  '[AWAIT_AI_PLAYERS: Pim and Tace]',
  '[await ai players: pim-hollow; tace-ember].',
  '> **[AWAIT_AI_PLAYERS: {pim-hollow}, {tace-ember}]**',
  'AWAIT_PLAYERS: pim-hollow, tace-ember',
])('%s asks both', signal => {
  expect(read(`Rain.\n\n${signal}\n`)).toMatchObject({
    kind: 'await',
    narrative: 'Rain.',
    companions: ['pim-hollow', 'tace-ember'],
  })
})

test('every word before the signal is kept as it stands', () => {
  const text = '> **Rook**: "Mind the *third* plank."\n\n`Perception: 14 + 3 = 17`\n\n(DC 15 - Success)'
  expect(read(`${text}\n\n[AWAIT_AI_PLAYERS: pim-hollow]`).narrative).toBe(text)
})

test('the last signal wins, and none of them is shown', () => {
  const said = read('One.\n[AWAIT_AI_PLAYERS: pim-hollow]\nTwo.\n[AWAIT_AI_PLAYERS: tace-ember]\nThree.')
  expect(said).toMatchObject({ kind: 'await', companions: ['tace-ember'], after: 'Three.' })
  expect(said.narrative).not.toContain('AWAIT')
})

test('the signal of the other mode, with its fields below, names nobody here', () => {
  expect(read('Rain.\n[AWAIT_PLAYERS]\ncharacters:\n  - name: pim-hollow')).toMatchObject({
    kind: 'empty',
    narrative: 'Rain.',
  })
})

test('a fence around it makes it an example', () => {
  expect(read('```\n[AWAIT_AI_PLAYERS: pim-hollow]\n```')).toMatchObject({ kind: 'none' })
})
