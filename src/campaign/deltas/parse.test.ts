import { expect, test } from 'vitest'
import { parseDelta } from './parse.ts'
import { knowledgeWriter, stateWriter } from './writers.ts'

const told = (delta: string): readonly unknown[] =>
  parseDelta(delta, stateWriter).items.map(({ keyword, text, children }) => [keyword, text, ...children])
const codes = (delta: string, writer = stateWriter): readonly string[] =>
  parseDelta(delta, writer).warnings.map(({ code, deltaLine }) => `${deltaLine} ${code}`)

test.each([
  ['- NPC: Rook - clerk', ['NPC', 'Rook - clerk']],
  ['NPC: Rook', ['NPC', 'Rook']],
  ['* **npc**: Rook', ['NPC', 'Rook']],
  ['1. **Npc:** Rook', ['NPC', 'Rook']],
  ['- party_hp : Orsa 3/8', ['PARTY HP', 'Orsa 3/8']],
  ['\ufeff- QUEST： Find Odo', ['QUEST', 'Find Odo']],
  ['- NPC:\u00a0Rook\u200b', ['NPC', 'Rook']],
  ['- NPC: Rook\n  who hums\n  - and owes Odo', ['NPC', 'Rook who hums', '  - and owes Odo']],
  ['- SITUATION: Dusk\n  Weather: rain', ['SITUATION', 'Dusk', '  Weather: rain']],
])('%j is heard', (delta, item) => {
  expect(told(delta)).toEqual([item])
})

test('what cannot be taken is told by line and reason', () => {
  const delta = '# News\n- WEATHER: hail\n- hm\nprose\n- NPC:\n<!--\n- NPC: Rook\n-->\n- LEARNED: x\n'
  expect(parseDelta(delta, stateWriter).items).toEqual([])
  expect(codes(delta)).toEqual([
    '2 unknown-keyword',
    '3 no-keyword',
    '4 no-keyword',
    '5 no-content',
    '6 commented-out',
    '7 commented-out',
    '8 commented-out',
    '9 other-writers-keyword',
  ])
})

test.each([
  'SECRET: x',
  '- **Secret**: x',
  '- (SECRET) x',
  '- UPCOMING: x',
  '- GM ONLY: x',
  '- NPC: Rook\n  - SECRET: x',
])('the party is not told %j', delta => {
  expect(parseDelta(delta, knowledgeWriter).items).toEqual([])
  expect(codes(delta, knowledgeWriter)).toEqual(['1 secret-refused'])
  expect(parseDelta(delta, knowledgeWriter).warnings[0]?.level).toBe('error')
})

test('the party may hear the word "secret" in a sentence', () => {
  expect(parseDelta('- LEARNED: There is a secret door\n', knowledgeWriter).items).toHaveLength(1)
})

test('a bullet without a keyword is something the party has learned', () => {
  expect(parseDelta('- The bell is bronze\n', knowledgeWriter).items).toMatchObject([
    { keyword: 'LEARNED', text: 'The bell is bronze' },
  ])
})

test('headings, fences and blank lines are no news', () => {
  expect(parseDelta('# News\n\n```\n```\n  \n', stateWriter).isEmpty).toBe(true)
  expect(parseDelta('prose\n', stateWriter).isEmpty).toBe(false)
})
