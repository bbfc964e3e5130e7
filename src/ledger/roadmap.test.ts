import * as fc from 'fast-check'
import { assert, expect, test } from 'vitest'
import { splitLines } from './lines.ts'
import { type RoadmapWish, roadmapChange, viewPlan } from './roadmap.ts'
import { statuses } from './roadmap-marker.ts'
import type { Content } from '../store/port.ts'
import { hashOf } from '../store/hash.ts'

const plan = (id: string, status: RoadmapWish['status'] = 'complete'): RoadmapWish => ({ kind: 'plan', id, status })
const phase = (id: string, status: RoadmapWish['status'] = 'complete'): RoadmapWish => ({ kind: 'phase', id, status })

function marked(text: string, wish: RoadmapWish): string {
  const bytes = Buffer.from(text, 'utf8')
  const before: Content = { bytes, hash: hashOf(bytes) }
  const edited = roadmapChange('ROADMAP.md', wish).edit(before)
  if (!edited.ok) return edited.refusal.error
  return Buffer.from(edited.value?.bytes ?? bytes).toString('utf8')
}

test.each([
  ['a task list', '- [ ] Plan 01-02: Auth', '- [x] Plan 01-02: Auth'],
  ['a starred, bold one', '* [ ] **01-02** Auth', '* [x] **01-02** Auth'],
  ['a numbered one', '1. [ ] 01-02: Auth', '1. [x] 01-02: Auth'],
  ['a nested one', '    - [ ] Plan 01-02', '    - [x] Plan 01-02'],
  ['a quoted one', '> - [ ] Plan 01-02', '> - [x] Plan 01-02'],
  ['a linked one', '- [ ] [01-02](plans/01-02.md) Auth', '- [x] [01-02](plans/01-02.md) Auth'],
  ['one named by its file', '- [ ] 01-02-PLAN.md: Auth', '- [x] 01-02-PLAN.md: Auth'],
  ['one in code', '- [ ] `01-02` Auth', '- [x] `01-02` Auth'],
  ['one under way', '- [~] Plan 01-02: Auth', '- [x] Plan 01-02: Auth'],
  ['a box without a blank', '- [] Plan 01-02: Auth', '- [x] Plan 01-02: Auth'],
  ['a box at the end', '- Plan 01-02: Auth [ ]', '- Plan 01-02: Auth [x]'],
  ['a heading with a box', '### [ ] Plan 01-02: Auth', '### [x] Plan 01-02: Auth'],
  ['a heading with a box behind', '### Plan 01-02: Auth [ ]', '### Plan 01-02: Auth [x]'],
  [
    'a Status line',
    '### Plan 01-02: X\n\nText.\nStatus: In Progress\n',
    '### Plan 01-02: X\n\nText.\nStatus: Complete\n',
  ],
  ['a bold Status', '### Plan 01-02\n**Status**: Pending  \n', '### Plan 01-02\n**Status**: Complete  \n'],
  ['a bold Status and colon', '## 01-02\n**Status:** Pending', '## 01-02\n**Status:** Complete'],
  ['a bold value', '## 01-02\n- Status: **In Progress**', '## 01-02\n- Status: **Complete**'],
  ['an empty Status', '## 01-02\nStatus:\n', '## 01-02\nStatus: Complete\n'],
  ['a Status that is a box', '## 01-02\nStatus: [ ]\n', '## 01-02\nStatus: [x]\n'],
  [
    'an item with a Status below',
    '- **Plan 01-02**: X\n  - Status: Pending',
    '- **Plan 01-02**: X\n  - Status: Complete',
  ],
  ['a row', '| 01-02 | Auth | Pending |', '| 01-02 | Auth | Complete |'],
  ['a wide row', '| 01-02 | Auth | Pending     |', '| 01-02 | Auth | Complete    |'],
  ['a narrow row', '|01-02|Auth|Pending|', '|01-02|Auth|Complete|'],
  ['a row with a box', '| [ ] | 01-02 | Auth |', '| [x] | 01-02 | Auth |'],
  ['a row with a bar in it', '| 01-02 | A \\| B | Todo |', '| 01-02 | A \\| B | Complete |'],
])('%s is marked complete', (_, before, after) => {
  expect(marked(before, plan('01-02'))).toBe(after)
})

test('the column called Status is the one that changes, whatever stands in it', () => {
  const table = (word: string) => `| Plan | Status | Done on |\n| --- | :---: | --- |\n| 01-02 | ${word} | Pending |\n`
  expect(marked(table('Waiting for Ann'), plan('01-02'))).toBe(table('Complete       '))
  expect(marked(table(''), plan('01-02'))).toBe(table('Complete'))
})

test.each([
  ['pending', '- [ ] 01-02', '## 01-02\nStatus: Pending'],
  ['in_progress', '- [ ] 01-02', '## 01-02\nStatus: In Progress'],
  ['blocked', '- [ ] 01-02', '## 01-02\nStatus: Blocked'],
  ['failed', '- [ ] 01-02', '## 01-02\nStatus: Failed'],
  ['complete', '- [X] 01-02', '## 01-02\nStatus: Complete'],
] as const)('%s is a box and a word', (status, box, word) => {
  expect(marked('- [X] 01-02', plan('01-02', status))).toBe(box)
  expect(marked('## 01-02\nStatus: Whatever', plan('01-02', status))).toBe(word)
})

test.each([
  '- [ ] Plan 01-021: Other',
  '- [ ] Plan 101-02: Other',
  '- [ ] Plan 01-02.1: Other',
  '- [ ] Plan 01-02-03: Other',
  '- [ ] Plan 02-01: Auth, after 01-02',
  '- [ ] Phase 01-02: Other',
  '| 02-01 | 01-02 | Pending |',
  'Plan 01-02 is the next one. [ ]',
  '```\n- [ ] Plan 01-02\n```',
  '~~~md\n- [ ] Plan 01-02\n```\n- [ ] Plan 01-02\n~~~',
  '<!--\n- [ ] Plan 01-02\n-->',
])('%j is not about plan 01-02', text => {
  expect(marked(text, plan('01-02'))).toMatch(/^No line of/)
})

test('after a fence and a comment, lines speak again', () => {
  const text = (box: string) => `\`\`\`\n- [ ] 01-02\n\`\`\`\n<!-- a -->\n<!--\n- [ ] 01-02\n-->\n- [${box}] 01-02\n`
  expect(marked(text(' '), plan('01-02'))).toBe(text('x'))
})

test('a plan that is named and has nothing to mark is told with a way on', () => {
  expect(marked('### Plan 01-02: Auth\n\nText.\n### Plan 01-03\nStatus: Pending\n', plan('01-02'))).toBe(
    '"ROADMAP.md" names plan 01-02, and nothing there can be marked. Give it a checkbox or a "Status:" line.',
  )
})

test('phases are found with and without their zero, and plans of the phase are left alone', () => {
  const text = '- [ ] 02-01: Plan\n- [ ] **Phase 2: Build** - all of it\n- [ ] Phase 2.1: Extra\n- [ ] Phase 20: Late\n'
  expect(marked(text, phase('02'))).toBe(text.replace('[ ] **Phase 2', '[x] **Phase 2'))
  expect(marked('| 1. Ground | 0/3 | Not started |', phase('01', 'in_progress'))).toBe(
    '| 1. Ground | 0/3 | In Progress |',
  )
})

test('only the first of several signs changes, and the others are counted', () => {
  const text = '- [ ] 01-02\n\n| 01-02 | Pending |\n'
  expect(marked(text, plan('01-02'))).toBe('- [x] 01-02\n\n| 01-02 | Pending |\n')
  expect(viewPlan(text, plan('01-02'))).toEqual({ line: '- [ ] 01-02', isMarked: false, others: 1 })
})

test('line endings, a byte order mark and blanks at the end of a line stay', () => {
  expect(marked('\uFEFF- [ ] 01-02  \r\n\t \r\nlast', plan('01-02'))).toBe('\uFEFF- [x] 01-02  \r\n\t \r\nlast')
})

test('a line that tries patience is answered at once', () => {
  const started = performance.now()
  for (const piece of [' ', '|', '[', '*', '> ', '`', '- ', '#'])
    marked(`${piece.repeat(200_000)}01-02\n- ${piece.repeat(200_000)} 01-02\n- [ ] 01-02`, plan('01-02'))
  expect(performance.now() - started).toBeLessThan(5000)
})

const shapes = fc.constantFrom(
  (id: string) => `- [ ] Plan ${id}: Auth`,
  (id: string) => `* [x] **${id}** done`,
  (id: string) => `### Plan ${id}: X`,
  (id: string) => `| ${id} | Auth | Pending |`,
  () => 'Status: In Progress',
  () => '```',
  () => '| --- | --- | --- |',
  () => '| Plan | What | Status |',
  () => '',
  () => 'Some words, with 01-02 among them.  ',
)
const ids = fc.constantFrom('01-01', '01-02', '01-021', '2')
const endings = fc.constantFrom('\n', '\r\n')
const roadmaps = fc.array(fc.tuple(shapes, ids, endings).map(([shape, id, ending]) => shape(id) + ending))

test('an edit changes one line at most, and asking again finds it as it was asked', () => {
  fc.assert(
    fc.property(roadmaps, ids, fc.constantFrom(...statuses), (lines, id, status) => {
      const text = lines.join('')
      const after = marked(text, plan(id, status))
      if (viewPlan(text, plan(id, status)) === undefined) return
      const [old, now] = [splitLines(text), splitLines(after)]
      expect(now).toHaveLength(old.length)
      expect(now.filter((line, at) => line !== old[at]).length).toBeLessThanOrEqual(1)
      const view = viewPlan(after, plan(id, status))
      assert(view?.isMarked)
      expect(marked(after, plan(id, status))).toBe(after)
    }),
    { numRuns: 1000 },
  )
})
